import { type ExactText, isChanged } from '../exchange/csv.ts'

/**
 * A cell: text, a number (written with a comma), or nothing; a name that people chose is kept letter by letter: the
 * turma '7-1' is no day of July.
 */
export type Cell = string | number | null | ExactText

/**
 * What a spreadsheet would run as a formula, some behind blanks and with the wide signs of Japanese keyboards. Source:
 * OWASP, 'CSV Injection'.
 */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/

/**
 * A table as Excel in Brazil opens it with a double click: UTF-8 with a mark at its start, semicolons, decimal commas.
 * Text that would run as a formula gets an apostrophe before it.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map(row => row.map(writeCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'object') return isChanged(cell.exact) ? `"=""${cell.exact}"""` : writeCell(cell.exact)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
