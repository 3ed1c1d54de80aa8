/**
 * Files whose pages are not what they are about: a portfolio of other files, a form that only its program draws.
 *
 * @import { OpenReply } from './wire.ts'
 */
import { packedObjects } from './packed.js'
import { native, readUtf16 } from './pdfium.js'

const formType = native('FPDF_GetFormType')
const countAttachments = native('FPDFDoc_GetAttachmentCount')
const getAttachment = native('FPDFDoc_GetAttachment')
const attachmentName = native('FPDFAttachment_GetName')
const pageCount = native('FPDF_GetPageCount')
const loadPage = native('FPDF_LoadPage')
const closePage = native('FPDF_ClosePage')
const countAnnotations = native('FPDFPage_GetAnnotCount')

const FULL_XFA = 2
const XFA_OVER_FIELDS = 3
/** A cover: whatever has more pages has something to read. */
const COVER_PAGES = 2
const MAX_NAMES = 1000

/**
 * @param {number} document @param {Buffer} bytes the file
 * @returns {OpenReply['wrapper']}
 */
export function wrapperOf(document, bytes) {
  const form = formType(document)
  if (form === FULL_XFA || (form === XFA_OVER_FIELDS && isBareCover(document)))
    return { kind: 'form', pdfs: 0, others: 0 }
  const attached = countAttachments(document)
  if (attached <= 0 || pageCount(document) > COVER_PAGES) return null
  const collects = names(bytes, '/Collection')
  if (collects === false) return null
  if (names(bytes, '/EncryptedPayload')) return { kind: 'locked', pdfs: 0, others: 0 }
  let pdfs = 0
  for (let index = 0; index < Math.min(attached, MAX_NAMES); index++) {
    const attachment = getAttachment(document, index)
    const name = attachment ? readUtf16((buffer, length) => attachmentName(attachment, buffer, length)) : ''
    if (/\.pdf$/i.test(name.trim())) pdfs++
  }
  // Where nobody can tell, PDFs within a PDF are what it is about; a lesson brings its source or its pictures along.
  return collects || pdfs > 0 ? { kind: 'portfolio', pdfs, others: attached - pdfs } : null
}

/**
 * A form of this kind with nothing to fill in on its pages shows them only to programs that do not know it.
 * @param {number} document
 */
function isBareCover(document) {
  const pages = pageCount(document)
  if (pages > COVER_PAGES) return false
  for (let index = 0; index < pages; index++) {
    const page = loadPage(document, index)
    const annotations = page ? countAnnotations(page) : 0
    if (page) closePage(page)
    if (annotations > 0) return false
  }
  return true
}

/**
 * Whether a name stands in a dictionary of the file, packed objects included; null when some could not be looked
 * through and the others do not hold it.
 * @param {Buffer} bytes
 * @param {string} name
 */
function names(bytes, name) {
  if (bytes.includes(name)) return true
  let known = true
  for (const objects of packedObjects(bytes)) {
    if (objects?.includes(name)) return true
    if (objects === null) known = false
  }
  return known ? false : null
}
