import type { Ring } from '../geometry/rings.ts'
import { type Canvas, COLUMNS, INK, ROWS, SOFT } from './canvas.ts'

/** Pixels beside a line that its smoothing greys. */
const EDGE = 0.9

/** The pixels of one row within some distance of a line: from `low` up to but not `high`. */
type Span = { low: number; high: number }

/**
 * Inks every pixel within `radius` pixels of an outline, a round-joined stroke, and softens those just beside. An open
 * line does not join its ends.
 */
export function inkOutline(canvas: Canvas, ring: Ring, radius: number, open = false): void {
  let x0 = (open ? ring[0] : ring[ring.length - 2]) ?? 0
  let y0 = (open ? ring[1] : ring[ring.length - 1]) ?? 0
  for (let index = 0; index < ring.length; index += 2) {
    const x1 = ring[index] ?? 0
    const y1 = ring[index + 1] ?? 0
    inkLine(canvas, x0, y0, x1, y1, radius)
    x0 = x1
    y0 = y1
  }
}

function inkLine(canvas: Canvas, x0: number, y0: number, x1: number, y1: number, radius: number): void {
  const [wide, ink, soft] = [COLUMNS, INK, SOFT]
  const reach = radius + EDGE
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach))
  const bottom = Math.min(ROWS - 1, Math.ceil(Math.max(y0, y1) + reach))
  const [dx, dy] = [x1 - x0, y1 - y0]
  // Across the line, one pixel long; nothing across a level line shows in a row that its ends do not show.
  const length = Math.sqrt(dx * dx + dy * dy)
  const acrossX = dy === 0 ? 0 : -dy / length
  const acrossY = dy === 0 ? 0 : dx / length
  const outer: Span = { low: 0, high: 0 }
  const inner: Span = { low: 0, high: 0 }
  for (let row = top; row <= bottom; row++) {
    spanOf(outer, x0, y0, dx, dy, acrossX * reach, acrossY * reach, reach, row + 0.5)
    if (outer.high <= outer.low) continue
    spanOf(inner, x0, y0, dx, dy, acrossX * radius, acrossY * radius, radius, row + 0.5)
    const start = row * wide
    for (let column = outer.low; column < outer.high; column++) {
      if (column >= inner.low && column < inner.high) canvas[start + column] = ink
      else if (canvas[start + column] !== ink) canvas[start + column] = soft
    }
  }
}

/**
 * Where a row at height `y` meets the capsule around a line: the round ends and the two long sides give its outermost
 * points, and the capsule has no gaps. `acrossX` and `acrossY` lead from the line to one of its long sides.
 */
function spanOf(
  span: Span,
  x0: number,
  y0: number,
  dx: number,
  dy: number,
  acrossX: number,
  acrossY: number,
  radius: number,
  y: number,
): void {
  let low = Infinity
  let high = -Infinity
  const first = radius * radius - (y - y0) * (y - y0)
  if (first >= 0) {
    const half = Math.sqrt(first)
    low = x0 - half
    high = x0 + half
  }
  const y1 = y0 + dy
  const second = radius * radius - (y - y1) * (y - y1)
  if (second >= 0) {
    const half = Math.sqrt(second)
    low = Math.min(low, x0 + dx - half)
    high = Math.max(high, x0 + dx + half)
  }
  if (dy !== 0) {
    for (let side = -1; side <= 1; side += 2) {
      const t = (y - y0 - side * acrossY) / dy
      if (t < 0 || t > 1) continue
      const x = x0 + side * acrossX + t * dx
      low = Math.min(low, x)
      high = Math.max(high, x)
    }
  }
  span.low = Math.max(0, Math.ceil(low - 0.5))
  span.high = Math.min(COLUMNS, Math.ceil(high - 0.5))
}
