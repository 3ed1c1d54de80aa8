/** A share 0–1 in whole percent. */
export const percentOf = (share: number | null): number | null => (share === null ? null : Math.round(share * 100))

/** A part of a whole in whole percent; null when there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)
