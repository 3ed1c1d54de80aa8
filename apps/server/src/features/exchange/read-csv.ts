import { readFile } from 'node:fs/promises'
import { importLimits } from '@capivira/core/exchange/contract'
import { guessSeparator, readCsv } from '@capivira/core/exchange/csv'
import { type CsvColumns, guessColumns, rawCards } from '@capivira/core/exchange/csv-columns'
import { decodeText } from '@capivira/core/exchange/decode-text'
import type { RawCard } from '@capivira/core/exchange/imported-card'

export type CsvReading = {
  headings: string[]
  columns: CsvColumns
  cards: RawCard[]
  /** The line of the first card, counted from 1. */
  firstRow: number
  cut: boolean
}

/** The cards of a CSV by the columns that the teacher named, else by those that its first row names. */
export async function readCsvFile(path: string, chosen: CsvColumns | null): Promise<CsvReading> {
  const text = decodeText(await readFile(path))
  const rows = readCsv(text, guessSeparator(text), importLimits.cards + 2)
  const first = rows[0] ?? []
  const { columns, hasHeader } = guessColumns(first)
  const body = hasHeader ? rows.slice(1) : rows
  const used = chosen ?? columns
  return {
    headings: first.slice(0, 50).map((name, place) => (hasHeader && name.trim().slice(0, 60)) || `Coluna ${place + 1}`),
    columns: used,
    cards: rawCards(body.slice(0, importLimits.cards), used),
    firstRow: hasHeader ? 2 : 1,
    cut: body.length > importLimits.cards,
  }
}
