/** A percentage that can be drawn: a whole number from 0 to 100; what is not a number counts as 0. */
export function clampPercent(value: number): number {
  return Number.isNaN(value) ? 0 : Math.round(Math.min(100, Math.max(0, value)))
}
