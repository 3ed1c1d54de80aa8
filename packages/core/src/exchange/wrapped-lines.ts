/** A line that is one cell in quotes, whole. */
const wrapped = /^"((?:[^"\r\n]|"")*)"(?=\r?$)/gm

/**
 * A text whose lines were saved as single cells without the quotes around them: a file divided by commas, opened by an
 * Excel that divides by semicolons, has each row in its first column, and is saved so ('"Capitais,""Lima, Quito"""').
 * Null where no line is such a cell.
 */
export function unwrappedLines(text: string): string | null {
  const inside = text.replace(wrapped, (_, cell: string) => cell.replaceAll('""', '"'))
  return inside === text ? null : inside
}
