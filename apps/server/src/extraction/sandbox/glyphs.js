/**
 * A page's glyphs in content order, copied out of PDFium as flat arrays (see wire.ts for the layout).
 *
 * @import { FontInfo, TextReply } from './wire.ts'
 */

import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS, RUN_FLOATS, UNMAPPED_BIT } from './format.js'
import { malloc, memory, native, readLatin } from './pdfium.js'
import { placement } from './placement.js'
import { backgroundsOf, hasDrawing, imageShareOf } from './shapes.js'

const INVISIBLE = 3
/** Pages with fewer visible glyphs than this have their images measured: they may be scans. */
const FEW_GLYPHS = 200
const NEAR_WHITE = 200

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
const NONE = new Float32Array(0)

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
 * @returns {[TextReply, Uint8Array[]]}
 */
export function readGlyphs(page, { number, width, height, maxGlyphs }) {
  const text = page ? loadText(page) : 0
  const total = text ? Math.max(0, countChars(text)) : 0
  const count = Math.min(total, maxGlyphs)
  const place = placement(page)
  const codes = new Uint32Array(count)
  const runOf = new Uint32Array(count)
  const geometry = new Float32Array(count * GLYPH_FLOATS)
  const runs = /** @type {number[]} */ ([])
  const fonts = /** @type {FontInfo[]} */ ([])
  const fontIndex = /** @type {Map<number, number>} */ (new Map())
  let lastObject = -1
  let visible = 0
  let pale = false

  // Reading never makes PDFium's memory grow, except where a font is described: views are taken again there.
  let floats = new Float32Array(memory(), scratch, 16)
  let doubles = new Float64Array(memory(), scratch, 8)
  let colours = new Uint32Array(memory(), scratch, 4)

  /** @param {number} font */
  const indexOf = font => {
    const known = fontIndex.get(font)
    if (known !== undefined) return known
    const index = fonts.push(describeFont(font)) - 1
    fontIndex.set(font, index)
    floats = new Float32Array(memory(), scratch, 16)
    doubles = new Float64Array(memory(), scratch, 8)
    colours = new Uint32Array(memory(), scratch, 4)
    return index
  }

  /** @param {number} object @param {number} glyph */
  const addRun = (object, glyph) => {
    const index = indexOf(object ? getFont(object) : 0)
    const [a = 1, b = 0, c = 0, d = 1] = getMatrix(text, glyph, scratch) ? floats : NONE
    const size = getFontSize(text, glyph) * Math.hypot(c, d)
    const [cos, sin] = place.direction(a, b)
    const mode = object ? getRenderMode(object) : 0
    const [red = 0, green = 0, blue = 0, alpha = 255] =
      object && getFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) ? colours : NONE
    const luminance = 0.299 * red + 0.587 * green + 0.114 * blue
    if (luminance >= NEAR_WHITE) pale = true
    runs.push(index, size, cos, sin, mode, luminance, alpha)
    return mode
  }

  let run = -1
  let unpainted = false
  for (let glyph = 0; glyph < count; glyph++) {
    const unicode = getUnicode(text, glyph)
    const generated = isGenerated(text, glyph) === 1
    if (generated) {
      codes[glyph] = (unicode & CODE_MASK) | GENERATED_BIT
      runOf[glyph] = Math.max(0, run)
      continue
    }
    const object = getTextObject(text, glyph)
    if (object !== lastObject) {
      lastObject = object
      unpainted = addRun(object, glyph) === INVISIBLE
      run++
    }
    codes[glyph] = (unicode & CODE_MASK) | (hasMapError(text, glyph) === 1 ? UNMAPPED_BIT : 0)
    runOf[glyph] = run
    if (!unpainted) visible++

    getOrigin(text, glyph, scratch, scratch + 8)
    const x = doubles[0] ?? 0
    const y = doubles[1] ?? 0
    getLooseBox(text, glyph, scratch)
    const ax = place.shownX(floats[0] ?? 0, floats[1] ?? 0)
    const ay = place.shownY(floats[0] ?? 0, floats[1] ?? 0)
    const bx = place.shownX(floats[2] ?? 0, floats[3] ?? 0)
    const by = place.shownY(floats[2] ?? 0, floats[3] ?? 0)
    const at = glyph * GLYPH_FLOATS
    geometry[at] = Math.min(ax, bx)
    geometry[at + 1] = Math.min(ay, by)
    geometry[at + 2] = Math.max(ax, bx)
    geometry[at + 3] = Math.max(ay, by)
    geometry[at + 4] = place.shownX(x, y)
    geometry[at + 5] = place.shownY(x, y)
  }
  if (text) closeText(text)

  const runFloats = new Float32Array(runs)
  /** @type {TextReply} */
  const reply = {
    kind: 'text',
    page: number,
    width,
    height,
    glyphs: count,
    runs: runs.length / RUN_FLOATS,
    cut: total > count,
    fonts,
    imageShare: page && visible < FEW_GLYPHS ? imageShareOf(page, width, height) : 0,
    drawn: count > 0 || (page !== 0 && hasDrawing(page)),
    backgrounds: page && pale ? backgroundsOf(page, place) : [],
  }
  return [reply, [codes, runOf, geometry, runFloats].map(array => new Uint8Array(array.buffer))]
}
