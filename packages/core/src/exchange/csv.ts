/**
 * Excel in Portuguese separates by semicolons, since the comma divides numbers; it knows UTF-8 by the mark at the
 * start.
 */
export const csvSeparator = ';'
export const byteOrderMark = '\ufeff'

/**
 * A spreadsheet takes text that begins so for a formula, and runs it; some pass over blanks before it and take the wide
 * signs of Japanese keyboards, too. Source: OWASP, CSV Injection.
 */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/

/** A text that a spreadsheet has to keep letter by letter. */
export type ExactText = { exact: string }
type CsvCell = string | number | null | ExactText

/** A row as a spreadsheet reads it: separators, quotes and line breaks kept, nothing taken for a formula. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(csvSeparator)}\r\n`
}

function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return isChanged(value.exact) ? quoted(`="${value.exact}"`) : csvCell(value.exact)
  const harmless = formula.test(value) ? `'${value}` : value
  return /[";,\r\n]/.test(harmless) ? quoted(harmless) : harmless
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

const month = '(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sept?|out|oct|nov|dez|dec)[a-zç]{0,7}\\.?'

/**
 * What Excel makes something else of, in Portuguese or English: 1/2 is the 1st of February, 011 is 11, 'verdadeiro'
 * shouts.
 */
const changed = [
  /^(?:\d{1,2} ?[/-] ?\d{1,4}|\d{3,4} ?[/-] ?\d{1,2})(?: ?[/-] ?\d{1,4})?$/,
  /^\d+ \d+\/\d+$/,
  new RegExp(`^\\d{1,2}[ /.-]?(?:de )?${month}(?:[ /.-]?(?:de )?\\d{2,4})?$`, 'i'),
  new RegExp(`^${month}[ /.-]?\\d{1,4}$`, 'i'),
  /^\d{1,4}:\d{1,2}(?::\d{1,2})?(?:[.,]\d+)?(?: ?[ap]m)?$/i,
  /^0\d+$/,
  /^\d{12,}$/,
  /^\d[\d.,]*\.\d[\d.,]*$/,
  /^\d+,\d*0$/,
  /^\d{12,},\d+$|^\d+,\d{10,}$/,
  /^\d+(?:[.,]\d+)?e[+-]?\d+$/i,
  /^\(\d[\d.,]*\)$/,
  /^(?:verdadeiro|falso|true|false)$/i,
]

/** Whether a spreadsheet makes something else of a text. */
export const isChanged = (text: string): boolean => changed.some(pattern => pattern.test(text))

/**
 * What {@link csvRow} put around a cell goes again when the file is read back: the guard before a formula, and what
 * keeps a text exact.
 */
export function asTyped(cell: string): string {
  const [, exact] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? []
  if (exact !== undefined) return exact.replaceAll('""', '"')
  return /^'+\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
