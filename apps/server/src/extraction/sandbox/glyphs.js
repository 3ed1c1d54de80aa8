/**
 * A page's glyphs in content order, copied out of PDFium as flat arrays (see wire.ts for the layout).
 *
 * @import { FontInfo, Rect, TextReply } from './wire.ts'
 * @import { Kind } from './pictures.js'
 * @import { Taken } from './annotations.js'
 */

import { originsOf } from './annotations.js'
import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS, STRUCK_CODE, UNMAPPED_BIT } from './format.js'
import { malloc, memory, native, readLatin } from './pdfium.js'
import { placement } from './placement.js'
import { hasDrawing, imageShareOf } from './shapes.js'
import { HIDDEN, STRUCK } from './states.js'
import { unseenLetters } from './unseen.js'

const INVISIBLE = 3
/** Where a run's floats say where it comes from. */
const ORIGIN = 8
/** Pages with fewer visible glyphs than this, or than of a layer, have their images measured: they may be scans. */
const FEW_GLYPHS = 200

const loadText = native('FPDFText_LoadPage')
const closeText = native('FPDFText_ClosePage')
const countChars = native('FPDFText_CountChars')
const getUnicode = native('FPDFText_GetUnicode')
const isGenerated = native('FPDFText_IsGenerated')
const hasMapError = native('FPDFText_HasUnicodeMapError')
const getTextObject = native('FPDFText_GetTextObject')
const getLooseBox = native('FPDFText_GetLooseCharBox')
const getOrigin = native('FPDFText_GetCharOrigin')
const getFontSize = native('FPDFText_GetFontSize')
const getMatrix = native('FPDFText_GetMatrix')
const getFont = native('FPDFTextObj_GetFont')
const getRenderMode = native('FPDFTextObj_GetTextRenderMode')
const getFillColor = native('FPDFPageObj_GetFillColor')
const fontName = native('FPDFFont_GetBaseFontName')
const fontFlags = native('FPDFFont_GetFlags')
const fontWeight = native('FPDFFont_GetWeight')

const scratch = malloc(64)
const NOTHING = { unseen: null, parts: [], roots: [], rules: [], shades: [] }
const IDENTITY = new Float32Array([1, 0, 0, 1])
const BLACK = new Uint32Array([0, 0, 0, 255])

/** Spaces, line ends and hyphens: what PDFium adds to the text of a page. */
const MAY_BE_GENERATED = new Set([0x20, 0x0a, 0x0d, 0x02, 0xad, 0xfffe, 0])

/**
 * How far a glyph advances along its text, from the upright box around it and the direction of the text: the box's
 * width is advance·cos + rise·sin and its height advance·sin + rise·cos, which says nothing near 45°.
 * @param {number} width @param {number} height @param {number} cos @param {number} sin @param {number} size
 */
function advanceOf(width, height, cos, sin, size) {
  if (sin < 0.01) return width
  if (cos < 0.01) return height
  return Math.abs(cos - sin) < 0.2 ? size / 2 : Math.max(0, (width * cos - height * sin) / (cos * cos - sin * sin))
}

/** @param {number} font @returns {FontInfo} */
const describeFont = font => ({
  name: font ? readLatin((buffer, length) => fontName(font, buffer, length)) : '',
  flags: font ? fontFlags(font) : 0,
  weight: font ? fontWeight(font) : 0,
})

/** Fewer glyphs than this over a large image are a stamp on a scan. */
const STAMP_GLYPHS = 40
const SCAN_SHARE = 0.5

/**
 * A quick guess for estimates; the parent judges each page by its text.
 * @param {number} page @param {number} width @param {number} height
 */
export function looksScanned(page, width, height) {
  const text = loadText(page)
  const glyphs = text ? countChars(text) : 0
  if (text) closeText(text)
  return glyphs < STAMP_GLYPHS && imageShareOf(page, width, height) >= SCAN_SHARE
}

/**
 * @param {number} page
 * @param {{ number: number, width: number, height: number, maxGlyphs: number }} options
 * @param {{ hasLayeredForms: boolean, pictures: () => ReadonlyMap<string, Kind> | null, taken: Taken | null, marked:
 *   readonly Rect[] }} more
 *   what the file holds, and which annotations the page took
 * @returns {[TextReply, Uint8Array[]]}
 */
export function readGlyphs(page, { number, width, height, maxGlyphs }, { hasLayeredForms, pictures, taken, marked }) {
  const text = page ? loadText(page) : 0
  const total = text ? Math.max(0, countChars(text)) : 0
  const count = Math.min(total, maxGlyphs)
  const place = placement(page)
  const { codes, geometry, runs, objects, fonts, visible } = readLetters(text, count, place)
  if (text) closeText(text)

  const whole = { codes, geometry, runs, objects, count, width, height }
  if (page && taken) tellOrigins(page, taken, whole, place)
  const { unseen, parts, roots, rules, shades } =
    page && count > 0 ? unseenLetters(page, place, whole, { hasLayeredForms, pictures, marked }) : NOTHING
  const shown = unseen ? withoutUnseen(whole, unseen.states) : whole
  /** @type {TextReply} */
  const reply = {
    kind: 'text',
    page: number,
    width,
    height,
    glyphs: shown.count,
    runs: runs.length / RUN_FLOATS,
    cut: total > count,
    fonts,
    imageShare: page && (visible < FEW_GLYPHS || 2 * visible < count) ? imageShareOf(page, width, height) : 0,
    drawn: count > 0 || (page !== 0 && hasDrawing(page)),
    hidden: unseen?.hidden ?? 0,
    parts,
    roots,
    rules,
    shades,
  }
  return [reply, [shown.codes, shown.geometry, new Float32Array(shown.runs)].map(array => new Uint8Array(array.buffer))]
}

/** The fonts of a page, each described once; PDFium's memory may grow with that. @param {() => void} onDescribed */
function fontList(onDescribed) {
  const fonts = /** @type {FontInfo[]} */ ([])
  const fontIndex = /** @type {Map<number, number>} */ (new Map())

  /** @param {number} font */
  const indexOf = font => {
    const known = fontIndex.get(font)
    if (known !== undefined) return known
    const index = fonts.push(describeFont(font)) - 1
    fontIndex.set(font, index)
    onDescribed()
    return index
  }
  return { fonts, indexOf }
}

/**
 * The glyphs of a page and their runs, as PDFium has them.
 * @param {number} text @param {number} count @param {ReturnType<typeof placement>} place
 */
function readLetters(text, count, place) {
  const codes = new Uint32Array(count)
  const geometry = new Float32Array(count * GLYPH_FLOATS)
  const runs = /** @type {number[]} */ ([])
  const objects = /** @type {number[]} */ ([])
  let lastObject = -1
  let visible = 0

  // Reading never makes PDFium's memory grow, except where a font is described: views are taken again there.
  let floats = new Float32Array(memory(), scratch, 16)
  let doubles = new Float64Array(memory(), scratch, 8)
  let colours = new Uint32Array(memory(), scratch, 4)

  const takeViews = () => {
    floats = new Float32Array(memory(), scratch, 16)
    doubles = new Float64Array(memory(), scratch, 8)
    colours = new Uint32Array(memory(), scratch, 4)
  }
  const { fonts, indexOf } = fontList(takeViews)

  // What the glyphs of the current run share.
  let unpainted = false
  let cos = 1
  let sin = 0
  let size = 0

  /** @param {number} object @param {number} glyph */
  const beginRun = (object, glyph) => {
    const index = indexOf(object ? getFont(object) : 0)
    // Read one by one: taking an array apart would go through an iterator, for each of thousands of runs.
    const turned = getMatrix(text, glyph, scratch) ? floats : IDENTITY
    const a = turned[0] ?? 1
    const b = turned[1] ?? 0
    const c = turned[2] ?? 0
    const d = turned[3] ?? 1
    const length = Math.hypot(a, b) || 1
    cos = a / length
    sin = b / length
    size = getFontSize(text, glyph) * Math.hypot(c, d)
    const mode = object ? getRenderMode(object) : 0
    unpainted = mode === INVISIBLE
    const painted = object && getFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) ? colours : BLACK
    const luminance = 0.299 * (painted[0] ?? 0) + 0.587 * (painted[1] ?? 0) + 0.114 * (painted[2] ?? 0)
    const colour = ((painted[0] ?? 0) << 16) | ((painted[1] ?? 0) << 8) | (painted[2] ?? 0)
    const [shownCos, shownSin] = place.direction(cos, sin)
    runs.push(glyph, index, size, shownCos, shownSin, mode, luminance, painted[3] ?? 255, 0, colour)
    objects.push(object)
  }

  for (let glyph = 0; glyph < count; glyph++) {
    const unicode = getUnicode(text, glyph)
    if (MAY_BE_GENERATED.has(unicode) && isGenerated(text, glyph) === 1) {
      codes[glyph] = (unicode & CODE_MASK) | GENERATED_BIT
      continue
    }
    const object = getTextObject(text, glyph)
    if (object !== lastObject) {
      lastObject = object
      beginRun(object, glyph)
    }
    codes[glyph] = (unicode & CODE_MASK) | (hasMapError(text, glyph) === 1 ? UNMAPPED_BIT : 0)
    if (!unpainted) visible++

    getOrigin(text, glyph, scratch, scratch + 8)
    const x = doubles[0] ?? 0
    const y = doubles[1] ?? 0
    getLooseBox(text, glyph, scratch)
    const boxWidth = (floats[2] ?? 0) - (floats[0] ?? 0)
    const boxHeight = (floats[1] ?? 0) - (floats[3] ?? 0)
    const at = glyph * GLYPH_FLOATS
    geometry[at] = place.shownX(x, y)
    geometry[at + 1] = place.shownY(x, y)
    geometry[at + 2] = advanceOf(boxWidth, boxHeight, Math.abs(cos), Math.abs(sin), size)
  }
  return { codes, geometry, runs, objects, fonts, visible }
}

/**
 * Writes into each run from an annotation where it comes from.
 * @param {number} page @param {Taken} taken
 * @param {{ runs: number[], geometry: Float32Array, objects: readonly number[] }} letters
 * @param {ReturnType<typeof placement>} place
 */
function tellOrigins(page, { first, fields, typed, stamps }, { runs, geometry, objects }, place) {
  /** @param {readonly Rect[]} rects */
  const shown = rects => rects.map(([left, bottom, right, top]) => place.rect(left, bottom, right, top))
  const taken = { first, fields: shown(fields), typed: shown(typed), stamps: shown(stamps) }
  const origins = originsOf(page, taken, object => {
    const glyph = (runs[objects.indexOf(object) * RUN_FLOATS] ?? 0) * GLYPH_FLOATS
    return [geometry[glyph] ?? 0, geometry[glyph + 1] ?? 0]
  })
  objects.forEach((object, run) => {
    runs[run * RUN_FLOATS + ORIGIN] = origins.get(object) ?? 0
  })
}

/**
 * The letters without those that nobody sees: these never leave the child.
 * @param {{ codes: Uint32Array, geometry: Float32Array, runs: readonly number[], count: number }} letters
 * @param {Uint8Array} states
 */
function withoutUnseen({ codes, geometry, runs, count }, states) {
  const kept = new Uint32Array(count + 1)
  for (let glyph = 0; glyph < count; glyph++) kept[glyph + 1] = (kept[glyph] ?? 0) + (states[glyph] === HIDDEN ? 0 : 1)
  return {
    codes: codes
      .map((code, glyph) => (states[glyph] === STRUCK ? STRUCK_CODE : code))
      .filter((_, glyph) => states[glyph] !== HIDDEN),
    geometry: geometry.filter((_, at) => states[Math.floor(at / GLYPH_FLOATS)] !== HIDDEN),
    runs: runs.map((value, at) => (at % RUN_FLOATS === 0 ? (kept[value] ?? 0) : value)),
    count: kept[count] ?? 0,
  }
}
