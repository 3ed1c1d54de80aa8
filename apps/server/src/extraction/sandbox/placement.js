/**
 * From PDF user space (origin at the bottom left, before /Rotate) to the page as shown (origin at the top left).
 *
 * @import { Rect } from './wire.ts'
 */
import { malloc, memory, native } from './pdfium.js'

const boundingBox = native('FPDF_GetPageBoundingBox')
const rotationOf = native('FPDFPage_GetRotation')
const scratch = malloc(16)

/**
 * The affine map of a page: shown x = xx·x + xy·y + x0, shown y = yx·x + yy·y + y0.
 * @param {number} page
 */
export function placement(page) {
  const known = page !== 0 && boundingBox(page, scratch) !== 0
  const [left = 0, top = 0, right = 0, bottom = 0] = known ? new Float32Array(memory(), scratch, 4).slice() : []
  const quarterTurns = page === 0 ? 0 : rotationOf(page)
  const upright = { xx: 1, xy: 0, x0: -left, yx: 0, yy: -1, y0: top }
  const turned = [
    upright,
    { xx: 0, xy: 1, x0: -bottom, yx: 1, yy: 0, y0: -left },
    { xx: -1, xy: 0, x0: right, yx: 0, yy: 1, y0: -bottom },
    { xx: 0, xy: -1, x0: top, yx: -1, yy: 0, y0: right },
  ]
  const { xx, xy, x0, yx, yy, y0 } = turned[quarterTurns] ?? upright
  /** @param {number} x @param {number} y */
  const shownX = (x, y) => xx * x + xy * y + x0
  /** @param {number} x @param {number} y */
  const shownY = (x, y) => yx * x + yy * y + y0

  return {
    shownX,
    shownY,

    /**
     * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
     * @returns {Rect}
     */
    rect(x1, y1, x2, y2) {
      const [ax, ay, bx, by] = [shownX(x1, y1), shownY(x1, y1), shownX(x2, y2), shownY(x2, y2)]
      return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
    },

    /**
     * Unit vector along which text with this matrix runs, as shown.
     * @param {number} a @param {number} b
     * @returns {[cos: number, sin: number]}
     */
    direction(a, b) {
      const x = xx * a + xy * b
      const y = yx * a + yy * b
      const length = Math.hypot(x, y)
      return length > 0 ? [x / length, y / length] : [1, 0]
    },
  }
}
