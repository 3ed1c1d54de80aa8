/**
 * Which letters of a page nobody sees: of a layer that is switched off, cut away by a clip, under what was painted
 * later, of the colour of their ground, or struck out. What boxes cannot tell is drawn twice, with and without the
 * letters in question.
 *
 * @import { Rect } from './wire.ts'
 * @import { Kind } from './pictures.js'
 * @import { Bar } from './bars.js'
 * @import { Painted } from './painting.js'
 */
import { MAX_BARS, strikeOut, strokedBars, THICKEST_BAR, thinBox, zigzagBar } from './bars.js'
import { levelOf, middleOf, runEnd, runsByObject, withoutRim } from './boxes.js'
import { dotRows, patternBar } from './broken-bars.js'
import { colourOf } from './colour.js'
import { crossOut } from './crosses.js'
import { doubtPaleLetters, doubtWhatIsCovered, MAX_LAID } from './doubts.js'
import { RUN_FLOATS } from './format.js'
import { groundOf, UNKNOWN } from './ground.js'
import { layerReader } from './layered.js'
import { boundsOf, eachPainted, FORM, IMAGE, isUpright, PATH, TEXT } from './painting.js'
import { partsOf } from './parts.js'
import { float32, malloc, native, uint32 } from './pdfium.js'
import { rootsOf, rulesOf } from './roots.js'
import { compareDrawn, compareGround } from './seen.js'
import { shadeCollector } from './shades.js'
import { BLENDS, DOUBTFUL, HIDDEN, PALE_ON_PICTURE, SHOWN, STRUCK } from './states.js'
import { CONTRAST, FAINT, LEAST_OPACITY, PALE, PAPER, WHITE } from './thresholds.js'
import { twinsOf } from './twins.js'
import { isBlank, wholeWords } from './whole-words.js'

const getDrawMode = native('FPDFPath_GetDrawMode')
const getFillColor = native('FPDFPageObj_GetFillColor')
const getStrokeColor = native('FPDFPageObj_GetStrokeColor')
const getMatrix = native('FPDFPageObj_GetMatrix')
const getStrokeWidth = native('FPDFPageObj_GetStrokeWidth')
const hasTransparency = native('FPDFPageObj_HasTransparency')
const pixelSize = native('FPDFImageObj_GetImagePixelSize')

/**
 * A page's glyphs as they were read: `runs` flat (see format.js), and the text object of each run.
 * @typedef {{ codes: Uint32Array, geometry: Float32Array, runs: number[], objects: readonly number[], count:
 *   number, width: number, height: number }} Letters
 */
/**
 * @typedef {{ shownX(x: number, y: number): number, shownY(x: number, y: number): number, rect(x1: number, y1: number,
 *   x2: number, y2: number): Rect }} Place
 */

/**
 * What was laid over text: `hides` where nothing shows through it, `covers` once a letter is found under its core.
 * @typedef {{ rect: Rect, core: Rect, order: number, hides: boolean, covers: boolean }} Laid
 */
const FILLED = 0
const INVISIBLE = 3
const STROKES_TEXT = new Set([1, 2, 5, 6])
/** Pictures of at least this share of the page may be the scan that an invisible layer belongs to. */
const PICTURE_SHARE = 0.02

const scratch = malloc(32)
const FIRST = scratch >> 2

/**
 * A page as it is looked through, in the order in which it is painted.
 * @param {Place} place
 * @param {Letters} letters
 * @param {{ hasLayeredForms: boolean, pictures: () => ReadonlyMap<string, Kind> | null }} file
 */
const newSheet = (place, letters, { hasLayeredForms, pictures }, bars = /** @type {Bar[]} */ ([])) => ({
  place,
  letters,
  hasLayeredForms,
  pictures,
  states: new Uint8Array(letters.count),
  ground: groundOf(letters.width, letters.height),
  bars,
  dots: dotRows(bars),
  laid: /** @type {Laid[]} */ ([]),
  parts: partsOf(letters),
  shades: shadeCollector(),
  twins: twinsOf(letters),
  orders: new Float64Array(letters.objects.length),
  runsOf: runsByObject(letters.objects),
  isLayered: layerReader(),
  order: 0,
  lastPicture: 0,
  hasText: false,
  lastClip: { clip: /** @type {Rect | null} */ (null), shown: /** @type {Rect | null} */ (null) },
})
/** @typedef {ReturnType<typeof newSheet>} Sheet */

/**
 * What becomes of each letter (`unseen` is null when all are seen, else their states and how many are hidden), and
 * which parts of the page may show more text.
 * @param {number} page
 * @param {Place} place
 * @param {Letters} letters
 * @param {{ hasLayeredForms: boolean, pictures: () => ReadonlyMap<string, Kind> | null, marked: readonly Rect[] }} file
 */
export function unseenLetters(page, place, letters, { hasLayeredForms, pictures, marked }) {
  const sheet = newSheet(place, letters, { hasLayeredForms, pictures })
  const complete = eachPainted(page, painted => look(sheet, painted), sheet.isLayered)
  const { ground, states } = sheet
  sheet.dots.end()
  doubtWhatIsCovered(sheet, complete)
  if (states.includes(PALE_ON_PICTURE)) doubtPaleLetters(sheet)
  const visibleBars = sheet.bars.filter(bar => {
    const cell = ground.cell((bar.x1 + bar.x2) / 2, (bar.y1 + bar.y2) / 2)
    return ground.orderAt(cell) <= bar.order
  })
  if (states.includes(BLENDS)) compareGround(page, letters, states)
  if (states.includes(DOUBTFUL)) compareDrawn(page, letters, states)
  const strike = (/** @type {number} */ glyph) => {
    if (states[glyph] === SHOWN) states[glyph] = STRUCK
  }
  strikeOut(letters, visibleBars, strike)
  crossOut(letters, visibleBars, strike)
  const unseen = states.includes(HIDDEN) || states.includes(STRUCK) ? wholeWords(letters, states) : null
  const shades = sheet.shades.found(marked.map(rect => place.rect(...rect)))
  const [roots, rules] = [rootsOf(letters, visibleBars), rulesOf(visibleBars)]
  return { unseen, parts: sheet.parts.found(letters, pictures), roots, rules, shades }
}

/** @param {Sheet} sheet @param {Painted} painted */
function look(sheet, painted) {
  sheet.order++
  if (painted.type === TEXT) {
    const own = sheet.runsOf.get(painted.object)
    const rectOf = () => shownBounds(sheet, painted)
    const runs = own ?? sheet.twins.shadowOf(painted.object, rectOf, sheet.states)
    if (own !== undefined) sheet.twins.kept(typeof own === 'number' ? [own] : own, rectOf)
    sheet.hasText = true
    const inLayer = painted.inLayer || (painted.inForm && sheet.hasLayeredForms)
    const doubtful = painted.clip.odd || inLayer || sheet.isLayered(painted.object)
    const clip = shownClip(sheet, painted.clip.rect)
    if (typeof runs === 'number') judge(sheet, runs, doubtful, clip)
    else for (const run of runs) judge(sheet, run, doubtful, clip)
  } else if (painted.type === PATH) paintPath(sheet, painted)
  else if (painted.type !== FORM) paintBox(sheet, painted, UNKNOWN)
}

/**
 * A clip as shown; null where it leaves the whole page. Objects that follow each other share theirs.
 * @param {Sheet} sheet
 * @param {Rect | null} clip
 * @returns {Rect | null}
 */
function shownClip(sheet, clip) {
  const { lastClip, letters } = sheet
  if (clip === lastClip.clip) return lastClip.shown
  const rect = clip && sheet.place.rect(...clip)
  const isWhole = !rect || (rect[0] <= 0 && rect[1] <= 0 && rect[2] >= letters.width && rect[3] >= letters.height)
  sheet.lastClip = { clip, shown: isWhole ? null : rect }
  return sheet.lastClip.shown
}

/** @param {Sheet} sheet @param {Painted} painted @param {number} luminance */
function paintBox(sheet, painted, luminance) {
  const { letters } = sheet
  const shown = shownBounds(sheet, painted)
  if (!shown) return
  const share = ((shown[2] - shown[0]) * (shown[3] - shown[1])) / (letters.width * letters.height)
  if (painted.type === IMAGE && sheet.hasText) layPicture(sheet, painted, shown)
  else lay(sheet, shown, luminance)
  if (painted.type === IMAGE && share >= PICTURE_SHARE) sheet.lastPicture = sheet.order
  if (painted.type === IMAGE) sheet.parts.image(painted.object, shown)
}

/** @param {Sheet} sheet @param {Rect} rect @param {number} luminance @param {{ core: Rect, hides: boolean }} [kind] */
function lay(sheet, rect, luminance, kind = { core: rect, hides: false }) {
  const { laid, order } = sheet
  sheet.ground.paint(rect, order, luminance)
  if (sheet.hasText && laid.length < MAX_LAID) laid.push({ ...kind, rect, order, covers: false })
}

/**
 * A picture hides all that is in its bounds, unless something shows through it: then text may run around it within
 * them.
 * @param {Sheet} sheet
 * @param {Painted} painted
 * @param {Rect} shown
 */
function layPicture(sheet, { object, inForm, clip }, shown) {
  const isKnown = pixelSize(object, scratch, scratch + 4)
  const kind = isKnown ? sheet.pictures()?.get(`${uint32()[FIRST]}×${uint32()[FIRST + 1]}`) : undefined
  const isSimple = !inForm && !clip.odd && isUpright(object) && !hasTransparency(object)
  if (kind && !kind.opaque) lay(sheet, shown, UNKNOWN, { core: withoutRim(shown), hides: false })
  else lay(sheet, shown, UNKNOWN, { core: shown, hides: isSimple && kind?.opaque === true })
}

/**
 * Bounds of an object as shown, as far as its clips leave them.
 * @param {Sheet} sheet @param {Painted} painted @returns {Rect | null}
 */
function shownBounds(sheet, painted) {
  const bounds = boundsOf(painted)
  if (!bounds) return null
  const shown = sheet.place.rect(...bounds)
  const clip = shownClip(sheet, painted.clip.rect)
  if (!clip) return shown
  return [
    Math.max(shown[0], clip[0]),
    Math.max(shown[1], clip[1]),
    Math.min(shown[2], clip[2]),
    Math.min(shown[3], clip[3]),
  ]
}

/** @param {Sheet} sheet @param {Painted} painted */
function paintPath(sheet, painted) {
  const { object, matrix } = painted
  if (!getDrawMode(object, scratch, scratch + 4)) return
  const fills = uint32()[FIRST] ?? 0
  const strokes = uint32()[FIRST + 1] ?? 0
  if (fills) {
    const { luminance, alpha } = colourOf(getFillColor, object)
    const shown = alpha >= FAINT ? shownBounds(sheet, painted) : null
    if (shown) paintFill(sheet, object, shown, luminance)
  }
  if (!strokes) return
  const { luminance, alpha } = colourOf(getStrokeColor, object)
  if (alpha < FAINT || !getStrokeWidth(object, scratch)) return
  const width = (float32()[FIRST] ?? 1) * ownScale(object) * Math.hypot(matrix[0], matrix[1])
  if (width > THICKEST_BAR) paintBox(sheet, painted, UNKNOWN)
  else if (luminance < PALE) {
    const pen = { thickness: width, order: sheet.order }
    strokedBars(painted, sheet.place, pen, sheet.bars)
    const zigzag = sheet.bars.length < MAX_BARS ? zigzagBar(object, () => shownBounds(sheet, painted), pen) : null
    if (zigzag) sheet.bars.push(zigzag)
  }
}

/** How much larger a path is shown than it is written: Ghostscript writes tenths of a point. @param {number} object */
function ownScale(object) {
  if (!getMatrix(object, scratch)) return 1
  const [a, b, c, d] = float32().subarray(FIRST, FIRST + 4)
  return Math.sqrt(Math.abs((a ?? 1) * (d ?? 1) - (b ?? 0) * (c ?? 0))) || 1
}

/** @param {Sheet} sheet @param {number} object @param {Rect} shown @param {number} luminance */
function paintFill(sheet, object, shown, luminance) {
  const { bars, dots, ground, hasText, order, parts } = sheet
  const bar = thinBox(shown, order) ?? patternBar(shown, luminance, order)
  parts.filled(object, shown)
  sheet.shades.filled(object, shown)
  if (!bar && luminance < PALE) dots.add(shown, order)
  if (bar && luminance < PALE) bars.push(bar)
  else if (hasText || bars.length > 0 || ground.last() > 0 || luminance < PAPER)
    lay(sheet, shown, hasTransparency(object) ? UNKNOWN : luminance)
}

/** @param {Sheet} sheet @param {number} run @param {boolean} doubtful @param {Rect | null} clip */
function judge(sheet, run, doubtful, clip) {
  const { ground, letters, states } = sheet
  const at = run * RUN_FLOATS
  sheet.orders[run] = sheet.order
  const mode = letters.runs[at + 5] ?? 0
  const luminance = letters.runs[at + 6] ?? 0
  const opacity = letters.runs[at + 7] ?? 255
  if (mode === INVISIBLE) return
  const suspect = doubtful || opacity < LEAST_OPACITY
  // Dark letters on bare paper, as nearly all are.
  if (!suspect && !clip && luminance < WHITE && (ground.last() === 0 || isBareBeside(sheet, run))) return
  const pale = luminance >= PALE
  const end = runEnd(letters, run)
  for (let glyph = letters.runs[at] ?? 0; glyph < end; glyph++) {
    const [x, y] = middleOf(letters, run, glyph)
    if (clip && (x < clip[0] || x > clip[2] || y < clip[1] || y > clip[3])) {
      states[glyph] = HIDDEN
      continue
    }
    const cell = ground.cell(x, y)
    const paper = ground.luminanceAt(cell)
    const bare = ground.orderAt(cell) === 0
    const white = bare && luminance >= WHITE
    const isPicture = Number.isNaN(paper)
    const blends = isPicture ? pale : !bare && Math.abs(paper - luminance) < CONTRAST
    if (white && !STROKES_TEXT.has(mode)) states[glyph] = HIDDEN
    else if (isBlank(letters.codes[glyph] ?? 0)) continue
    else if (opacity === 0 && mode === FILLED) states[glyph] = HIDDEN
    else if (suspect || white) states[glyph] = DOUBTFUL
    else if (blends && (mode !== FILLED || opacity < 255)) states[glyph] = DOUBTFUL
    else if (blends) states[glyph] = isPicture ? PALE_ON_PICTURE : BLENDS
  }
}

/** @param {Sheet} sheet @param {number} run */
function isBareBeside({ ground, letters }, run) {
  const level = levelOf(letters, run)
  return level !== null && ground.lastBeside(level) === 0
}
