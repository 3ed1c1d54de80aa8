/**
 * What a file's dictionaries say of its pictures: PDFium would have to decode each of them to tell. Dictionaries of
 * pictures are never packed, so they can be read where they stand; a picture is known by its size in pixels.
 */

/**
 * What holds of all pictures of one size. `drawn` are those that a program made, which are stored pixel by pixel and in
 * colour.
 * @typedef {{ opaque: boolean, grey: boolean, drawn: boolean }} Kind
 */

/**
 * What was found of one size.
 * @typedef {{ opaque: boolean, greys: number, colours: number, taken: boolean, masks: Set<string> }} Found
 */

/** A longer dictionary is none of a picture. */
const LONGEST = 4096
const SOFT_MASK = /\/SMask\s+(\d+)/
const MASK = /\/(?:SMask|Mask|SMaskInData)\b|\/ImageMask\s+true/
const GREY = /\/ColorSpace\s*\[?\s*\/(?:DeviceGray|CalGray)\b|\/BitsPerComponent\s+1\b|\/ImageMask\s+true/
/** How cameras and scanners store a page. */
const TAKEN = /\/(?:DCT|DCTDecode|JPXDecode|CCF|CCITTFaxDecode|JBIG2Decode)\b/
const SUBTYPE = /\/Subtype\s*$/
const BEFORE = 24
/** No document of a school has more; one that has is not looked through. */
const MOST = 5000

/**
 * The kinds of a file's pictures by their size, 'width×height'; null when a dictionary does not tell its size, or there
 * are too many: then nothing is known.
 * @param {Buffer} bytes
 * @returns {ReadonlyMap<string, Kind> | null}
 */
export function picturesOf(bytes) {
  const sizes = /** @type {Map<string, Found>} */ (new Map())
  let left = MOST
  for (let at = bytes.indexOf('/Image'); at >= 0; at = bytes.indexOf('/Image', at + 1)) {
    if (!SUBTYPE.test(bytes.toString('latin1', Math.max(0, at - BEFORE), at))) continue
    if (left-- === 0) return null
    const dictionary = dictionaryAround(bytes, at)
    const width = /\/Width\s+(\d+)(?!\d*\s+\d+\s+R)/.exec(dictionary)?.[1]
    const height = /\/Height\s+(\d+)(?!\d*\s+\d+\s+R)/.exec(dictionary)?.[1]
    if (!width || !height) return null
    const size = `${width}×${height}`
    const found = sizes.get(size) ?? { opaque: true, greys: 0, colours: 0, taken: false, masks: new Set() }
    sizes.set(size, found)
    // JPEG 2000 may bring its own mask along.
    if (MASK.test(dictionary) || dictionary.includes('/JPXDecode')) found.opaque = false
    const mask = SOFT_MASK.exec(dictionary)?.[1]
    if (mask) found.masks.add(mask)
    if (GREY.test(dictionary)) found.greys++
    else {
      found.colours++
      if (TAKEN.test(dictionary)) found.taken = true
    }
  }
  return new Map([...sizes].map(([size, found]) => [size, kindOf(found)]))
}

/** @param {Found} found @returns {Kind} */
const kindOf = ({ opaque, greys, colours, taken, masks }) => ({
  opaque,
  grey: colours === 0,
  // The mask of a picture is a grey one of its own size; more grey ones than masks are pictures.
  drawn: colours > 0 && !taken && greys <= masks.size,
})

/** @param {Buffer} bytes @param {number} at */
function dictionaryAround(bytes, at) {
  const before = bytes.toString('latin1', Math.max(0, at - LONGEST), at)
  const after = bytes.toString('latin1', at, at + LONGEST)
  const end = after.indexOf('stream')
  return before.slice(before.lastIndexOf('obj') + 3) + (end < 0 ? after : after.slice(0, end))
}
