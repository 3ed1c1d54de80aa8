/**
 * Shadows: a text that is drawn twice, a little aside. PDFium keeps the letters of the first drawing, and a browser
 * draws the shadow first, pale or not at all. What a reader sees is the second.
 *
 * @import { Rect } from './wire.ts'
 * @import { Letters } from './unseen.js'
 */
import { runEnd } from './boxes.js'
import { colourOf } from './colour.js'
import { RUN_FLOATS } from './format.js'
import { native } from './pdfium.js'
import { SHOWN } from './states.js'
import { LEAST_OPACITY, PALE } from './thresholds.js'

const getFillColor = native('FPDFPageObj_GetFillColor')
const getRenderMode = native('FPDFTextObj_GetTextRenderMode')

/** PDFium compares a text with so many before it. */
const LOOKED_BACK = 8
/** Its shadow is as large, and so far aside, in points and in font sizes. */
const SAME_SIZE = 1
const ASIDE = 0.5
const INVISIBLE = 3

/** Remembers the texts of a page that may be shadows. @param {Letters} letters */
export function twinsOf(letters) {
  const { runs } = letters
  const shadows = /** @type {{ own: readonly number[], rect: Rect }[]} */ ([])

  return {
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
     * The runs of the shadow of a text whose letters PDFium left out, which take its ink; none where it has none.
     * @param {number} object @param {() => Rect | null} rectOf where it stands @param {Uint8Array} states
     * @returns {readonly number[]}
     */
    shadowOf(object, rectOf, states) {
      if (shadows.length === 0) return []
      const mode = getRenderMode(object)
      const { luminance, alpha } = colourOf(getFillColor, object)
      if (mode === INVISIBLE || luminance >= PALE || alpha < LEAST_OPACITY) return []
      const rect = rectOf()
      const shadow = shadows.find(({ own, rect: other }) => {
        const size = runs[(own[0] ?? 0) * RUN_FLOATS + 2] ?? 0
        return rect !== null && isAlike(rect, other, ASIDE * size)
      })
      for (const run of shadow?.own ?? []) {
        const at = run * RUN_FLOATS
        runs.splice(at + 5, 3, mode, luminance, alpha)
        states.fill(SHOWN, runs[at] ?? 0, runEnd(letters, run))
      }
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
