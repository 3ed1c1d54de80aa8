/**
 * What a page paints, in the order in which it paints it: the question whether a letter can be seen begins here.
 *
 * @import { Rect } from './wire.ts'
 */
import { float32, malloc, native } from './pdfium.js'

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
/** The place of the first float there. */
const FIRST = scratch >> 2

/**
 * From the space of an object to that of the page: [a b c d e f].
 * @typedef {readonly [number, number, number, number, number, number]} Matrix
 */
/** @type {Matrix} */
const IDENTITY = [1, 0, 0, 1, 0, 0]

/**
 * What of the page the clips of an object leave, null where they leave everything; `odd` that a clip is no upright
 * rectangle.
 * @typedef {{ rect: Rect | null, odd: boolean }} Clip
 */
/**
 * One painted object. `top` is the index of the object of the page that it is or is part of.
 * @typedef {{ object: number, type: number, matrix: Matrix, clip: Clip, top: number, inForm: boolean,
 *   inLayer: boolean }} Painted
 */
/** @type {Clip} */
const UNCLIPPED = { rect: null, odd: false }

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
 * @param {(object: number) => boolean} isLayered asked of forms: what they hold belongs to their layer
 */
export function eachPainted(page, visit, isLayered = () => false) {
  let left = MAX_OBJECTS
  const total = countObjects(page)
  const clipOf = clipReader()

  /**
   * @param {number} object
   * @param {{ matrix: Matrix, clip: Clip, inForm: boolean, inLayer: boolean }} around
   * @param {number} top
   * @param {number} depth
   */
  const one = (object, around, top, depth) => {
    if (!object || left-- <= 0) return
    const type = getType(object)
    const clip = clipOf(object, around)
    visit({ object, type, matrix: around.matrix, clip, top, inForm: around.inForm, inLayer: around.inLayer })
    if (type !== FORM || depth >= MAX_DEPTH) return
    const inLayer = around.inLayer || isLayered(object)
    const inside = { matrix: formMatrix(object, around.matrix), clip, inForm: true, inLayer }
    const count = countFormObjects(object)
    for (let index = 0; index < count && left > 0; index++) one(getFormObject(object, index), inside, top, depth + 1)
  }
  const page0 = { matrix: IDENTITY, clip: UNCLIPPED, inForm: false, inLayer: false }
  for (let index = 0; index < total && left > 0; index++) one(getObject(page, index), page0, index, 0)
  return left > 0
}

/** @param {number} form @param {Matrix} around @returns {Matrix} */
function formMatrix(form, around) {
  if (!getMatrix(form, scratch)) return around
  const at = float32()
  const own = /** @type {Matrix} */ ([
    at[FIRST] ?? 1,
    at[FIRST + 1] ?? 0,
    at[FIRST + 2] ?? 0,
    at[FIRST + 3] ?? 1,
    at[FIRST + 4] ?? 0,
    at[FIRST + 5] ?? 0,
  ])
  return concat(own, around)
}

/**
 * Bounds of an object in the space of the page; null for one that has none.
 * @param {Painted} painted
 * @returns {Rect | null} left, bottom, right, top
 */
export function boundsOf({ object, matrix }) {
  if (!getBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const at = float32()
  /** @type {Rect} */
  const bounds = [at[FIRST] ?? 0, at[FIRST + 1] ?? 0, at[FIRST + 2] ?? 0, at[FIRST + 3] ?? 0]
  return matrix === IDENTITY ? bounds : transformed(bounds, matrix)
}

/** Whether a picture's sides run along those of the page: then its bounds are what it covers. @param {number} object */
export function isUpright(object) {
  if (!getMatrix(object, scratch)) return false
  const at = float32()
  const isZero = (/** @type {number} */ place) => at[FIRST + place] === 0
  return (isZero(1) && isZero(2)) || (isZero(0) && isZero(3))
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
 * Reads the clips of one object after the other: most have the one rectangle that the object before them had, which two
 * opposite corners tell.
 */
function clipReader() {
  let last = {
    matrix: IDENTITY,
    around: UNCLIPPED,
    clip: UNCLIPPED,
    segments: 0,
    x1: Number.NaN,
    y1: Number.NaN,
    x2: Number.NaN,
    y2: Number.NaN,
  }

  /** @param {number} object @param {{ matrix: Matrix, clip: Clip }} around @returns {Clip} */
  return (object, around) => {
    const path = getClipPath(object)
    const paths = path ? countClips(path) : 0
    if (paths <= 0) return around.clip
    if (paths > 1) return clipped(path, paths, around)
    const segments = countClipSegments(path, 0)
    if (segments <= 0) return around.clip
    const [x1, y1] = pointAt(path, 0, 0)
    const [x2, y2] = pointAt(path, 0, segments >> 1)
    if (
      last.around !== around.clip ||
      last.matrix !== around.matrix ||
      last.segments !== segments ||
      last.x1 !== x1 ||
      last.y1 !== y1 ||
      last.x2 !== x2 ||
      last.y2 !== y2
    )
      last = { matrix: around.matrix, around: around.clip, clip: clipped(path, 1, around), segments, x1, y1, x2, y2 }
    return last.clip
  }
}

/**
 * A corner of a clip; no numbers where PDFium does not tell it.
 * @param {number} clip
 * @param {number} path
 * @param {number} index
 * @returns {[x: number, y: number]}
 */
function pointAt(clip, path, index) {
  if (!segmentPoint(getClipSegment(clip, path, index), scratch, scratch + 4)) return [Number.NaN, Number.NaN]
  const at = float32()
  return [at[FIRST] ?? 0, at[FIRST + 1] ?? 0]
}

/**
 * @param {number} clip
 * @param {number} paths
 * @param {{ matrix: Matrix, clip: Clip }} around
 * @returns {Clip}
 */
function clipped(clip, paths, around) {
  let { rect, odd } = around.clip
  if (paths > MAX_CLIPS) return { rect, odd: true }
  for (let path = 0; path < paths; path++) {
    const segments = countClipSegments(clip, path)
    if (segments <= 0) continue
    const xs = /** @type {number[]} */ ([])
    const ys = /** @type {number[]} */ ([])
    for (let index = 0; index < Math.min(segments, MAX_CLIP_SEGMENTS); index++) {
      const [x, y] = pointAt(clip, path, index)
      if (Number.isNaN(x)) continue
      xs.push(x)
      ys.push(y)
    }
    if (segments > MAX_CLIP_SEGMENTS || !areUpright(xs, ys)) odd = true
    if (segments > MAX_CLIP_SEGMENTS) continue
    const box = transformed([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], around.matrix)
    rect = common(box, rect)
    // Nothing is left: a place off every page says so.
    if (rect[0] > rect[2] || rect[1] > rect[3]) rect = [-1e6, -1e6, -1e6, -1e6]
  }
  return { rect, odd }
}

/** Whether each corner stands straight over or beside the one before it. @param {number[]} xs @param {number[]} ys */
function areUpright(xs, ys) {
  for (let index = 1; index < xs.length; index++) {
    const dx = Math.abs((xs[index] ?? 0) - (xs[index - 1] ?? 0))
    const dy = Math.abs((ys[index] ?? 0) - (ys[index - 1] ?? 0))
    if (dx > 0.01 && dy > 0.01) return false
  }
  return true
}
