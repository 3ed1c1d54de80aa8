/**
 * The disposable child that reads one CSV: its bytes come on standard input, the columns the teacher named as its argument, and
 * what it makes of them goes to the parent. A text of five million separators keeps it busy, not the server.
 */
import { readFileSync } from 'node:fs'
import { importLimits } from '@capivira/core/exchange/contract'
import { guessSeparator, readCsv } from '@capivira/core/exchange/csv'
import { type CsvColumns, csvColumns, guessColumns, rawCards } from '@capivira/core/exchange/csv-columns'
import { decodeText } from '@capivira/core/exchange/decode-text'
import { checkRows, type ImportedRow } from '@capivira/core/exchange/imported-card'

/** What the child tells. */
export type CsvReading = {
  headings: string[]
  columns: CsvColumns
  /** Numbered by the lines of the file, counted from 1. */
  rows: ImportedRow[]
  /** True when there were more cards than are imported at once. */
  cut: boolean
}

function read(chosen: CsvColumns | null): CsvReading {
  const { cards, columns: mostCells } = importLimits
  const text = decodeText(readFileSync(0))
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

process.send?.(read(csvColumns.parse(JSON.parse(process.argv[2] ?? 'null'))), () => process.exit(0))
