/**
 * Dictionaries of a file, read where they stand: PDFium would have to load each of them to tell what it holds. Those of
 * streams always stand open in the file; others may be packed, many in one stream.
 */

/** Packed objects are looked through up to so many streams and bytes of one. */
const MAX_PACKED = 400
const MAX_PACKED_BYTES = 4 * 1024 * 1024
/** Packed objects begin with the number and the place of each. */
const FIRST_OBJECT = /^\s*\d+\s+\d+\s/
/** A longer dictionary is looked through from here on. */
const OWN_DICTIONARY = 4096

/**
 * The streams of packed objects, unpacked one after the other; null for one that cannot be read here (ciphered, packed
 * in another way, too large, one too many): then nobody knows what it holds.
 * @param {Buffer} bytes the file
 * @returns {Generator<Buffer | null, void>}
 */
export function* packedObjects(bytes) {
  let looked = 0
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 7)) {
    const start = bytes.indexOf('stream', at)
    if (start < 0 || ++looked > MAX_PACKED) return void (yield null)
    yield unpacked(bytes, at, start)
  }
}

/** @param {Buffer} bytes @param {number} at where its dictionary names its type @param {number} start */
function unpacked(bytes, at, start) {
  const own = bytes
    .toString('latin1', Math.max(0, at - OWN_DICTIONARY), start)
    .split(/\sobj\b/)
    .at(-1)
  // Told by their neighbours, or by what stands elsewhere in the file.
  if (own?.includes('/DecodeParms')) return null
  const begin = start + (bytes[start + 6] === 0x0d ? 8 : 7)
  const end = bytes.indexOf('endstream', begin)
  // Loaded only for the few files that are asked for packed objects.
  const { inflateSync } = process.getBuiltinModule('node:zlib')
  try {
    const objects = inflateSync(bytes.subarray(begin, end < 0 ? undefined : end), { maxOutputLength: MAX_PACKED_BYTES })
    return FIRST_OBJECT.test(objects.toString('latin1', 0, OWN_DICTIONARY)) ? objects : null
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
/** What an annotation looks like: one without a kind is painted by it too. */
const APPEARANCE = '/AP'
/** Names that a search has to find; each of their letters may be written by its number, as in '/Sub#74ype'. */
const SEARCHED = new Set(['Subtype', 'AP', 'ObjStm', 'DecodeParms'])
const ESCAPED = 3

/**
 * Whether a file may hold an annotation that paints something. True wherever it cannot be told. False: every kind that
 * is named is known to paint nothing, no annotation brings its looks along, no name that is searched for is written in
 * another way, and all that is packed could be looked through.
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
  return bringsLooks(bytes) || escapesNames(bytes)
}

/** @param {Buffer} bytes */
function bringsLooks(bytes) {
  for (let at = bytes.indexOf(APPEARANCE); at >= 0; at = bytes.indexOf(APPEARANCE, at + APPEARANCE.length)) {
    const value = bytes.toString('latin1', at + APPEARANCE.length, at + APPEARANCE.length + LONGEST_NAME)
    // A dictionary, one that stands elsewhere, or a comment before either.
    if (/^[\s\0]*(?:<<|%)|^[\s\0]+\d/.test(value)) return true
  }
  return false
}

/** @param {Buffer} bytes */
function escapesNames(bytes) {
  for (let at = bytes.indexOf('#'); at >= 0; at = bytes.indexOf('#', at + 1)) {
    const digit = bytes[at + 1] ?? 0
    // Letters have the numbers 41 to 7A.
    if (digit < 0x34 || digit > 0x37) continue
    const begin = /\/(\w*)$/.exec(bytes.toString('latin1', Math.max(0, at - LONGEST_NAME), at))?.[1]
    if (begin === undefined) continue
    const rest = /^(?:\w|#[\da-f]{2})+/i.exec(bytes.toString('latin1', at, at + ESCAPED * LONGEST_NAME))?.[0] ?? ''
    const name = rest.replace(/#(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    if (SEARCHED.has(begin + name)) return true
  }
  return false
}
