import { type Canvas, COLUMNS, ROWS } from './canvas.ts'

const WIDE = COLUMNS >> 1
const HIGH = ROWS >> 1

/**
 * For each 2 × 2 pixels of the map, three times the distance (in such cells) to the nearest ink or to the picture's
 * edge. 3-4 chamfer distance: Borgefors, "Distance transformations in digital images" (1986).
 */
export function depths(canvas: Canvas): Uint16Array {
  const far = new Uint16Array(WIDE * HIGH)
  const columns = COLUMNS
  for (let row = 0; row < HIGH; row++)
    for (let column = 0; column < WIDE; column++) {
      const pixel = row * 2 * columns + column * 2
      const inked =
        (canvas[pixel] ?? 0) < 0 ||
        (canvas[pixel + 1] ?? 0) < 0 ||
        (canvas[pixel + columns] ?? 0) < 0 ||
        (canvas[pixel + columns + 1] ?? 0) < 0
      if (!inked && row > 0 && column > 0 && row < HIGH - 1 && column < WIDE - 1) far[row * WIDE + column] = 60_000
    }
  sweep(far, 1)
  sweep(far, -1)
  return far
}

/** One pass over all cells, forwards or backwards, taking from the four neighbours already passed. */
function sweep(far: Uint16Array, way: 1 | -1): void {
  const last = far.length - WIDE - 1
  for (let count = 0, cell = way === 1 ? WIDE + 1 : last; count <= last - WIDE - 1; count++, cell += way) {
    let near = far[cell] ?? 0
    if (near === 0) continue
    const beside = (far[cell - way] ?? 0) + 3
    if (beside < near) near = beside
    const straight = (far[cell - way * WIDE] ?? 0) + 3
    if (straight < near) near = straight
    const left = (far[cell - way * WIDE - 1] ?? 0) + 4
    if (left < near) near = left
    const right = (far[cell - way * WIDE + 1] ?? 0) + 4
    if (right < near) near = right
    far[cell] = near
  }
}
