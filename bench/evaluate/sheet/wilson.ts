/** Two-sided 95% point of the normal distribution. */
const Z = 1.96

/**
 * 95% interval of a share, by Wilson's score (1927): the right one for few items and shares near 1. [0, 1] of nothing.
 */
export function wilson(kept: number, total: number): [number, number] {
  if (total === 0) return [0, 1]
  const share = kept / total
  const z2 = Z * Z
  const centre = share + z2 / (2 * total)
  const reach = Z * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total))
  return [(centre - reach) / (1 + z2 / total), (centre + reach) / (1 + z2 / total)]
}
