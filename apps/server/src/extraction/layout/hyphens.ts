export const SOFT_HYPHEN = '\u00ad'

/**
 * The text of a line with a hyphen at its end, after a letter, as U+00AD for the cleaner to judge (a divided word or a
 * compound); soft hyphens anywhere else were drawn, so they are hyphens.
 */
export function hyphensOf(text: string): string {
  const inside = text.slice(0, -1).replaceAll(SOFT_HYPHEN, '-')
  const last = text.slice(-1)
  if (/\p{L}$/u.test(inside) && /[-\u2010\u00ad]/.test(last)) return inside + SOFT_HYPHEN
  return inside + last.replace(SOFT_HYPHEN, '-')
}
