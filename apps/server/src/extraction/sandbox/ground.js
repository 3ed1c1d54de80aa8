/**
 * A page as a coarse raster that remembers of each place what was painted there last, and how light that is.
 *
 * @import { Rect } from './wire.ts'
 */

const CELLS = 40_000
const SMALLEST_CELL = 3
/** Rows of cells that are painted before the raster gives up: ten thousand covers of a whole page take two million. */
const MAX_ROWS = 6_000_000

/** Luminance of what cannot be told without drawing it: pictures, gradients, anything transparent. */
export const UNKNOWN = Number.NaN

const NOTHING = { orders: new Uint32Array(0), luminances: new Float32Array(0), rows: new Uint32Array(0) }

/** Most pages need no raster: the first thing painted on one makes it. @param {number} width @param {number} height */
export function groundOf(width, height) {
  const size = Math.max(SMALLEST_CELL, Math.sqrt((width * height) / CELLS))
  const columns = Math.max(1, Math.ceil(width / size))
  const rows = Math.max(1, Math.ceil(height / size))
  let orders = NOTHING.orders
  let luminances = NOTHING.luminances
  let newest = NOTHING.rows
  let left = MAX_ROWS
  let last = 0

  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.min(most, Math.max(0, Math.floor(value / size)))

  return {
    /** Paints a rectangle of the page as shown; every cell that it touches counts. @param {Rect} rect @param {number} order @param {number} luminance */
    paint([x1, y1, x2, y2], order, luminance) {
      if (!(x2 > 0 && y2 > 0 && x1 < width && y1 < height)) return
      const first = within(x1, columns - 1)
      const end = within(x2, columns - 1) + 1
      const bottom = within(y2, rows - 1)
      left -= bottom - within(y1, rows - 1) + 1
      if (left < 0) return
      if (orders.length === 0) {
        orders = new Uint32Array(columns * rows)
        luminances = new Float32Array(columns * rows).fill(255)
        newest = new Uint32Array(rows)
      }
      last = order
      for (let row = within(y1, rows - 1); row <= bottom; row++) {
        orders.fill(order, row * columns + first, row * columns + end)
        luminances.fill(luminance, row * columns + first, row * columns + end)
        newest[row] = order
      }
    },
    /** @param {number} x @param {number} y */
    cell: (x, y) => within(y, rows - 1) * columns + within(x, columns - 1),
    /** What was painted there last; 0 for bare paper. @param {number} cell */
    orderAt: cell => orders[cell] ?? 0,
    /** @param {number} cell */
    luminanceAt: cell => luminances[cell] ?? 255,
    /** The order of what was painted last anywhere at this height: spares a line of text the question for each of its letters. @param {number} y */
    lastBeside: y => newest[within(y, rows - 1)] ?? 0,
    /** The order of what was painted last of all; 0 while the paper is bare. */
    last: () => last,
    /** True when more was painted than is kept in mind. */
    isFull: () => left < 0,
  }
}
