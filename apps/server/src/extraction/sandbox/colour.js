/**
 * How light a fill, a line or a letter is.
 */
import { UNKNOWN } from './ground.js'
import { malloc, uint32 } from './pdfium.js'

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
