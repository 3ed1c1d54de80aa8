/** Excel in Portuguese separates by semicolons, since the comma divides numbers; it knows UTF-8 by the mark at the start. */
export const csvSeparator = ';'
export const byteOrderMark = '\ufeff'

/** A spreadsheet takes text that begins so for a formula, and runs it. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r]/

/** A row as a spreadsheet reads it: separators, quotes and line breaks kept, nothing taken for a formula. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(csvSeparator)}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = formula.test(value) ? `'${value}` : value
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** What {@link csvRow} put before a formula goes again when the file is read back. */
export const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/**
 * The rows of a CSV text (RFC 4180), blank lines left out. Cells may be quoted and then hold line breaks. A quote inside an
 * unquoted cell is itself; an open quote ends with the text. Reading stops after so many rows, and of each row so many cells are kept:
 * what is left out takes no memory.
 */
export function readCsv(text: string, separator: string, most: { rows: number; cells: number }): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith(byteOrderMark) ? 1 : 0
  while (at < text.length && rows.length < most.rows) {
    const { cell, next } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    if (row.length < most.cells) row.push(withoutGuard(cell))
    if (text[next] === separator) {
      at = next + 1
      // A separator at the very end opens one last, empty cell.
      if (at < text.length) continue
      if (row.length < most.cells) row.push('')
    } else {
      at = text.startsWith('\r\n', next) ? next + 2 : next + 1
    }
    if (row.some(value => value.trim() !== '')) rows.push(row)
    row = []
  }
  return rows
}

type Cell = { cell: string; next: number }

function plainCell(text: string, from: number, separator: string): Cell {
  let next = from
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next++
  return { cell: text.slice(from, next), next }
}

function quotedCell(text: string, from: number, separator: string): Cell {
  const parts: string[] = []
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { cell: parts.join('') + text.slice(at), next: text.length }
    parts.push(text.slice(at, quote))
    if (text[quote + 1] === '"') {
      parts.push('"')
      at = quote + 2
      continue
    }
    // Between the closing quote and the separator a spreadsheet writes nothing; whatever stands there is kept.
    const rest = plainCell(text, quote + 1, separator)
    return { cell: parts.join('') + rest.cell, next: rest.next }
  }
}

/** The separator of a CSV text: the one that divides its first lines most evenly. */
export function guessSeparator(text: string): string {
  const candidates = [';', ',', '\t']
  const scores = candidates.map(separator => {
    const widths = readCsv(text.slice(0, 20_000), separator, { rows: 20, cells: 1000 }).map(row => row.length)
    const widest = Math.max(1, ...widths)
    return widest === 1 ? 0 : widths.filter(width => width === widest).length / widths.length + widest / 1000
  })
  return candidates[scores.indexOf(Math.max(...scores))] ?? csvSeparator
}
