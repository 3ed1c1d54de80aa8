/** Most dots that fit beside two arrows on the narrowest phone. */
export const mostDots = 7

/**
 * The places whose dots are shown: all of a few, else a window around the current one that stays within the ends.
 */
export function dotWindow(count: number, current: number, most = mostDots): number[] {
  const shown = Math.min(count, most)
  const first = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown))
  return Array.from({ length: shown }, (_, place) => first + place)
}
