import type { Box, Ring } from '../geometry/rings.ts'

/**
 * One closed shape of a drawing, or one line (a mouth, a whisker) when `fill` is null. Coordinates are the drawing's
 * own.
 */
export type Part = {
  d: string
  rings: readonly Ring[]
  box: Box
  /** Hex colour; null for a line. */
  fill: string | null
  /** A line's colour; null for a filled shape. */
  stroke: string | null
  /** A line's width. */
  width: number
  evenOdd: boolean
  /** What a screen reader calls it ('bico'), when the drawing says so. */
  name: string | null
}

export type Drawing = { parts: readonly Part[]; box: Box }

/** Whether something wide lies inside `outer`, as a hole or a detail does. */
export function contains(outer: Box, inner: Box): boolean {
  return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}
