import type { Ring } from '../geometry/rings.ts'
import { type Canvas, COLUMNS, INK, ROWS } from './canvas.ts'

/** Longer lines are cut, so that the box searched around each stays small. */
const LONGEST = 16

/** Inks every pixel within `radius` pixels of an outline: a round-joined stroke. An open line does not join its ends. */
export function inkOutline(canvas: Canvas, ring: Ring, radius: number, open = false): void {
  let [x0 = 0, y0 = 0] = open ? ring : ring.slice(-2)
  for (let index = 0; index < ring.length; index += 2) {
    const [x1 = 0, y1 = 0] = [ring[index], ring[index + 1]]
    const pieces = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / LONGEST))
    const [dx, dy] = [(x1 - x0) / pieces, (y1 - y0) / pieces]
    for (let piece = 0; piece < pieces; piece++) inkLine(canvas, x0 + piece * dx, y0 + piece * dy, dx, dy, radius)
    ;[x0, y0] = [x1, y1]
  }
}

function inkLine(canvas: Canvas, x: number, y: number, dx: number, dy: number, radius: number): void {
  const left = Math.max(0, Math.floor(Math.min(x, x + dx) - radius))
  const right = Math.min(COLUMNS - 1, Math.ceil(Math.max(x, x + dx) + radius))
  const top = Math.max(0, Math.floor(Math.min(y, y + dy) - radius))
  const bottom = Math.min(ROWS - 1, Math.ceil(Math.max(y, y + dy) + radius))
  const squared = dx * dx + dy * dy
  const limit = radius * radius
  const [wide, ink] = [COLUMNS, INK]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const [px, py] = [column + 0.5 - x, row + 0.5 - y]
      const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / squared))
      const [ox, oy] = [px - along * dx, py - along * dy]
      if (ox * ox + oy * oy <= limit) canvas[row * wide + column] = ink
    }
}
