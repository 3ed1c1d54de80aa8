import type { Ring } from '../geometry/rings.ts'
import { type Canvas, COLUMNS, ROWS } from './canvas.ts'

/** Where outlines cross the middle of one row of pixels, in turn with the way they go there: 1 down, -1 up. */
type Crossings = number[]

/**
 * Paints the inside of closed outlines (in pixels) with `value`: pixels whose centre lies inside, as SVG fills them.
 */
export function fillRings(canvas: Canvas, rings: readonly Ring[], evenOdd: boolean, value: number): void {
  const rows: (Crossings | undefined)[] = []
  for (const ring of rings) addCrossings(rows, ring)
  rows.forEach((crossings, row) => {
    if (crossings) fillRow(canvas, row, crossings, evenOdd, value)
  })
}

function addCrossings(rows: (Crossings | undefined)[], ring: Ring): void {
  let x0 = ring[ring.length - 2] ?? 0
  let y0 = ring[ring.length - 1] ?? 0
  for (let index = 0; index < ring.length; index += 2) {
    const x1 = ring[index] ?? 0
    const y1 = ring[index + 1] ?? 0
    const way = y1 > y0 ? 1 : -1
    const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5))
    const last = Math.min(ROWS - 1, Math.ceil(Math.max(y0, y1) - 0.5) - 1)
    const slope = (x1 - x0) / (y1 - y0)
    for (let row = first; row <= last; row++) {
      const crossings = rows[row]
      const x = x0 + (row + 0.5 - y0) * slope
      if (crossings) crossings.push(x, way)
      else rows[row] = [x, way]
    }
    x0 = x1
    y0 = y1
  }
}

function fillRow(canvas: Canvas, row: number, crossings: Crossings, evenOdd: boolean, value: number): void {
  sortPairs(crossings)
  let winding = 0
  for (let index = 0; index + 2 < crossings.length; index += 2) {
    winding += crossings[index + 1] ?? 0
    if (evenOdd ? index % 4 !== 0 : winding === 0) continue
    const start = Math.max(0, Math.ceil((crossings[index] ?? 0) - 0.5))
    const end = Math.min(COLUMNS, Math.ceil((crossings[index + 2] ?? 0) - 0.5))
    if (end > start) canvas.fill(value, row * COLUMNS + start, row * COLUMNS + end)
  }
}

/** Insertion sort of pairs by their first number: rows have few crossings. */
function sortPairs(pairs: number[]): void {
  for (let index = 2; index < pairs.length; index += 2) {
    const x = pairs[index] ?? 0
    const way = pairs[index + 1] ?? 0
    let to = index - 2
    while (to >= 0 && (pairs[to] ?? 0) > x) {
      pairs[to + 2] = pairs[to] ?? 0
      pairs[to + 3] = pairs[to + 1] ?? 0
      to -= 2
    }
    pairs[to + 2] = x
    pairs[to + 3] = way
  }
}
