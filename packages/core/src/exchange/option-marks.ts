import { seenIn } from './counted-rows.ts'
import { typedOption } from './marked-option.ts'

/** What stands behind an option in the place of a tick. */
const tickBehind = /\s+[([]\s*x\s*[)\]]\s*$/i

/** What stands before one. */
const tickBefore = /^\s*([*✓✔✅☑]\uFE0F?)(?!\*)\s*(?=\S)/

/** Letters that an option has at most, and blanks behind each other that are looked at. */
const longest = 5000
const mostBlanks = 40

/** An option as a cell has it; null for a cell that is longer than any. */
export function optionInCell(text: string) {
  if (text.length > longest) return null
  const cell = text.replace(/\s{41,}/g, blanks => blanks.slice(0, mostBlanks))
  const [whole = '', tick = ''] = tickBefore.exec(cell) ?? []
  const words = cell.slice(whole.length).trim().replace(tickBehind, ' *')
  return typedOption(`${tick && `${tick} `}a) ${words}`)
}

/** The place, among the options of a row, of the one that is marked; below 0 where none is, or several are. */
export function markedIn(row: readonly string[], options: readonly number[]): number {
  const marked = options.flatMap((at, place) => (optionInCell(row[at] ?? '')?.isMarked ? [place] : []))
  const filled = options.filter(at => seenIn(row, at) !== '').length
  return marked.length === 1 && filled > 1 ? (marked[0] ?? -1) : -1
}
