import type { Letter } from './letters.ts'
import { SMALLER } from './scripts.ts'

/**
 * Large brackets of TeX hang from their head: those around one row, with its fractions, are put into it. Those around
 * several rows, as of a matrix, are of none of them.
 */

const OPENING = /^[([{]$/u
const CLOSING = /^[)\]}]$/u
/** Distances in sizes of the bracket: to what stands beside it, and from its head to the row. */
const BESIDE = 0.5
const HEAD = 0.2
const HANGS = 2.2
const SAME_HEIGHT = 0.05
const MOST_BRACKETS = 200

/** Puts the large brackets of a page onto the baselines of their rows. */
export function levelBrackets(letters: readonly Letter[]): void {
  const brackets = letters.filter(({ text, run }) => run.style.large && (OPENING.test(text) || CLOSING.test(text)))
  if (brackets.length > MOST_BRACKETS) return
  const open: { bracket: Letter; head: number; isLevel: boolean }[] = []
  for (const bracket of brackets) {
    const head = bracket.baseline
    if (OPENING.test(bracket.text)) {
      const row = rowBehind(bracket, letters)
      if (row !== undefined) bracket.baseline = row
      open.push({ bracket, head, isLevel: row !== undefined })
      continue
    }
    const at = open.findLastIndex(other => Math.abs(other.head - head) < SAME_HEIGHT * bracket.run.size)
    const [pair] = at < 0 ? [] : open.splice(at, 1)
    if (pair?.isLevel) bracket.baseline = pair.bracket.baseline
  }
}

/** The baseline of the one row that begins right behind a bracket; undefined where none or several do. */
function rowBehind({ end, baseline, run }: Letter, letters: readonly Letter[]): number | undefined {
  const rows = new Map<number, number>()
  for (const letter of letters) {
    const drop = (letter.baseline - baseline) / run.size
    if (drop < -HEAD || drop > HANGS || Math.abs(letter.start - end) > BESIDE * run.size) continue
    if (!letter.run.style.large && letter.run.size >= SMALLER * run.size)
      rows.set(Math.round(letter.baseline), letter.baseline)
  }
  const [only] = rows.values()
  return rows.size === 1 ? only : undefined
}
