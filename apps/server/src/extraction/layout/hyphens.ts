export const SOFT_HYPHEN = '\u00ad'

const HYPHENS = ['-', '\u2010', SOFT_HYPHEN]
const LETTER_AT_END = /\p{L}$/u

/** Asked of each line: its last sign tells of nearly all. */
const endsWithHyphen = (text: string) => HYPHENS.includes(text.slice(-1)) && LETTER_AT_END.test(text.slice(-3, -1))

const DOUBLED = /[-\u2010]\u00ad$/u

/**
 * The text of a line with a hyphen at its end, after a letter, as U+00AD for the cleaner to judge (a divided word or a
 * compound); soft hyphens anywhere else were drawn, so they are hyphens.
 */
export function hyphensOf(text: string): string {
  if (!text.includes(SOFT_HYPHEN) && !endsWithHyphen(text)) return text
  // A hyphen and the mark of a division after it: typesetters end the first half of a compound so.
  if (DOUBLED.test(text)) return hyphensOf(text.slice(0, -1))
  const inside = text.slice(0, -1).replaceAll(SOFT_HYPHEN, '-')
  const last = text.slice(-1)
  if (endsWithHyphen(text)) return inside + SOFT_HYPHEN
  return inside + last.replace(SOFT_HYPHEN, '-')
}
