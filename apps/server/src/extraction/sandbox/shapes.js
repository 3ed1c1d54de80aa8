/**
 * Images and shapes of a page: is it a scan, may it show text?
 */
import { float32, malloc, native } from './pdfium.js'

const countObjects = native('FPDFPage_CountObjects')
const getObject = native('FPDFPage_GetObject')
const getType = native('FPDFPageObj_GetType')
const getBounds = native('FPDFPageObj_GetBounds')
const countFormObjects = native('FPDFFormObj_CountObjects')
const getFormObject = native('FPDFFormObj_GetObject')
const countSegments = native('FPDFPath_CountSegments')

const PATH = 2
const IMAGE = 3
const FORM = 5
/** A page of a drawing program can hold a million objects; the first ones tell enough. */
const MAX_OBJECTS = 5000
const MAX_FORM_OBJECTS = 200
const MAX_FORM_DEPTH = 3
const FEWEST_SEGMENTS = 60

const scratch = malloc(32)
const FIRST = scratch >> 2

/**
 * @param {number} page
 * @param {(object: number, type: number, bounds: [left: number, bottom: number, right: number, top: number]) => void}
 *   visit
 */
function eachObject(page, visit) {
  const count = Math.min(countObjects(page), MAX_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = getObject(page, index)
    const type = object ? getType(object) : 0
    if (type < PATH) continue
    if (!getBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const at = float32()
    visit(object, type, [at[FIRST] ?? 0, at[FIRST + 1] ?? 0, at[FIRST + 2] ?? 0, at[FIRST + 3] ?? 0])
  }
}

/** @param {number} form @param {number} [depth] @returns {boolean} */
function holdsImage(form, depth = 0) {
  const count = Math.min(countFormObjects(form), MAX_FORM_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = getFormObject(form, index)
    const type = object ? getType(object) : 0
    if (type === IMAGE || (type === FORM && depth < MAX_FORM_DEPTH && holdsImage(object, depth + 1))) return true
  }
  return false
}

/**
 * Share (0–1) of the page covered by its largest image, or by a form that holds one.
 * @param {number} page @param {number} width @param {number} height
 */
export function imageShareOf(page, width, height) {
  let largest = 0
  eachObject(page, (object, type, [left, bottom, right, top]) => {
    const area = (right - left) * (top - bottom)
    if (area > largest && (type === IMAGE || (type === FORM && holdsImage(object)))) largest = area
  })
  return Math.min(1, largest / Math.max(1, width * height))
}

/**
 * Whether the page may show text although it has no glyphs: pictures, or outlines with as many corners as letters have.
 * @param {number} page
 */
export function hasDrawing(page) {
  let segments = 0
  let pictures = false
  eachObject(page, (object, type) => {
    if (type === PATH) segments += countSegments(object)
    else pictures = true
  })
  return pictures || segments >= FEWEST_SEGMENTS
}
