/**
 * What was put onto a page after it was set: filled fields, typed notes, covers, bars. They are made part of the page,
 * so that they are read where they stand and hide what they hide.
 *
 * @import { Rect } from './wire.ts'
 */
import { eachPainted } from './painting.js'
import { malloc, memory, native } from './pdfium.js'
import { markedBy } from './shades.js'

const countAnnotations = native('FPDFPage_GetAnnotCount')
const getAnnotation = native('FPDFPage_GetAnnot')
const closeAnnotation = native('FPDFPage_CloseAnnot')
const getSubtype = native('FPDFAnnot_GetSubtype')
const getRect = native('FPDFAnnot_GetRect')
const getFlags = native('FPDFAnnot_GetFlags')
const setFlags = native('FPDFAnnot_SetFlags')
const hasAppearance = native('EPDFAnnot_HasAppearanceStream')
const makeAppearance = native('EPDFAnnot_GenerateAppearance')
const makeFieldAppearance = native('EPDFAnnot_GenerateFormFieldAP')
const flattenPage = native('FPDFPage_Flatten')
const countObjects = native('FPDFPage_CountObjects')

const LINK = 2
const FREE_TEXT = 3
const WIDGET = 20
const STAMP = 13
const HIGHLIGHT = 9
/**
 * What adds nothing to a page's text: notes that open, links, attached files, sounds, films; and what a marker marked,
 * which viewers show through it whatever its own picture says.
 */
const SIGNS = new Set([1, LINK, 9, 14, 16, 17, 18, 19, 21, 22, 25, 26])
const HIDDEN = 0x02
const NO_VIEW = 0x20
/** A sheet with more is no lesson: its annotations are left alone. */
const MAX_ANNOTATIONS = 3000

/**
 * From so many links and other signs on, the file is asked whether it holds anything else: each costs as much as ten
 * letters.
 */
const MANY_SIGNS = 64

const scratch = malloc(16)

/** Where text of a run comes from (see format.js). */
export const ORIGINS = { text: 0, field: 1, note: 2, stamp: 3 }

/**
 * What a page took of its annotations.
 * @typedef {{ first: number, fields: Rect[], typed: Rect[], stamps: Rect[] }} Taken
 */

/**
 * Takes the annotations of a document's pages.
 * @param {() => boolean} mayPaint whether the file may hold annotations that paint something; asked once, and only
 *   where there are many
 * @returns {(page: number) => { taken: Taken | null, marked: Rect[] }} see {@link takeAnnotations}, and what markers
 *   marked: left, bottom, right, top
 */
export function annotationTaker(mayPaint) {
  let seen = 0
  let known = /** @type {boolean | undefined} */ (undefined)
  return page => {
    const count = countAnnotations(page)
    const marked = /** @type {Rect[]} */ ([])
    if (count <= 0 || count > MAX_ANNOTATIONS) return { taken: null, marked }
    if (seen > MANY_SIGNS) known ??= mayPaint()
    seen += count
    return { taken: known === false ? null : takeAnnotations(page, count, marked), marked }
  }
}

/**
 * Makes the annotations part of their page. Null where there are none; else the page has to be loaded again, and the
 * objects from `first` on are theirs. `fields`, `typed` notes, and `stamps` are their places: left, bottom, right,
 * top.
 * @param {number} page
 * @param {number} count
 * @param {Rect[]} marked gets what markers marked
 * @returns {Taken | null}
 */
function takeAnnotations(page, count, marked) {
  const fields = /** @type {Rect[]} */ ([])
  const typed = /** @type {Rect[]} */ ([])
  const stamps = /** @type {Rect[]} */ ([])
  const placesOf = new Map([
    [WIDGET, fields],
    [FREE_TEXT, typed],
    [STAMP, stamps],
  ])
  const signs = /** @type {number[]} */ ([])
  let painted = false
  for (let index = 0; index < count; index++) {
    const annotation = getAnnotation(page, index)
    if (!annotation) continue
    const subtype = getSubtype(annotation)
    if (subtype === HIGHLIGHT) marked.push(...markedBy(annotation))
    if (SIGNS.has(subtype)) signs.push(index)
    else if ((getFlags(annotation) & (HIDDEN | NO_VIEW)) === 0) {
      painted = true
      const places = placesOf.get(subtype)
      if (places && getRect(annotation, scratch)) places.push(rectRead())
      if (!hasAppearance(annotation, 0)) (subtype === WIDGET ? makeFieldAppearance : makeAppearance)(annotation)
    }
    closeAnnotation(annotation)
  }
  if (!painted) return null
  for (const index of signs) {
    const sign = getAnnotation(page, index)
    setFlags(sign, getFlags(sign) | HIDDEN)
    closeAnnotation(sign)
  }
  const first = countObjects(page)
  return flattenPage(page, 0) === 1 ? { first, fields, typed, stamps } : null
}

/** A rectangle as PDFium's annotations write it: left, top, right, bottom. @returns {Rect} */
function rectRead() {
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(memory(), scratch, 4)
  return [left, Math.min(top, bottom), right, Math.max(top, bottom)]
}

/**
 * Where the text of each text object that came from an annotation comes from. Stamps may be as large as their sheet:
 * programs for tablets write all strokes of a pen as one. What stands in the box of a typed note is none of theirs.
 * @param {number} page
 * @param {Taken} taken
 * @param {(object: number) => [x: number, y: number]} placeOf the beginning of its text, in the space of the page
 */
export function originsOf(page, { first, fields, typed, stamps }, placeOf) {
  const origins = /** @type {Map<number, number>} */ (new Map())
  const isStamped = (/** @type {[x: number, y: number]} */ place) => isIn(place, stamps) && !isIn(place, typed)
  eachPainted(page, ({ object, type, top }) => {
    if (type !== 1 || top < first) return
    const place = placeOf(object)
    const { field, stamp, note } = ORIGINS
    origins.set(object, isIn(place, fields) ? field : isStamped(place) ? stamp : note)
  })
  return origins
}

/** @param {readonly [x: number, y: number]} place @param {readonly Rect[]} rects */
const isIn = ([x, y], rects) =>
  rects.some(([left, bottom, right, up]) => x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= up + 1)
