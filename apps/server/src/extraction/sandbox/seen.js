/**
 * Draws a page with and without its doubtful letters: one whose place stays the same cannot be seen.
 *
 * @import { Letters } from './unseen.js'
 */
import { GLYPH_FLOATS, RUN_FLOATS } from './format.js'
import { memory, native } from './pdfium.js'

const createBitmap = native('FPDFBitmap_CreateEx')
const fillRect = native('FPDFBitmap_FillRect')
const getBuffer = native('FPDFBitmap_GetBuffer')
const destroyBitmap = native('FPDFBitmap_Destroy')
const renderPage = native('FPDF_RenderPageBitmap')
const setActive = native('FPDFPageObj_SetIsActive')

const BGRA = 4
/** Where a run's floats say how it is painted. */
const MODE = 5
const INVISIBLE = 3
const WHITE = 0xffffffff
const SCALE = 1.6
const MAX_PIXELS = 1_400_000
/** Least difference of a colour (0–255) that anybody sees. */
const SEEN = 20
/** Where a letter's ink is looked for, in font sizes above the baseline and shares of its advance. */
const LOW = -0.1
const HIGH = 0.72
const ASIDE = 0.12
/** Letters in one place are drawn away one after the other: at most so many times. */
const MAX_GROUPS = 6
const CELL = 4

/**
 * @param {number} page
 * @param {Letters} letters
 * @param {Uint8Array} states
 * @param {{ doubtful: number, shown: number, hidden: number }} names
 */
export function compareDrawn(page, letters, states, { doubtful, shown, hidden }) {
  const runs = doubtfulRuns(letters, states, doubtful)
  const area = areaOf(letters, runs)
  const withAll = draw(page, letters, area)
  /** @param {DoubtfulRun} run */
  const isInvisible = ({ run }) => letters.runs[run * RUN_FLOATS + MODE] === INVISIBLE
  // The layer of a scan paints nothing itself: its letters are seen where the picture shows something.
  for (const { run, glyphs } of runs.filter(isInvisible))
    for (const glyph of glyphs) states[glyph] = isEven(withAll, pixelsOf(letters, run, glyph, area)) ? hidden : shown
  const painted = runs.filter(run => !isInvisible(run))
  for (const group of apart(letters, painted)) {
    for (const { object } of group) setActive(object, 0)
    const without = draw(page, letters, area)
    for (const { object } of group) setActive(object, 1)
    for (const { run, glyphs } of group)
      for (const glyph of glyphs)
        states[glyph] = differs(withAll, without, pixelsOf(letters, run, glyph, area)) ? shown : hidden
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

/** The ink of a letter as shown. @param {Letters} letters @param {number} run @param {number} glyph */
function inkOf({ runs, geometry }, run, glyph) {
  const at = run * RUN_FLOATS
  const size = runs[at + 2] ?? 0
  const cos = runs[at + 3] ?? 1
  const sin = runs[at + 4] ?? 0
  const place = glyph * GLYPH_FLOATS
  const [x, y, advance] = [geometry[place] ?? 0, geometry[place + 1] ?? 0, geometry[place + 2] ?? 0]
  const [from, to] = [ASIDE * advance, (1 - ASIDE) * advance]
  const [low, high] = [LOW * size, HIGH * size]
  const xs = [from * cos + low * sin, to * cos + low * sin, from * cos + high * sin, to * cos + high * sin]
  const ys = [from * sin - low * cos, to * sin - low * cos, from * sin - high * cos, to * sin - high * cos]
  return {
    left: x + Math.min(...xs),
    top: y + Math.min(...ys),
    right: x + Math.max(...xs),
    bottom: y + Math.max(...ys),
  }
}

/** @param {Letters} letters @param {readonly DoubtfulRun[]} runs @returns {Area} */
function areaOf(letters, runs) {
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
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (wide * high)))
  return { left, top, scale, width: Math.max(1, Math.ceil(wide * scale)), height: Math.max(1, Math.ceil(high * scale)) }
}

/** @param {number} page @param {Letters} letters @param {Area} area */
function draw(page, { width, height }, area) {
  const bitmap = createBitmap(area.width, area.height, BGRA, 0, 0)
  if (!bitmap) return Buffer.alloc(0)
  fillRect(bitmap, 0, 0, area.width, area.height, WHITE)
  const [x, y] = [Math.round(-area.left * area.scale), Math.round(-area.top * area.scale)]
  renderPage(bitmap, page, x, y, Math.round(width * area.scale), Math.round(height * area.scale), 0, 0)
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
      glyphs.map(glyph => {
        const { left, top, right, bottom } = inkOf(letters, run, glyph)
        return Math.floor((top + bottom) / 2 / CELL) * columns + Math.floor((left + right) / 2 / CELL)
      }),
    )
    let used = 0
    for (const cell of cells)
      for (const near of [cell, cell - 1, cell + 1, cell - columns, cell + columns]) used |= taken.get(near) ?? 0
    let group = 0
    while (group < MAX_GROUPS - 1 && (used & (1 << group)) !== 0) group++
    for (const cell of cells) taken.set(cell, (taken.get(cell) ?? 0) | (1 << group))
    groups[group] = [...(groups[group] ?? []), ...own]
  }
  return groups.filter(Boolean)
}
