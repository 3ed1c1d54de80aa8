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
const BARE = 255

/** One raster serves all pages, one after the other: a new one for each costs more than most pages paint. */
let orders = new Uint32Array(0)
let newest = new Uint32Array(0)
/** Columns and rows of the page that painted on it. */
let painted = { columns: 0, rows: 0 }
/** How light each thing is that was painted, by its order. */
let luminances = new Float32Array(1024)

/**
 * The raster of a page; the first thing painted there takes it from the page before.
 * @param {number} width
 * @param {number} height
 */
export function groundOf(width, height) {
  const size = Math.max(SMALLEST_CELL, Math.sqrt((width * height) / CELLS))
  const columns = Math.max(1, Math.ceil(width / size))
  const rows = Math.max(1, Math.ceil(height / size))
  let left = MAX_ROWS
  let last = 0

  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.min(most, Math.max(0, Math.floor(value / size)))

  /** Bare paper for this page: what the page before painted is wiped off row by row. */
  function clear() {
    for (let row = 0; row < painted.rows; row++)
      if (newest[row] !== 0) orders.fill(0, row * painted.columns, (row + 1) * painted.columns)
    newest.fill(0)
    if (orders.length < columns * rows) orders = new Uint32Array(columns * rows)
    if (newest.length < rows) newest = new Uint32Array(rows)
    painted = { columns, rows }
  }

  return {
    /**
     * Paints a rectangle of the page as shown; every cell that it touches counts.
     * @param {Rect} rect
     * @param {number} order
     * @param {number} luminance
     */
    paint([x1, y1, x2, y2], order, luminance) {
      if (!(x2 > 0 && y2 > 0 && x1 < width && y1 < height)) return
      const first = within(x1, columns - 1)
      const end = within(x2, columns - 1) + 1
      const top = within(y1, rows - 1)
      const bottom = within(y2, rows - 1)
      left -= bottom - top + 1
      if (left < 0) return
      if (last === 0) clear()
      last = order
      if (order >= luminances.length) luminances = grown(luminances, order)
      luminances[order] = luminance
      newest.fill(order, top, bottom + 1)
      // What reaches from side to side is one stretch of cells.
      if (first === 0 && end === columns) orders.fill(order, top * columns, (bottom + 1) * columns)
      else for (let row = top; row <= bottom; row++) orders.fill(order, row * columns + first, row * columns + end)
    },
    /** @param {number} x @param {number} y */
    cell: (x, y) => within(y, rows - 1) * columns + within(x, columns - 1),
    /** What was painted there last; 0 for bare paper. @param {number} cell */
    orderAt: cell => (last === 0 ? 0 : (orders[cell] ?? 0)),
    /** @param {number} cell */
    luminanceAt(cell) {
      const order = last === 0 ? 0 : (orders[cell] ?? 0)
      return order === 0 ? BARE : (luminances[order] ?? BARE)
    },
    /**
     * The order of what was painted last anywhere at this height: spares a line of text the question for each of its
     * letters.
     * @param {number} y
     */
    lastBeside: y => (last === 0 ? 0 : (newest[within(y, rows - 1)] ?? 0)),
    /** The order of what was painted last of all; 0 while the paper is bare. */
    last: () => last,
    /** True when more was painted than is kept in mind. */
    isFull: () => left < 0,
  }
}

/** @param {Float32Array<ArrayBuffer>} values @param {number} index */
function grown(values, index) {
  const more = new Float32Array(2 * index)
  more.set(values)
  return more
}
