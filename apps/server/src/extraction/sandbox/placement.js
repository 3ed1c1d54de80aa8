/**
 * From PDF user space (origin at the bottom left, before /Rotate) to the page as shown (origin at the top left).
 *
 * @import { Rect } from './wire.ts'
 */
import { malloc, memory, native } from './pdfium.js'

const boundingBox = native('FPDF_GetPageBoundingBox')
const rotationOf = native('FPDFPage_GetRotation')
const scratch = malloc(16)

/** @param {number} page */
export function placement(page) {
  const known = page && boundingBox(page, scratch)
  const [left = 0, top = 0, right = 0, bottom = 0] = known ? new Float32Array(memory(), scratch, 4).slice() : []
  const rotation = page ? rotationOf(page) : 0

  // One row per quarter turn clockwise: the shown point of (x, y), and the shown direction of a vector (a, b).
  /** @type {[(x: number, y: number) => number, (x: number, y: number) => number, (a: number, b: number) => [number, number]][]} */
  const turns = [
    [x => x - left, (_, y) => top - y, (a, b) => [a, -b]],
    [(_, y) => y - bottom, x => x - left, (a, b) => [b, a]],
    [x => right - x, (_, y) => y - bottom, (a, b) => [-a, b]],
    [(_, y) => top - y, x => right - x, (a, b) => [-b, -a]],
  ]
  const [shownX, shownY, turn] = turns[rotation] ?? turns[0] ?? [x => x, (_, y) => y, (a, b) => [a, b]]

  /**
   * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
   * @returns {Rect}
   */
  const rect = (x1, y1, x2, y2) => {
    const [ax, ay, bx, by] = [shownX(x1, y1), shownY(x1, y1), shownX(x2, y2), shownY(x2, y2)]
    return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
  }

  return {
    rect,

    /**
     * Unit vector along which text with this matrix runs, as shown.
     * @param {number} a @param {number} b
     * @returns {[cos: number, sin: number]}
     */
    direction(a, b) {
      const [x, y] = turn(a, b)
      const length = Math.hypot(x, y)
      return length > 0 ? [x / length, y / length] : [1, 0]
    },

    /**
     * Writes one glyph's box and origin into `target`.
     * @param {Float32Array} box left, top, right, bottom in user space
     * @param {number} x @param {number} y
     * @param {Float32Array} target @param {number} offset
     */
    glyph(box, x, y, target, offset) {
      const [l = 0, t = 0, r = 0, b = 0] = box
      const [ax, ay, bx, by] = [shownX(l, t), shownY(l, t), shownX(r, b), shownY(r, b)]
      target[offset] = Math.min(ax, bx)
      target[offset + 1] = Math.min(ay, by)
      target[offset + 2] = Math.max(ax, bx)
      target[offset + 3] = Math.max(ay, by)
      target[offset + 4] = shownX(x, y)
      target[offset + 5] = shownY(x, y)
    },
  }
}
