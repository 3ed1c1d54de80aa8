/**
 * Dictionaries of a file, read where they stand: PDFium would have to load each of them to tell what it holds. Those of streams always
 * stand open in the file; others may be packed, many in one stream.
 */

/** Packed objects are looked through up to so many streams and bytes of one. */
const MAX_PACKED = 400
const MAX_PACKED_BYTES = 4 * 1024 * 1024
const OWN_DICTIONARY = 400

/**
 * The streams of packed objects, unpacked one after the other; null for one that cannot be read here (ciphered, packed in another way,
 * too large, one too many).
 * @param {Buffer} bytes the file
 * @returns {Generator<Buffer | null, void>}
 */
export function* packedObjects(bytes) {
  let looked = 0
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 7)) {
    const start = bytes.indexOf('stream', at)
    if (start < 0) return
    if (++looked > MAX_PACKED) return void (yield null)
    yield unpacked(bytes, at, start)
  }
}

/** @param {Buffer} bytes @param {number} at where its dictionary names its type @param {number} start */
function unpacked(bytes, at, start) {
  if (bytes.toString('latin1', Math.max(0, at - OWN_DICTIONARY), start).includes('/Predictor')) return null
  const begin = start + (bytes[start + 6] === 0x0d ? 8 : 7)
  const end = bytes.indexOf('endstream', begin)
  // Loaded only for the few files that are asked for packed objects.
  const { inflateSync } = process.getBuiltinModule('node:zlib')
  try {
    return inflateSync(bytes.subarray(begin, end < 0 ? undefined : end), { maxOutputLength: MAX_PACKED_BYTES })
  } catch {
    return null
  }
}

/** Kinds of what is no annotation, or one that paints nothing of its own onto its page. */
const PAINT_NOTHING = new Set([
  ...['Link', 'Text', 'Popup', 'Caret', 'FileAttachment', 'Sound', 'Movie', 'Screen', 'PrinterMark', '3D', 'RichMedia'],
  ...['Image', 'Form', 'PS', 'XML', 'Type0', 'Type1', 'Type1C', 'MMType1', 'Type3', 'TrueType', 'OpenType'],
  ...['CIDFontType0', 'CIDFontType0C', 'CIDFontType2'],
])
const SUBTYPE = '/Subtype'
const LONGEST_NAME = 24

/**
 * Whether a file may hold an annotation that paints something. False is sure: every kind that it names is known to paint nothing.
 * @param {Buffer} bytes the file
 */
export function mayPaintAnnotations(bytes) {
  if (namesPainter(bytes)) return true
  for (const objects of packedObjects(bytes)) if (objects === null || namesPainter(objects)) return true
  return false
}

/** @param {Buffer} bytes */
function namesPainter(bytes) {
  for (let at = bytes.indexOf(SUBTYPE); at >= 0; at = bytes.indexOf(SUBTYPE, at + SUBTYPE.length)) {
    const value = bytes.toString('latin1', at + SUBTYPE.length, at + SUBTYPE.length + LONGEST_NAME)
    const name = /^\s*\/(\w+)(?![^\s/<>[\]()%])/.exec(value)?.[1]
    if (name === undefined || !PAINT_NOTHING.has(name)) return true
  }
  return false
}
