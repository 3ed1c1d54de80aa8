/**
 * Which letters of a page nobody sees: of a layer that is switched off, cut away by a clip, under what was painted later, of the
 * colour of their ground, or struck out. What boxes cannot tell is drawn twice, with and without the letters in question.
 *
 * @import { Rect } from './wire.ts'
 * @import { Bar } from './bars.js'
 */
import { strikeOut, strokedBars, THICKEST_BAR, thinBox } from './bars.js'
import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS } from './format.js'
import { groundOf, UNKNOWN } from './ground.js'
import { boundsOf, eachPainted, FORM, IMAGE, PATH, TEXT } from './painting.js'
import { partsOf } from './parts.js'
import { malloc, memory, native, readUtf16 } from './pdfium.js'
import { compareDrawn } from './seen.js'

const getDrawMode = native('FPDFPath_GetDrawMode')
const getFillColor = native('FPDFPageObj_GetFillColor')
const getStrokeColor = native('FPDFPageObj_GetStrokeColor')
const getStrokeWidth = native('FPDFPageObj_GetStrokeWidth')
const hasTransparency = native('FPDFPageObj_HasTransparency')
const countMarks = native('FPDFPageObj_CountMarks')
const getMark = native('FPDFPageObj_GetMark')
const markName = native('FPDFPageObjMark_GetName')

/**
 * A page's glyphs as they were read: `runs` flat (see format.js), and the text object of each run.
 * @typedef {{ codes: Uint32Array, geometry: Float32Array, runs: readonly number[], objects: readonly number[], count: number, width: number, height: number }} Letters
 */
/** @typedef {{ shownX(x: number, y: number): number, shownY(x: number, y: number): number, rect(x1: number, y1: number, x2: number, y2: number): Rect }} Place */

const SHOWN = 0
export const HIDDEN = 1
export const STRUCK = 2
const DOUBTFUL = 3

/** Text as pale as this is not seen on white paper; ground and letters closer than this are compared on the drawn page. */
const WHITE = 245
const PALE = 200
const CONTRAST = 48
/** Fills and letters of less opacity hide nothing, or may not be seen. */
const FAINT = 64
const LEAST_OPACITY = 26
const INVISIBLE = 3
const STROKES_TEXT = new Set([1, 2, 5, 6])
/** A letter is looked for about its middle: half an x-height above the baseline. */
const MIDDLE = 0.25
const LONGEST_MARKS = 16
/** Pictures of at least this share of the page may be the scan that an invisible layer belongs to. */
const PICTURE_SHARE = 0.02
const SPACE = 0x20
const NO_BREAK_SPACE = 0xa0

const scratch = malloc(32)

/** Whether a text object is part of a layer. @param {number} object */
function isLayered(object) {
  const count = Math.min(countMarks(object), LONGEST_MARKS)
  for (let index = 0; index < count; index++) {
    const mark = getMark(object, index)
    const name = readUtf16((buffer, length) => {
      markName(mark, buffer, length, scratch)
      return new Uint32Array(memory(), scratch, 1)[0] ?? 0
    })
    if (name === 'OC') return true
  }
  return false
}

/** Luminance of the colour that was just read into `scratch`; unknown where it lets something through. */
function luminanceRead() {
  const [red = 0, green = 0, blue = 0, alpha = 0] = new Uint32Array(memory(), scratch, 4)
  return { luminance: 0.299 * red + 0.587 * green + 0.114 * blue, alpha }
}

/** @param {(object: number, r: number, g: number, b: number, a: number) => number} read @param {number} object */
const colourOf = (read, object) =>
  read(object, scratch, scratch + 4, scratch + 8, scratch + 12) ? luminanceRead() : { luminance: UNKNOWN, alpha: 255 }

/**
 * What becomes of each letter (`unseen` is null when all are seen, else their states and how many are hidden), and which parts of the
 * page may show more text.
 * @param {number} page
 * @param {Place} place
 * @param {Letters} letters
 * @param {{ hasLayeredForms: boolean }} file
 */
export function unseenLetters(page, place, letters, { hasLayeredForms }) {
  const states = new Uint8Array(letters.count)
  const ground = groundOf(letters.width, letters.height)
  const bars = /** @type {Bar[]} */ ([])
  const parts = partsOf(letters)
  const orders = new Float64Array(letters.objects.length)
  const runsOf = runsByObject(letters.objects)
  let order = 0
  let lastPicture = 0

  const complete = eachPainted(page, painted => {
    order++
    if (painted.type === TEXT) {
      const runs = runsOf.get(painted.object)
      if (!runs) return
      const isLayer = isLayered(painted.object) || (painted.inForm && hasLayeredForms)
      for (const run of runs) {
        orders[run] = order
        judge(run, isLayer || painted.odd, painted.clip)
      }
    } else if (painted.type === PATH) paintPath(painted)
    else if (painted.type !== FORM) paintBox(painted, UNKNOWN)
  })

  /** @param {import('./painting.js').Painted} painted @param {number} luminance */
  function paintBox(painted, luminance) {
    const bounds = boundsOf(painted)
    if (!bounds) return
    const shown = shownClipped(place.rect(...bounds), painted.clip)
    ground.paint(shown, order, luminance)
    const share = ((shown[2] - shown[0]) * (shown[3] - shown[1])) / (letters.width * letters.height)
    if (painted.type !== IMAGE) return
    if (share >= PICTURE_SHARE) lastPicture = order
    parts.image(painted.object, shown)
  }

  /** @param {Rect} rect @param {Rect | null} clip @returns {Rect} */
  function shownClipped([left, top, right, bottom], clip) {
    if (!clip) return [left, top, right, bottom]
    const [x1, y1, x2, y2] = place.rect(...clip)
    return [Math.max(left, x1), Math.max(top, y1), Math.min(right, x2), Math.min(bottom, y2)]
  }

  /** @param {import('./painting.js').Painted} painted */
  function paintPath(painted) {
    const { object, matrix } = painted
    if (!getDrawMode(object, scratch, scratch + 4)) return
    const [fills = 0, strokes = 0] = new Int32Array(memory(), scratch, 2)
    if (fills) {
      const { luminance, alpha } = colourOf(getFillColor, object)
      if (alpha >= FAINT) {
        const bounds = boundsOf(painted)
        const shown = bounds && shownClipped(place.rect(...bounds), painted.clip)
        const bar = shown && thinBox(shown, order)
        if (shown) parts.filled(object, shown)
        if (bar && luminance < PALE) bars.push(bar)
        else if (shown) ground.paint(shown, order, hasTransparency(object) ? UNKNOWN : luminance)
      }
    }
    if (!strokes) return
    const { luminance, alpha } = colourOf(getStrokeColor, object)
    if (alpha < FAINT || !getStrokeWidth(object, scratch)) return
    const width = (new Float32Array(memory(), scratch, 1)[0] ?? 1) * Math.hypot(matrix[0], matrix[1])
    if (width > THICKEST_BAR) paintBox(painted, UNKNOWN)
    else if (luminance < PALE) strokedBars(painted, place, { thickness: width, order }, bars)
  }

  /** @param {number} run @param {boolean} doubtful @param {Rect | null} clip */
  function judge(run, doubtful, clip) {
    const at = run * RUN_FLOATS
    const mode = letters.runs[at + 5] ?? 0
    const luminance = letters.runs[at + 6] ?? 0
    const opacity = letters.runs[at + 7] ?? 255
    if (mode === INVISIBLE) return
    const shownClip = clip && place.rect(...clip)
    const pale = luminance >= PALE
    for (let glyph = letters.runs[at] ?? 0; glyph < runEnd(letters, run); glyph++) {
      const [x, y] = middleOf(letters, run, glyph)
      if (shownClip && (x < shownClip[0] || x > shownClip[2] || y < shownClip[1] || y > shownClip[3])) {
        states[glyph] = HIDDEN
        continue
      }
      const cell = ground.cell(x, y)
      const paper = ground.luminanceAt(cell)
      const bare = ground.orderAt(cell) === 0
      const blends = Number.isNaN(paper) ? pale : !bare && Math.abs(paper - luminance) < CONTRAST
      if (bare && luminance >= WHITE && !STROKES_TEXT.has(mode)) states[glyph] = HIDDEN
      else if (doubtful || blends || opacity < LEAST_OPACITY || (bare && luminance >= WHITE)) states[glyph] = DOUBTFUL
    }
  }

  return finish()

  function finish() {
    // Of what was painted later, only what reaches a letter's middle is looked at.
    for (let run = 0; run < orders.length; run++) {
      const invisible = letters.runs[run * RUN_FLOATS + 5] === INVISIBLE
      const painted = Math.max(orders[run] ?? 0, invisible ? lastPicture : 0)
      for (let glyph = letters.runs[run * RUN_FLOATS] ?? 0; glyph < runEnd(letters, run); glyph++) {
        if (states[glyph] === HIDDEN) continue
        const [x, y] = middleOf(letters, run, glyph)
        const later = ground.orderAt(ground.cell(x, y)) > painted
        if (later || !complete || ground.isFull()) states[glyph] = DOUBTFUL
      }
    }
    const visibleBars = bars.filter(bar => {
      const cell = ground.cell((bar.x1 + bar.x2) / 2, (bar.y1 + bar.y2) / 2)
      return ground.orderAt(cell) <= bar.order
    })
    if (states.includes(DOUBTFUL))
      compareDrawn(page, letters, states, { doubtful: DOUBTFUL, shown: SHOWN, hidden: HIDDEN })
    strikeOut(letters, visibleBars, glyph => {
      if (states[glyph] === SHOWN) states[glyph] = STRUCK
    })
    const unseen = states.some(state => state !== SHOWN) ? wholeWords(letters, states) : null
    return { unseen, parts: parts.found(page, letters) }
  }
}

/** @param {readonly number[]} objects */
function runsByObject(objects) {
  const runs = /** @type {Map<number, number[]>} */ (new Map())
  objects.forEach((object, run) => {
    const known = runs.get(object)
    if (known) known.push(run)
    else runs.set(object, [run])
  })
  return runs
}

/** @param {Letters} letters @param {number} run */
const runEnd = ({ runs, count }, run) => runs[(run + 1) * RUN_FLOATS] ?? count

/** @param {Letters} letters @param {number} run @param {number} glyph @returns {[x: number, y: number]} */
export function middleOf({ runs, geometry }, run, glyph) {
  const at = run * RUN_FLOATS
  const rise = MIDDLE * (runs[at + 2] ?? 0)
  const cos = runs[at + 3] ?? 1
  const sin = runs[at + 4] ?? 0
  const place = glyph * GLYPH_FLOATS
  const half = (geometry[place + 2] ?? 0) / 2
  return [(geometry[place] ?? 0) + cos * half + sin * rise, (geometry[place + 1] ?? 0) + sin * half - cos * rise]
}

/**
 * A word of which a letter cannot be seen cannot be read: it goes as a whole.
 * @param {Letters} letters @param {Uint8Array} states
 */
function wholeWords({ codes, count }, states) {
  let hidden = 0
  for (let from = 0; from < count; ) {
    let to = from
    let worst = SHOWN
    while (to < count && !isSpace(codes[to] ?? 0)) {
      if ((states[to] ?? SHOWN) !== SHOWN) worst = states[to] ?? SHOWN
      to++
    }
    if (worst !== SHOWN) states.fill(worst, from, to)
    if (worst === HIDDEN) hidden += to - from
    from = to + 1
  }
  return { states, hidden }
}

/** @param {number} code */
function isSpace(code) {
  const unicode = code & CODE_MASK
  return (code & GENERATED_BIT) !== 0
    ? unicode !== 0x02 && unicode !== 0xad && unicode !== 0xfffe
    : unicode === SPACE || unicode === NO_BREAK_SPACE
}
