export const SOFT_HYPHEN = '\u00ad'

const HYPHEN_AT_END = /\p{L}[-\u2010\u00ad]$/u

const DOUBLED = /[-\u2010]\u00ad$/u

/**
 * The text of a line with a hyphen at its end, after a letter, as U+00AD for the cleaner to judge (a divided word or a
 * compound); soft hyphens anywhere else were drawn, so they are hyphens.
 */
export function hyphensOf(text: string): string {
  if (!text.includes(SOFT_HYPHEN) && !HYPHEN_AT_END.test(text)) return text
  // A hyphen and the mark of a division after it: typesetters end the first half of a compound so.
  if (DOUBLED.test(text)) return hyphensOf(text.slice(0, -1))
  const inside = text.slice(0, -1).replaceAll(SOFT_HYPHEN, '-')
  const last = text.slice(-1)
  if (HYPHEN_AT_END.test(text)) return inside + SOFT_HYPHEN
  return inside + last.replace(SOFT_HYPHEN, '-')
}
