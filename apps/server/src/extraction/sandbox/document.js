/**
 * One open document: what the parent may ask of it (see wire.ts).
 *
 * @import { OpenReply, OutlineReply, RenderReply, RenderSize, SurveyReply, TextReply } from './wire.ts'
 */
import { fstatSync, readSync } from 'node:fs'
import { annotationTaker } from './annotations.js'
import { FILE_DESCRIPTOR } from './format.js'
import { looksScanned, readGlyphs } from './glyphs.js'
import { mayPaintAnnotations } from './packed.js'
import { malloc, memory, native, readUtf16 } from './pdfium.js'
import { picturesOf } from './pictures.js'
import { wrapperOf } from './wrapper.js'

const PASSWORD_ERROR = 4
/** Encrypted by another program's means: rights management, certificates. */
const SECURITY_ERROR = 5
const WHITE = 0xffffffff
const GREY_FORMAT = 1
const BGRA_FORMAT = 4
const RENDER_ANNOTATIONS = 0x01
const RENDER_RGBA = 0x10
const MAX_OUTLINE_DEPTH = 12

const loadDocument = native('FPDF_LoadMemDocument')
const lastError = native('FPDF_GetLastError')
const pageCount = native('FPDF_GetPageCount')
const loadPage = native('FPDF_LoadPage')
const closePage = native('FPDF_ClosePage')
const pageWidth = native('FPDF_GetPageWidthF')
const pageHeight = native('FPDF_GetPageHeightF')
const metaText = native('FPDF_GetMetaText')

/** Reads the whole descriptor straight into PDFium's memory, so that the file exists once. */
function readFile() {
  const size = fstatSync(FILE_DESCRIPTOR).size
  const pointer = malloc(Math.max(size, 1))
  if (pointer === 0) throw new RangeError('the file does not fit in memory')
  const target = new Uint8Array(memory(), pointer, size)
  let offset = 0
  while (offset < size) {
    const read = readSync(FILE_DESCRIPTOR, target, offset, size - offset, offset)
    if (read === 0) break
    offset += read
  }
  return { pointer, size: offset }
}

/** A document without pages is a small one: whoever looks for a longer one would look through every book. */
const LONGEST_WITHOUT_PAGES = 64 * 1024

/**
 * Whether a file that PDFium refused is a document all right, but one with no page in it.
 * @param {number} pointer @param {number} size
 */
function holdsNoPage(pointer, size) {
  if (size > LONGEST_WITHOUT_PAGES) return false
  const text = Buffer.from(memory(), pointer, size).toString('latin1')
  return /\/Count\s+0\b/.test(text) && /\/Type\s*\/Catalog\b/.test(text) && !/\/Type\s*\/(Page|ObjStm)\b/.test(text)
}

/**
 * Whether a form or a picture of the file may belong to a layer: the dictionaries of streams are never packed, so '/OC'
 * can be read there.
 * @param {Buffer} bytes
 */
function namesLayer(bytes) {
  for (let at = bytes.indexOf('/OC'); at >= 0; at = bytes.indexOf('/OC', at + 3))
    if (/^\/OC\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1', at, at + 24))) return true
  return false
}

/** @param {string} text */
function cString(text) {
  const bytes = Buffer.from(`${text}\0`)
  const pointer = malloc(bytes.length)
  new Uint8Array(memory(), pointer, bytes.length).set(bytes)
  return pointer
}

/** What PDFium has against a document. @param {number} pointer @param {number} size @returns {OpenReply['error']} */
function refusal(pointer, size) {
  const reason = lastError()
  if (reason === PASSWORD_ERROR) return 'password'
  if (reason === SECURITY_ERROR) return 'locked'
  return holdsNoPage(pointer, size) ? 'no-readable-page' : 'damaged'
}

/**
 * Opens a page, hands it over and closes it again. Page 0 means that PDFium could not load it.
 * @template T
 * @param {number} handle
 * @param {number} number
 * @param {(page: number, width: number, height: number) => T} use
 */
function withPage(handle, number, use) {
  const page = loadPage(handle, number - 1)
  const result = use(page, page && pageWidth(page), page && pageHeight(page))
  if (page) closePage(page)
  return result
}

/**
 * Draws a page at the size asked for, smaller where it would pass `maxPixels`. A page that is not there has no pixels.
 * @param {number} page
 * @param {{ page: number, size: RenderSize, maxPixels: number, grey: boolean }} request
 * @returns {[RenderReply, Uint8Array[]]}
 */
function draw(page, request) {
  const channels = request.grey ? 1 : 4
  const pageW = page && pageWidth(page)
  const pageH = page && pageHeight(page)
  const area = Math.max(1, pageW * pageH)
  const wanted = 'scale' in request.size ? request.size.scale : request.size.width / Math.max(1, pageW)
  const scale = Math.min(wanted, Math.sqrt(request.maxPixels / area))
  // Rows of PDFium's bitmaps are padded to 4 bytes: a width in fours has no padding.
  const width = Math.max(4, Math.round((pageW * scale) / 4) * 4)
  const height = Math.max(1, Math.round(pageH * scale))
  const bitmap = native('FPDFBitmap_CreateEx')(width, height, request.grey ? GREY_FORMAT : BGRA_FORMAT, 0, 0)
  if (!page || !bitmap) return [{ kind: 'render', page: request.page, width: 0, height: 0, channels, scale }, []]
  native('FPDFBitmap_FillRect')(bitmap, 0, 0, width, height, WHITE)
  const flags = RENDER_ANNOTATIONS | (request.grey ? 0 : RENDER_RGBA)
  native('FPDF_RenderPageBitmap')(bitmap, page, 0, 0, width, height, 0, flags)
  const start = native('FPDFBitmap_GetBuffer')(bitmap)
  const pixels = Buffer.from(new Uint8Array(memory(), start, width * height * channels))
  native('FPDFBitmap_Destroy')(bitmap)
  return [{ kind: 'render', page: request.page, width, height, channels, scale }, [pixels]]
}

/**
 * The bookmarks in order, without those that point nowhere in the tree twice (a loop would never end).
 * @param {number} handle
 * @param {number} maxEntries
 * @returns {OutlineReply}
 */
function outlineOf(handle, maxEntries) {
  const firstChild = native('FPDFBookmark_GetFirstChild')
  const nextSibling = native('FPDFBookmark_GetNextSibling')
  const title = native('FPDFBookmark_GetTitle')
  const destination = native('FPDFBookmark_GetDest')
  const action = native('FPDFBookmark_GetAction')
  const actionDestination = native('FPDFAction_GetDest')
  const pageIndex = native('FPDFDest_GetDestPageIndex')
  const entries = /** @type {OutlineReply['entries']} */ ([])
  const seen = new Set()
  /** @param {number} parent @param {number} level */
  const walk = (parent, level) => {
    for (let mark = firstChild(handle, parent); mark; mark = nextSibling(handle, mark)) {
      if (seen.has(mark) || entries.length >= maxEntries || level > MAX_OUTLINE_DEPTH) return
      seen.add(mark)
      const current = mark
      const act = action(mark)
      const target = destination(handle, mark) || (act && actionDestination(handle, act))
      const page = target ? pageIndex(handle, target) + 1 : 0
      entries.push({ level, title: readUtf16((buffer, length) => title(current, buffer, length)), page })
      walk(mark, level + 1)
    }
  }
  walk(0, 1)
  return { kind: 'outline', entries }
}

export function openDocument() {
  const { pointer, size } = readFile()
  const hasLayeredForms = namesLayer(Buffer.from(memory(), pointer, size))
  const handle = loadDocument(pointer, size, 0)
  const error = handle ? null : refusal(pointer, size)

  /** @type {ReturnType<typeof picturesOf> | undefined} */
  let kinds
  const pictures = () => {
    if (kinds === undefined) kinds = picturesOf(Buffer.from(memory(), pointer, size))
    return kinds
  }

  const takeAnnotations = annotationTaker(() => mayPaintAnnotations(Buffer.from(memory(), pointer, size)))

  /** @returns {OpenReply} */
  function opened() {
    if (error) return { kind: 'open', error, pages: 0, title: '', wrapper: null }
    const tag = cString('Title')
    const title = readUtf16((buffer, length) => metaText(handle, tag, buffer, length))
    const wrapper = wrapperOf(handle, Buffer.from(memory(), pointer, size))
    return { kind: 'open', error: null, pages: pageCount(handle), title, wrapper }
  }

  /**
   * A page with what was put onto it, filled fields above all: what is drawn is what is read.
   * @param {number} number
   */
  function loadWhole(number) {
    const page = loadPage(handle, number - 1)
    const { taken, marked } = page ? takeAnnotations(page) : { taken: null, marked: [] }
    if (!taken) return { page, taken, marked }
    closePage(page)
    return { page: loadPage(handle, number - 1), taken, marked }
  }

  /**
   * @param {number} number
   * @param {number} maxGlyphs
   * @returns {[TextReply, Uint8Array[]]}
   */
  function text(number, maxGlyphs) {
    const { page, taken, marked } = loadWhole(number)
    const size = { width: page && pageWidth(page), height: page && pageHeight(page) }
    const read = readGlyphs(page, { number, ...size, maxGlyphs }, { hasLayeredForms, pictures, taken, marked })
    if (page) closePage(page)
    return read
  }

  /**
   * @param {{ page: number, size: RenderSize, maxPixels: number, grey: boolean }} request
   * @returns {[RenderReply, Uint8Array[]]}
   */
  function render(request) {
    const { page } = loadWhole(request.page)
    const drawn = draw(page, request)
    if (page) closePage(page)
    return drawn
  }

  /**
   * @param {number} from
   * @param {number} to
   * @returns {SurveyReply}
   */
  function survey(from, to) {
    let scans = 0
    for (let number = from; number <= to; number++)
      if (withPage(handle, number, (page, width, height) => page && looksScanned(page, width, height))) scans++
    return { kind: 'survey', scans }
  }

  /** @param {number} maxEntries */
  const outline = maxEntries => outlineOf(handle, maxEntries)

  return { opened, text, render, survey, outline }
}
