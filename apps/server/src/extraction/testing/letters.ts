import type { Letter } from '../layout/letters.ts'
import type { Run } from '../layout/page-glyphs.ts'

export const aRun = (changes: Partial<Run> = {}): Run => ({
  from: 0,
  font: 0,
  style: { bold: false, italic: false, monospace: false },
  size: 10,
  cos: 1,
  sin: 0,
  mode: 0,
  luminance: 0,
  opacity: 255,
  origin: 'text',
  ...changes,
})

/**
 * Letters of 5 points each, from `x` on, one after the other without gaps; a space in the text is a gap of 3 points.
 */
export function lettersOf(text: string, x = 0, baseline = 100, run: Run = aRun()): Letter[] {
  let start = x
  const letters: Letter[] = []
  for (const character of text) {
    if (character === ' ') {
      start += 3
      continue
    }
    letters.push({ text: character, run, start, end: start + 5, baseline, spaceBefore: false })
    start += 5
  }
  return letters
}
