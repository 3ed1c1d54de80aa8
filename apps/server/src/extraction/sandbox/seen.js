/**
 * Draws a page with and without its doubtful letters: one whose place stays the same cannot be seen.
 *
 * @import { Letters } from './unseen.js'
 */
import { inkOf } from './boxes.js'
import { RUN_FLOATS } from './format.js'
import { malloc, memory, native } from './pdfium.js'
import { BLENDS, DOUBTFUL, HIDDEN, SHOWN } from './states.js'

const createBitmap = native('FPDFBitmap_CreateEx')
const fillRect = native('FPDFBitmap_FillRect')
const getBuffer = native('FPDFBitmap_GetBuffer')
const destroyBitmap = native('FPDFBitmap_Destroy')
const renderPage = native('FPDF_RenderPageBitmap')
const setActive = native('FPDFPageObj_SetIsActive')
const getFillColor = native('FPDFPageObj_GetFillColor')

const BGRA = 4
/** Where a run's floats say how it is painted. */
const MODE = 5
const INVISIBLE = 3
const WHITE = 0xffffffff
const SCALE = 1.6
/** Pixels per point where only the ground of letters is looked at. */
const GROUND_SCALE = 0.6
/** Pictures are drawn from single pixels of theirs: differences show all the same, in a third of the time. */
const NO_SMOOTH_IMAGE = 0x1000
const MAX_PIXELS = 1_400_000
/** Least difference of a colour (0–255) that anybody sees. */
const SEEN = 20
/** Letters in one place are drawn away one after the other: at most so many times. */
const MAX_GROUPS = 6
const CELL = 2

const scratch = malloc(16)

/**
 * Letters that may be of the colour of their ground: the page is drawn once without them.
 * @param {number} page
 * @param {Letters} letters
 * @param {Uint8Array} states
 */
export function compareGround(page, letters, states) {
  const runs = doubtfulRuns(letters, states, BLENDS)
  const area = areaOf(letters, runs, GROUND_SCALE)
  for (const { object } of runs) setActive(object, 0)
  const without = draw(page, letters, area)
  for (const { object } of runs) setActive(object, 1)
  for (const { run, object, glyphs } of runs) {
    const colour = fillOf(object)
    for (const glyph of glyphs)
      states[glyph] = standsOut(without, colour, pixelsOf(letters, run, glyph, area)) ? SHOWN : HIDDEN
  }
}

/** The colour of letters as pixels have it: blue, green, red. @param {number} object */
function fillOf(object) {
  if (!getFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return [0, 0, 0]
  const [red = 0, green = 0, blue = 0] = new Uint32Array(memory(), scratch, 3)
  return [blue, green, red]
}

/**
 * Whether the ground of a letter is of another colour anywhere.
 * @param {Buffer} pixels
 * @param {readonly number[]} colour
 * @param {ReturnType<typeof pixelsOf>} part
 */
function standsOut(pixels, colour, { x1, y1, x2, y2, width }) {
  for (let y = y1; y < y2; y++)
    for (let at = (y * width + x1) * 4; at < (y * width + x2) * 4; at += 4)
      for (let channel = 0; channel < 3; channel++)
        if (Math.abs((pixels[at + channel] ?? 0) - (colour[channel] ?? 0)) >= SEEN) return true
  return false
}

/**
 * Letters that may be covered, cut away or switched off: the page is drawn with them and without them.
 * @param {number} page
 * @param {Letters} letters
 * @param {Uint8Array} states
 */
export function compareDrawn(page, letters, states) {
  const runs = doubtfulRuns(letters, states, DOUBTFUL)
  const area = areaOf(letters, runs)
  const withAll = draw(page, letters, area)
  /** @param {DoubtfulRun} run */
  const isInvisible = ({ run }) => letters.runs[run * RUN_FLOATS + MODE] === INVISIBLE
  // The layer of a scan paints nothing itself: its letters are seen where the picture shows something.
  for (const { run, glyphs } of runs.filter(isInvisible))
    for (const glyph of glyphs) states[glyph] = isEven(withAll, pixelsOf(letters, run, glyph, area)) ? HIDDEN : SHOWN
  const painted = runs.filter(run => !isInvisible(run))
  for (const group of apart(letters, painted)) {
    for (const { object } of group) setActive(object, 0)
    const without = draw(page, letters, area)
    for (const { object } of group) setActive(object, 1)
    for (const { run, glyphs } of group)
      for (const glyph of glyphs)
        states[glyph] = differs(withAll, without, pixelsOf(letters, run, glyph, area)) ? SHOWN : HIDDEN
  }
}

/** @typedef {{ run: number, object: number, glyphs: number[] }} DoubtfulRun */
/** @typedef {{ left: number, top: number, scale: number, width: number, height: number }} Area */

/** @param {Letters} letters @param {Uint8Array} states @param {number} doubtful @returns {DoubtfulRun[]} */
function doubtfulRuns({ runs, objects, count }, states, doubtful) {
  return objects.flatMap((object, run) => {
    const glyphs = []
    const to = runs[(run + 1) * RUN_FLOATS] ?? count
    for (let glyph = runs[run * RUN_FLOATS] ?? 0; glyph < to; glyph++)
      if (states[glyph] === doubtful) glyphs.push(glyph)
    return glyphs.length > 0 ? [{ run, object, glyphs }] : []
  })
}

/**
 * @param {Letters} letters
 * @param {readonly DoubtfulRun[]} runs
 * @param {number} [most] pixels per point
 * @returns {Area}
 */
function areaOf(letters, runs, most = SCALE) {
  let [left, top, right, bottom] = [letters.width, letters.height, 0, 0]
  for (const { run, glyphs } of runs)
    for (const glyph of glyphs) {
      const ink = inkOf(letters, run, glyph)
      left = Math.min(left, ink.left)
      top = Math.min(top, ink.top)
      right = Math.max(right, ink.right)
      bottom = Math.max(bottom, ink.bottom)
    }
  left = Math.max(0, left)
  top = Math.max(0, top)
  const [wide, high] = [
    Math.max(1, Math.min(letters.width, right) - left),
    Math.max(1, Math.min(letters.height, bottom) - top),
  ]
  const scale = Math.min(most, Math.sqrt(MAX_PIXELS / (wide * high)))
  return { left, top, scale, width: Math.max(1, Math.ceil(wide * scale)), height: Math.max(1, Math.ceil(high * scale)) }
}

/** @param {number} page @param {Letters} letters @param {Area} area */
function draw(page, { width, height }, area) {
  const bitmap = createBitmap(area.width, area.height, BGRA, 0, 0)
  if (!bitmap) return Buffer.alloc(0)
  fillRect(bitmap, 0, 0, area.width, area.height, WHITE)
  const [x, y] = [Math.round(-area.left * area.scale), Math.round(-area.top * area.scale)]
  renderPage(bitmap, page, x, y, Math.round(width * area.scale), Math.round(height * area.scale), 0, NO_SMOOTH_IMAGE)
  const pixels = Buffer.from(new Uint8Array(memory(), getBuffer(bitmap), area.width * area.height * 4))
  destroyBitmap(bitmap)
  return pixels
}

/** @param {Letters} letters @param {number} run @param {number} glyph @param {Area} area */
function pixelsOf(letters, run, glyph, { left, top, scale, width, height }) {
  const ink = inkOf(letters, run, glyph)
  const [x0, y0] = [Math.round(left * scale), Math.round(top * scale)]
  return {
    x1: Math.max(0, Math.floor(ink.left * scale) - x0),
    y1: Math.max(0, Math.floor(ink.top * scale) - y0),
    x2: Math.min(width, Math.ceil(ink.right * scale) - x0),
    y2: Math.min(height, Math.ceil(ink.bottom * scale) - y0),
    width,
  }
}

/** @param {Buffer} a @param {Buffer} b @param {ReturnType<typeof pixelsOf>} part */
function differs(a, b, { x1, y1, x2, y2, width }) {
  for (let y = y1; y < y2; y++)
    for (let at = (y * width + x1) * 4; at < (y * width + x2) * 4; at++)
      if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) >= SEEN) return true
  return false
}

/** Whether a part of the picture is of one colour. @param {Buffer} pixels @param {ReturnType<typeof pixelsOf>} part */
function isEven(pixels, { x1, y1, x2, y2, width }) {
  const first = (y1 * width + x1) * 4
  for (let y = y1; y < y2; y++)
    for (let at = (y * width + x1) * 4; at < (y * width + x2) * 4; at++)
      if (Math.abs((pixels[at] ?? 0) - (pixels[first + (at & 3)] ?? 0)) >= SEEN) return false
  return true
}

/**
 * The doubtful runs in groups in which no two stand in one place: each group is drawn away at once.
 * @param {Letters} letters @param {readonly DoubtfulRun[]} runs
 */
function apart(letters, runs) {
  const taken = /** @type {Map<number, number>} */ (new Map())
  const groups = /** @type {DoubtfulRun[][]} */ ([])
  const columns = Math.ceil(letters.width / CELL) + 1
  const objects = Map.groupBy(runs, ({ object }) => object)
  for (const own of objects.values()) {
    const cells = own.flatMap(({ run, glyphs }) =>
      glyphs.flatMap(glyph => cellsOf(inkOf(letters, run, glyph), columns)),
    )
    let used = 0
    for (const cell of cells) used |= taken.get(cell) ?? 0
    let group = 0
    while (group < MAX_GROUPS - 1 && (used & (1 << group)) !== 0) group++
    for (const cell of cells) taken.set(cell, (taken.get(cell) ?? 0) | (1 << group))
    groups[group] = [...(groups[group] ?? []), ...own]
  }
  return groups.filter(Boolean)
}

/**
 * The cells that the middle half of a letter lies in: its neighbours in the line do not reach there.
 * @param {ReturnType<typeof inkOf>} ink
 * @param {number} columns
 */
function cellsOf({ left, top, right, bottom }, columns) {
  const [across, down] = [(right - left) / 4, (bottom - top) / 4]
  const cells = []
  for (let row = Math.floor((top + down) / CELL); row <= Math.floor((bottom - down) / CELL); row++)
    for (let column = Math.floor((left + across) / CELL); column <= Math.floor((right - across) / CELL); column++)
      cells.push(row * columns + column)
  return cells
}
