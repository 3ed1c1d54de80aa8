/**
 * Bars through letters: words that were struck out, by a thin box or a drawn line.
 *
 * @import { Painted } from './painting.js'
 * @import { Letters } from './unseen.js'
 */
import { GLYPH_FLOATS, RUN_FLOATS } from './format.js'
import { float32, malloc, native } from './pdfium.js'

const countSegments = native('FPDFPath_CountSegments')
const getSegment = native('FPDFPath_GetPathSegment')
const segmentType = native('FPDFPathSegment_GetType')
const segmentPoint = native('FPDFPathSegment_GetPoint')
const getMatrix = native('FPDFPageObj_GetMatrix')

/**
 * A bar as shown: its middle line, how thick it is, and when it was painted.
 * @typedef {{ x1: number, y1: number, x2: number, y2: number, thickness: number, order: number }} Bar
 */

/** Thicker ones are boxes. In points. */
export const THICKEST_BAR = 3
const SHORTEST_BAR = 3
export const MAX_BARS = 20_000
/** Bars times runs that are compared; a page beyond is a drawing, not a corrected text. */
const MAX_PAIRS = 30_000_000
const MAX_SEGMENTS = 400
const LINE_TO = 0

/**
 * Where a bar strikes a letter: above the baseline, in font sizes. Below are underlines, above those of the row before.
 */
const LOWEST = 0.1
const HIGHEST = 0.52
const THICKEST = 0.25
/** Sine of the largest angle between a bar and the letters that it strikes. */
const SLANT = 0.06
/** A bar strikes words when at least this share of it lies over letters: rules of sheets run on beyond them. */
const COVERED = 0.75
/** So many bars of the same place and length without letters on them are the lines of ruled paper. */
const RULED = 2

const scratch = malloc(32)
const FIRST = scratch >> 2

/**
 * The straight lines of a path as bars.
 * @param {Painted} painted
 * @param {{ shownX(x: number, y: number): number, shownY(x: number, y: number): number }} place
 * @param {{ thickness: number, order: number }} pen
 * @param {Bar[]} bars
 */
export function strokedBars({ object, matrix }, place, { thickness, order }, bars) {
  const count = countSegments(object)
  if (count > MAX_SEGMENTS || bars.length >= MAX_BARS || !getMatrix(object, scratch)) return
  const own = float32()
  const [a, b, c] = [own[FIRST] ?? 1, own[FIRST + 1] ?? 0, own[FIRST + 2] ?? 0]
  const [d, e, f] = [own[FIRST + 3] ?? 1, own[FIRST + 4] ?? 0, own[FIRST + 5] ?? 0]
  let x1 = 0
  let y1 = 0
  for (let index = 0; index < count; index++) {
    const segment = getSegment(object, index)
    if (!segmentPoint(segment, scratch, scratch + 4)) continue
    const x = float32()[FIRST] ?? 0
    const y = float32()[FIRST + 1] ?? 0
    const formX = x * a + y * c + e
    const formY = x * b + y * d + f
    const pageX = formX * matrix[0] + formY * matrix[2] + matrix[4]
    const pageY = formX * matrix[1] + formY * matrix[3] + matrix[5]
    const x2 = place.shownX(pageX, pageY)
    const y2 = place.shownY(pageX, pageY)
    if (segmentType(segment) === LINE_TO && Math.hypot(x2 - x1, y2 - y1) >= SHORTEST_BAR)
      bars.push({ x1, y1, x2, y2, thickness, order })
    x1 = x2
    y1 = y2
  }
}

/** A wave or a zigzag has so many corners and more, and is so high and so many times longer; in points. */
const FEWEST_CORNERS = 6
const HIGHEST_WAVE = 8
const LEAST_WAVE = 0.8
const LONGER = 5
const MOVE_TO = 2

/**
 * A wavy or zigzag line as a bar: the middle of the box that it runs along. Null for any other path.
 * @param {number} object
 * @param {() => readonly [number, number, number, number] | null} boxOf its box as shown
 * @param {{ thickness: number, order: number }} pen
 * @returns {Bar | null}
 */
export function zigzagBar(object, boxOf, { thickness, order }) {
  const count = countSegments(object)
  if (count < FEWEST_CORNERS) return null
  const box = boxOf()
  if (!box) return null
  const [left, top, right, bottom] = box
  const height = bottom - top
  if (height > HIGHEST_WAVE || height < LEAST_WAVE || right - left < LONGER * height) return null
  // Several lines in one path strike out what lies under each of them, and nothing between.
  for (let index = 1; index < Math.min(count, MAX_SEGMENTS); index++)
    if (segmentType(getSegment(object, index)) === MOVE_TO) return null
  const y = (top + bottom) / 2
  return { x1: left, y1: y, x2: right, y2: y, thickness, order }
}

/**
 * The middle line of a thin box as shown.
 * @param {readonly [number, number, number, number]} box
 * @param {number} order
 * @returns {Bar | null}
 */
export function thinBox([left, top, right, bottom], order) {
  const [width, height] = [right - left, bottom - top]
  const thickness = Math.min(width, height)
  if (thickness > THICKEST_BAR || Math.max(width, height) < SHORTEST_BAR) return null
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return width >= height
    ? { x1: left, y1: y, x2: right, y2: y, thickness, order }
    : { x1: x, y1: top, x2: x, y2: bottom, thickness, order }
}

/**
 * Marks the letters that a bar strikes out.
 * @param {Letters} letters @param {readonly Bar[]} bars @param {(glyph: number) => void} strike
 */
export function strikeOut(letters, bars, strike) {
  if (bars.length === 0 || bars.length * letters.runs.length > MAX_PAIRS * RUN_FLOATS) return
  const rows = rowsOf(letters, bars.length)
  const struck = bars.map(bar => glyphsUnder(letters, bar, rows(bar)))
  bars.forEach((bar, index) => {
    const glyphs = struck[index] ?? []
    if (glyphs.length === 0 || coveredShare(letters, bar, glyphs) < COVERED) return
    if (isRuled(bar, bars, struck)) return
    for (const glyph of glyphs) strike(glyph)
  })
}

/** Stretches of a page's height; runs are looked for in those that they reach, where there are more than a few bars. */
const ROWS = 64
const FEW_BARS = 8

/**
 * Which runs a bar may strike, by the floats that they begin at, in their order: for a level bar only those of its
 * height.
 * @param {Letters} letters
 * @param {number} bars how many
 * @returns {(bar: Bar) => readonly number[]}
 */
function rowsOf({ runs, geometry, height }, bars) {
  const all = Array.from({ length: runs.length / RUN_FLOATS }, (_, run) => run * RUN_FLOATS)
  if (bars < FEW_BARS) return () => all
  const rows = Array.from({ length: ROWS }, () => /** @type {number[]} */ ([]))
  /** @param {number} y */
  const rowAt = y => Math.min(ROWS - 1, Math.max(0, Math.floor((y * ROWS) / height)))
  for (const run of all) {
    const size = Math.abs(runs[run + 2] ?? 0)
    const y = geometry[(runs[run] ?? 0) * GLYPH_FLOATS + 1] ?? 0
    const isPlaced = Number.isFinite(y + size)
    const last = isPlaced ? rowAt(y + size) : ROWS - 1
    for (let row = isPlaced ? rowAt(y - size) : 0; row <= last; row++) rows[row]?.push(run)
  }
  return ({ y1, y2 }) => (y1 === y2 ? rows[rowAt(y1)] : all) ?? all
}

/** @param {Letters} letters @param {Bar} bar @param {readonly number[]} candidates */
function glyphsUnder({ runs, geometry, count }, { x1, y1, x2, y2, thickness }, candidates) {
  const found = /** @type {number[]} */ ([])
  const length = Math.hypot(x2 - x1, y2 - y1)
  const ux = (x2 - x1) / length
  const uy = (y2 - y1) / length
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  for (const run of candidates) {
    const size = runs[run + 2] ?? 0
    const from = runs[run] ?? 0
    const at = from * GLYPH_FLOATS
    const x0 = geometry[at] ?? 0
    const y0 = geometry[at + 1] ?? 0
    const cos = runs[run + 3] ?? 1
    const sin = runs[run + 4] ?? 0
    // How far the middle of the bar stands over the baseline: nearly all runs stand in other rows.
    const rise = ((middleX - x0) * sin - (middleY - y0) * cos) / size
    if (!(rise >= LOWEST && rise <= HIGHEST)) continue
    if (thickness > THICKEST * size || Math.abs(ux * sin - uy * cos) > SLANT) continue
    const to = runs[run + RUN_FLOATS] ?? count
    for (let glyph = from; glyph < to; glyph++) {
      const place = glyph * GLYPH_FLOATS
      const half = (geometry[place + 2] ?? 0) / 2
      const x = (geometry[place] ?? 0) + cos * half
      const y = (geometry[place + 1] ?? 0) + sin * half
      const middle = (x - x1) * ux + (y - y1) * uy
      if (half > 0 && middle > 0 && middle < length) found.push(glyph)
    }
  }
  return found
}

/** @param {Letters} letters @param {Bar} bar @param {readonly number[]} glyphs */
function coveredShare({ geometry }, { x1, y1, x2, y2 }, glyphs) {
  let advance = 0
  for (const glyph of glyphs) advance += geometry[glyph * GLYPH_FLOATS + 2] ?? 0
  return advance / Math.hypot(x2 - x1, y2 - y1)
}

/** @param {Bar} bar @param {readonly Bar[]} bars @param {readonly (readonly number[])[]} struck */
function isRuled(bar, bars, struck) {
  let bare = 0
  bars.forEach((other, index) => {
    const same = Math.abs(other.x1 - bar.x1) < 1 && Math.abs(other.x2 - bar.x2) < 1
    const apart = Math.abs(other.y1 - bar.y1) > THICKEST_BAR
    if (same && apart && (struck[index]?.length ?? 0) === 0) bare++
  })
  return bare >= RULED
}
