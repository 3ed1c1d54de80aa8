/**
 * How light a fill, a line or a letter is.
 */
import { UNKNOWN } from './ground.js'
import { malloc, uint32 } from './pdfium.js'
import { FAINT } from './thresholds.js'

const scratch = malloc(16)
const FIRST = scratch >> 2

/** Luminance of the colour that was just read into `scratch`; unknown where it lets something through. */
function luminanceRead() {
  const at = uint32()
  const luminance = 0.299 * (at[FIRST] ?? 0) + 0.587 * (at[FIRST + 1] ?? 0) + 0.114 * (at[FIRST + 2] ?? 0)
  return { luminance, alpha: at[FIRST + 3] ?? 0 }
}

/**
 * The luminance of a colour of an object and how opaque it is.
 * @param {(object: number, r: number, g: number, b: number, a: number) => number} read @param {number} object
 */
export const colourOf = (read, object) =>
  read(object, scratch, scratch + 4, scratch + 8, scratch + 12) ? luminanceRead() : { luminance: UNKNOWN, alpha: 255 }

/** So much stronger is one of its parts than another in a colour that is none of the greys. */
const LEAST_CHROMA = 40

/**
 * A colour as red · 65536 + green · 256 + blue; null for greys, and for what lets nearly all through.
 * @param {(object: number, r: number, g: number, b: number, a: number) => number} read @param {number} object
 */
export function hueRead(read, object) {
  if (!read(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const [red = 0, green = 0, blue = 0, alpha = 0] = uint32().subarray(FIRST, FIRST + 4)
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  return chroma < LEAST_CHROMA || alpha < FAINT ? null : (red << 16) | (green << 8) | blue
}
