import type { Letter } from './letters.ts'

/** Raised and lowered digits as Unicode writes them, so that "m²", "CO₂" and a footnote's mark do not run into the word. */

const RAISED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: '⁰',
    1: '¹',
    2: '²',
    3: '³',
    4: '⁴',
    5: '⁵',
    6: '⁶',
    7: '⁷',
    8: '⁸',
    9: '⁹',
    '+': '⁺',
    '−': '⁻',
    '-': '⁻',
  }),
)
const LOWERED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: '₀',
    1: '₁',
    2: '₂',
    3: '₃',
    4: '₄',
    5: '₅',
    6: '₆',
    7: '₇',
    8: '₈',
    9: '₉',
    '+': '₊',
    '−': '₋',
    '-': '₋',
  }),
)
/** "1o" and "2a" with a raised letter are ordinals in Portuguese. */
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ['o', 'º'],
  ['a', 'ª'],
])

/** A raised or lowered letter is smaller than this share of the line's size and shifted by at least this share of it. */
const SMALLER = 0.85
const SHIFT = 0.12

/** The text of a letter beside its line's size and baseline; `before` is the character it follows. */
export function scriptText(letter: Letter, line: { size: number; baseline: number }, before: string): string {
  const { text, run, baseline } = letter
  if (run.size >= SMALLER * line.size) return text
  const shift = (baseline - line.baseline) / line.size
  if (shift > SHIFT) return LOWERED.get(text) ?? text
  if (shift >= -SHIFT) return text
  return (/\d/.test(before) ? ORDINALS.get(text) : undefined) ?? RAISED.get(text) ?? text
}
