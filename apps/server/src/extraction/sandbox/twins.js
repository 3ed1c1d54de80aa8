/**
 * Shadows: a text that is drawn twice, a little aside. PDFium keeps the letters of the first drawing, and a browser
 * draws the shadow first, pale or not at all. What a reader sees is the second.
 *
 * @import { Rect } from './wire.ts'
 * @import { Letters } from './unseen.js'
 */
import { RUN_FLOATS } from './format.js'
import { LEAST_OPACITY, PALE } from './thresholds.js'

/** PDFium compares a text with so many before it. */
const LOOKED_BACK = 8
/** Its shadow is as large, and so far aside, in points and in font sizes. */
const SAME_SIZE = 1
const ASIDE = 0.5
const INVISIBLE = 3

/** @typedef {{ mode: number, luminance: number, opacity: number }} Ink */

/** Remembers the texts of a page that may be shadows. @param {Letters} letters */
export function twinsOf({ runs }) {
  const shadows = /** @type {{ own: readonly number[], rect: Rect }[]} */ ([])

  return {
    isEmpty: () => shadows.length === 0,

    /**
     * A text whose letters PDFium kept.
     * @param {readonly number[]} own its runs @param {() => Rect | null} rectOf where it stands
     */
    kept(own, rectOf) {
      const at = (own[0] ?? 0) * RUN_FLOATS
      if ((runs[at + 6] ?? 0) < PALE && (runs[at + 7] ?? 255) >= LEAST_OPACITY && runs[at + 5] !== INVISIBLE) return
      const rect = rectOf()
      if (!rect) return
      shadows.push({ own, rect })
      if (shadows.length > LOOKED_BACK) shadows.shift()
    },

    /**
     * The runs of the shadow of a text whose letters PDFium left out; none where it has none or shows no better.
     * @param {() => Rect | null} rectOf where it stands @param {Ink} ink
     * @returns {readonly number[]}
     */
    shadowOf(rectOf, { mode, luminance, opacity }) {
      if (mode === INVISIBLE || luminance >= PALE || opacity < LEAST_OPACITY) return []
      const rect = rectOf()
      const shadow = shadows.find(({ own, rect: other }) => {
        const size = runs[(own[0] ?? 0) * RUN_FLOATS + 2] ?? 0
        return rect !== null && isAlike(rect, other, ASIDE * size)
      })
      return shadow?.own ?? []
    },
  }
}

/** @param {Rect} a @param {Rect} b @param {number} aside */
const isAlike = (a, b, aside) =>
  Math.abs(a[2] - a[0] - b[2] + b[0]) < SAME_SIZE &&
  Math.abs(a[3] - a[1] - b[3] + b[1]) < SAME_SIZE &&
  Math.abs(a[0] - b[0]) < aside &&
  Math.abs(a[1] - b[1]) < aside
