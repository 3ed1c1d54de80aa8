/**
 * Parts of a page that may show text which is not in its text layer: pictures without letters over them, and masses of
 * small curves.
 *
 * @import { Rect } from './wire.ts'
 * @import { Kind } from './pictures.js'
 * @import { Letters } from './unseen.js'
 */
import { GLYPH_FLOATS } from './format.js'
import { malloc, native, uint32 } from './pdfium.js'

const pixelSize = native('FPDFImageObj_GetImagePixelSize')
const countSegments = native('FPDFPath_CountSegments')

const SMALLEST_SHARE = 1 / 15
/** A picture is looked at where it is this large, where little is typed beside it, or where it is grey as scans are. */
const LARGE_SHARE = 0.3
const LITTLE_TEXT = 600
/** Below this resolution no text can be read, in pixels per point. */
const LEAST_RESOLUTION = 0.9
const MAX_PARTS = 12
/** A picture may say that it has more points than a number can count. */
const MOST_PIXELS = 2 ** 32
/** So few letters over a picture are a stamp on it. */
const FEW_LETTERS = 8
/** Letters as curves: so high and wide in points, of so many corners; so many of them are text. */
const HIGHEST = 40
const LOWEST = 2.5
const FEWEST_CORNERS = 4
const MANY = 60
/** A path of a whole line of letters: corners for each of them. */
const CORNERS_PER_LETTER = 16

const scratch = malloc(8)

/** Collects what a page paints. @param {{ width: number, height: number }} size */
export function partsOf({ width, height }) {
  const pictures = /** @type {{ object: number, box: Rect, share: number }[]} */ ([])
  let curves = 0
  /** @type {[number, number, number, number]} */
  const around = [width, height, 0, 0]
  /** @param {Rect} box */
  const shareOf = ([left, top, right, bottom]) => ((right - left) * (bottom - top)) / Math.max(1, width * height)

  return {
    /** @param {number} object @param {Rect} shown */
    image(object, shown) {
      const box = /** @type {Rect} */ ([
        Math.max(0, shown[0]),
        Math.max(0, shown[1]),
        Math.min(width, shown[2]),
        Math.min(height, shown[3]),
      ])
      const share = shareOf(box)
      if (share >= SMALLEST_SHARE && pictures.length < MAX_PARTS) pictures.push({ object, box, share })
    },
    /** @param {number} object @param {Rect} shown */
    filled(object, [left, top, right, bottom]) {
      if (bottom - top < LOWEST || (bottom - top > HIGHEST && right - left > HIGHEST)) return
      const corners = countSegments(object)
      if (corners <= FEWEST_CORNERS) return
      curves += Math.max(1, Math.floor(corners / CORNERS_PER_LETTER))
      around[0] = Math.min(around[0], left)
      around[1] = Math.min(around[1], top)
      around[2] = Math.max(around[2], right)
      around[3] = Math.max(around[3], bottom)
    },
    /** @param {Letters} letters @param {() => ReadonlyMap<string, Kind> | null} kinds */
    found(letters, kinds) {
      const parts = /** @type {{ kind: 'picture' | 'curves', box: Rect, drawn: boolean, pixels: number }[]} */ ([])
      for (const { object, box, share } of pictures) {
        if (lettersIn(letters, box) > FEW_LETTERS || !isFine(object, box)) continue
        const [across, down] = sizeOf(object)
        const kind = kinds()?.get(`${across}×${down}`)
        if (share >= LARGE_SHARE || letters.count < LITTLE_TEXT || kind?.grey)
          parts.push({
            kind: 'picture',
            box,
            drawn: kind?.drawn === true,
            pixels: Math.min(across * down, MOST_PIXELS),
          })
      }
      if (curves >= MANY && shareOf(around) >= SMALLEST_SHARE && lettersIn(letters, around) < curves / 4)
        parts.push({ kind: 'curves', box: around, drawn: true, pixels: 0 })
      return parts
    },
  }
}

/** @param {Letters} letters @param {Rect} box */
function lettersIn({ geometry, count }, [left, top, right, bottom]) {
  let inside = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const x = geometry[glyph * GLYPH_FLOATS] ?? 0
    const y = geometry[glyph * GLYPH_FLOATS + 1] ?? 0
    if (x > left && x < right && y > top && y < bottom) inside++
  }
  return inside
}

/** @param {number} object @returns {[across: number, down: number]} */
function sizeOf(object) {
  if (!pixelSize(object, scratch, scratch + 4)) return [0, 0]
  const at = uint32()
  return [at[scratch >> 2] ?? 0, at[(scratch >> 2) + 1] ?? 0]
}

/** @param {number} object @param {Rect} box */
function isFine(object, [left, top, right, bottom]) {
  const [across, down] = sizeOf(object)
  return Math.sqrt((across * down) / Math.max(1, (right - left) * (bottom - top))) >= LEAST_RESOLUTION
}
