import { importLimits } from '@capivira/core/exchange/contract'
import { guessSeparator, readCsv } from '@capivira/core/exchange/csv'
import { type CsvColumns, guessColumns, rawCards } from '@capivira/core/exchange/csv-columns'
import { decodeText } from '@capivira/core/exchange/decode-text'
import { checkRows, type ImportedRow } from '@capivira/core/exchange/imported-card'

/** What a sheet holds. */
export type CsvReading = {
  headings: string[]
  columns: CsvColumns
  /** Numbered by the lines of the file, counted from 1. */
  rows: ImportedRow[]
  /** True when there were more cards than are imported at once. */
  cut: boolean
}

/** The cards of a sheet. Runs in the confined child (import-child.ts): a text of five million separators keeps it busy, not the server. */
export function readSheet(bytes: Uint8Array, chosen: CsvColumns | null): CsvReading {
  const { cards, columns: mostCells } = importLimits
  const text = decodeText(bytes)
  const rows = readCsv(text, guessSeparator(text), { rows: cards + 2, cells: mostCells })
  const first = rows[0] ?? []
  const { columns, hasHeader } = guessColumns(first)
  const body = hasHeader ? rows.slice(1) : rows
  const used = chosen ?? columns
  return {
    headings: first.map((name, place) => (hasHeader && name.trim().slice(0, 60)) || `Coluna ${place + 1}`),
    columns: used,
    rows: checkRows(rawCards(body.slice(0, cards), used), hasHeader ? 2 : 1),
    cut: body.length > cards,
  }
}
