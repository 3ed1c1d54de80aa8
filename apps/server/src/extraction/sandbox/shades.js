/**
 * Coloured boxes as high as a line of text, and what was marked by a marker: teachers show so which option of a
 * question is right.
 *
 * @import { Rect } from './wire.ts'
 */
import { hueRead } from './colour.js'
import { malloc, memory, native } from './pdfium.js'

const getFillColor = native('FPDFPageObj_GetFillColor')
const countQuads = native('FPDFAnnot_CountAttachmentPoints')
const getQuad = native('FPDFAnnot_GetAttachmentPoints')

/** A box, and its colour as red · 65536 + green · 256 + blue. @typedef {[...Rect, colour: number]} Shade */

/** So high are boxes behind a line or a few, in points. */
const LOWEST = 5
const HIGHEST = 80
/** A page with more is a drawing. */
const MOST_SHADES = 200
const MOST_QUADS = 20
/** What every marker counts as: its own colour is told by its picture alone. */
const MARKER = 0xffff00
const QUAD_FLOATS = 8

const scratch = malloc(QUAD_FLOATS * 4)

/** Collects the coloured boxes that a page paints. */
export function shadeCollector() {
  const shades = /** @type {Shade[]} */ ([])
  return {
    /** @param {number} object @param {Rect} shown */
    filled(object, [left, top, right, bottom]) {
      if (bottom - top < LOWEST || bottom - top > HIGHEST || shades.length > MOST_SHADES) return
      const colour = hueRead(getFillColor, object)
      if (colour !== null) shades.push([left, top, right, bottom, colour])
    },
    /** @param {readonly Rect[]} marked what markers marked, as shown */
    found: marked => {
      const all = [...shades, ...marked.map(rect => /** @type {Shade} */ ([...rect, MARKER]))]
      return all.length > MOST_SHADES ? [] : all
    },
  }
}

/**
 * The stretches that a marker's annotation marks, as the page places them: left, bottom, right, top.
 * @param {number} annotation
 */
export function markedBy(annotation) {
  const rects = /** @type {Rect[]} */ ([])
  const count = Math.min(MOST_QUADS, countQuads(annotation))
  for (let index = 0; index < count; index++) {
    if (!getQuad(annotation, index, scratch)) continue
    const points = new Float32Array(memory(), scratch, QUAD_FLOATS)
    const xs = points.filter((_, at) => at % 2 === 0)
    const ys = points.filter((_, at) => at % 2 === 1)
    rects.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
  }
  return rects
}
