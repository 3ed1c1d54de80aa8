import { typedOption } from './marked-option.ts'

/** The quote that opens or closes a cell beside a sign between two cells. In a sentence a blank stands there. */
const besideCell = /(?:^|[^\s])[;,\t]"(?=\S)|"(?:[;\t](?! )|,(?=\S))/

/**
 * Whether lines are those of a sheet whose cells hold options, each in a line of its own: '"Qual? / a) x / b) y";b'.
 */
export function holdsQuotedCells(lines: readonly string[]): boolean {
  let open = -1
  for (const [at, line] of lines.entries()) {
    if (line.split('"').length % 2 === 1) continue
    if (open < 0) {
      open = at
      continue
    }
    const cell = lines.slice(open, at + 1)
    if (cell.some(text => besideCell.test(text)) && cell.some(text => text.length <= 5000 && typedOption(text)))
      return true
    open = -1
  }
  return false
}
