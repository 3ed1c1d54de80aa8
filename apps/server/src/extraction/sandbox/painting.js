/**
 * What a page paints, in the order in which it paints it: the question whether a letter can be seen begins here.
 *
 * @import { Rect } from './wire.ts'
 */
import { malloc, memory, native } from './pdfium.js'

const countObjects = native('FPDFPage_CountObjects')
const getObject = native('FPDFPage_GetObject')
const countFormObjects = native('FPDFFormObj_CountObjects')
const getFormObject = native('FPDFFormObj_GetObject')
const getType = native('FPDFPageObj_GetType')
const getBounds = native('FPDFPageObj_GetBounds')
const getMatrix = native('FPDFPageObj_GetMatrix')
const getClipPath = native('FPDFPageObj_GetClipPath')
const countClips = native('FPDFClipPath_CountPaths')
const countClipSegments = native('FPDFClipPath_CountPathSegments')
const getClipSegment = native('FPDFClipPath_GetPathSegment')
const segmentPoint = native('FPDFPathSegment_GetPoint')

export const TEXT = 1
export const PATH = 2
export const IMAGE = 3
export const FORM = 5
/** More objects than any sheet of a school holds: what comes after them is taken for covered and switched off alike. */
const MAX_OBJECTS = 60_000
const MAX_DEPTH = 8
/** A clip of more corners is looked at on the drawn page. */
const MAX_CLIP_SEGMENTS = 8
const MAX_CLIPS = 64

const scratch = malloc(64)

/**
 * From the space of an object to that of the page: [a b c d e f].
 * @typedef {readonly [number, number, number, number, number, number]} Matrix
 */
/** @type {Matrix} */
const IDENTITY = [1, 0, 0, 1, 0, 0]

/**
 * One painted object. `clip` is what of the page its clips leave, null where they leave everything; `odd` that a clip is
 * no upright rectangle; `top` the index of the object of the page that it is or is part of.
 * @typedef {{ object: number, type: number, matrix: Matrix, clip: Rect | null, odd: boolean, top: number, inForm: boolean }} Painted
 */

/** @param {Matrix} m @param {Matrix} n @returns {Matrix} */
const concat = (m, n) => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

/**
 * Calls `visit` for all that is painted, forms before what they hold; false when the page holds more than is looked at.
 * @param {number} page
 * @param {(painted: Painted) => void} visit
 */
export function eachPainted(page, visit) {
  let left = MAX_OBJECTS
  const total = countObjects(page)

  /** @param {number} form @param {Painted} inside @param {number} depth */
  const within = (form, inside, depth) => {
    const count = countFormObjects(form)
    for (let index = 0; index < count && left > 0; index++) one(getFormObject(form, index), inside, depth)
  }
  /** @param {number} object @param {Painted} around @param {number} depth */
  const one = (object, around, depth) => {
    if (!object || left-- <= 0) return
    const type = getType(object)
    const clip = clipOf(object, around)
    const painted = { ...around, object, type, clip: clip.rect, odd: clip.odd }
    visit(painted)
    if (type === FORM && depth < MAX_DEPTH) {
      const matrix = formMatrix(object, around.matrix)
      within(object, { ...painted, matrix, inForm: true }, depth + 1)
    }
  }
  for (let index = 0; index < total && left > 0; index++)
    one(
      getObject(page, index),
      { object: 0, type: 0, matrix: IDENTITY, clip: null, odd: false, top: index, inForm: false },
      0,
    )
  return left > 0
}

/** @param {number} form @param {Matrix} around @returns {Matrix} */
function formMatrix(form, around) {
  if (!getMatrix(form, scratch)) return around
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(memory(), scratch, 6)
  return concat([a, b, c, d, e, f], around)
}

/**
 * Bounds of an object in the space of the page; null for one that has none.
 * @param {Painted} painted
 * @returns {Rect | null} left, bottom, right, top
 */
export function boundsOf({ object, matrix }) {
  if (!getBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(memory(), scratch, 4)
  return matrix === IDENTITY ? [left, bottom, right, top] : transformed([left, bottom, right, top], matrix)
}

/** @param {Rect} rect @param {Matrix} m @returns {Rect} */
function transformed([left, bottom, right, top], m) {
  const xs = [
    left * m[0] + bottom * m[2],
    left * m[0] + top * m[2],
    right * m[0] + bottom * m[2],
    right * m[0] + top * m[2],
  ]
  const ys = [
    left * m[1] + bottom * m[3],
    left * m[1] + top * m[3],
    right * m[1] + bottom * m[3],
    right * m[1] + top * m[3],
  ]
  return [Math.min(...xs) + m[4], Math.min(...ys) + m[5], Math.max(...xs) + m[4], Math.max(...ys) + m[5]]
}

/** @param {Rect} a @param {Rect | null} b @returns {Rect} */
const common = (a, b) =>
  b ? [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])] : a

/**
 * @param {number} object
 * @param {Painted} around
 * @returns {{ rect: Rect | null, odd: boolean }}
 */
function clipOf(object, around) {
  const clip = getClipPath(object)
  const paths = clip ? countClips(clip) : 0
  let { clip: rect, odd } = around
  if (paths > MAX_CLIPS) return { rect, odd: true }
  for (let path = 0; path < paths; path++) {
    const segments = countClipSegments(clip, path)
    if (segments <= 0) continue
    const corners = Math.min(segments, MAX_CLIP_SEGMENTS)
    const xs = /** @type {number[]} */ ([])
    const ys = /** @type {number[]} */ ([])
    for (let index = 0; index < corners; index++) {
      if (!segmentPoint(getClipSegment(clip, path, index), scratch, scratch + 4)) continue
      const [x = 0, y = 0] = new Float32Array(memory(), scratch, 2)
      xs.push(x)
      ys.push(y)
    }
    if (segments > MAX_CLIP_SEGMENTS || !isUpright(xs, ys)) odd = true
    if (segments > MAX_CLIP_SEGMENTS) continue
    const box = transformed([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], around.matrix)
    rect = common(box, rect)
    // Nothing is left: a place off every page says so.
    if (rect[0] > rect[2] || rect[1] > rect[3]) rect = [-1e6, -1e6, -1e6, -1e6]
  }
  return { rect, odd }
}

/** Whether each corner stands straight over or beside the one before it. @param {number[]} xs @param {number[]} ys */
function isUpright(xs, ys) {
  for (let index = 1; index < xs.length; index++) {
    const dx = Math.abs((xs[index] ?? 0) - (xs[index - 1] ?? 0))
    const dy = Math.abs((ys[index] ?? 0) - (ys[index - 1] ?? 0))
    if (dx > 0.01 && dy > 0.01) return false
  }
  return true
}
