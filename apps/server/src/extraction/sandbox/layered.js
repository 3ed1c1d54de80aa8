/**
 * Text objects that belong to a layer.
 */
import { malloc, memory, native } from './pdfium.js'

const countMarks = native('FPDFPageObj_CountMarks')
const getMark = native('FPDFPageObj_GetMark')
const markName = native('FPDFPageObjMark_GetName')

const LONGEST_MARKS = 16
/** Bytes of the name of a layer's mark, 'OC', as PDFium writes it: UTF-16 with a zero behind. */
const LAYER_BYTES = 6

const scratch = malloc(12)

/** Tells whether a text object is part of a layer. Objects that follow each other share their marks. */
export function layerReader() {
  const known = /** @type {Map<number, boolean>} */ (new Map())
  /** @param {number} object */
  return object => {
    const count = Math.min(countMarks(object), LONGEST_MARKS)
    for (let index = 0; index < count; index++) {
      const mark = getMark(object, index)
      const isLayer = known.get(mark) ?? namesLayer(mark)
      known.set(mark, isLayer)
      if (isLayer) return true
    }
    return false
  }
}

/** @param {number} mark */
function namesLayer(mark) {
  markName(mark, 0, 0, scratch)
  if (new Uint32Array(memory(), scratch, 1)[0] !== LAYER_BYTES) return false
  markName(mark, scratch + 4, LAYER_BYTES, scratch)
  return Buffer.from(memory(), scratch + 4, LAYER_BYTES - 2).toString('utf16le') === 'OC'
}
