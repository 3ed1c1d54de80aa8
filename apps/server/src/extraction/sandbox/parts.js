/**
 * Parts of a page that may show text which is not in its text layer: pictures without letters over them, and masses of
 * small curves.
 *
 * @import { Rect, TextReply } from './wire.ts'
 * @import { Kind } from './pictures.js'
 * @import { Letters } from './unseen.js'
 */
import { GLYPH_FLOATS, RUN_FLOATS } from './format.js'
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
/**
 * So many are a note typed onto a scan: a grey picture of a whole sheet, that may show more than its letters. Pictures
 * in colour below typed lines are covers and grounds of slides: to look at each would cost as much as reading the book.
 */
const MANY_LETTERS = 400
const SHEET_SHARE = 0.8
/**
 * Where a run's floats say how it is painted, and the ways that paint nothing: the layer of a scan is no text over it.
 */
const MODE = 5
const UNPAINTED = new Set([3, 7])
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
      const parts = /** @type {TextReply['parts']} */ ([])
      for (const { object, box, share } of pictures) {
        const { painted, unpainted } = lettersIn(letters, box)
        if (painted > MANY_LETTERS || !isFine(object, box)) continue
        const [across, down] = sizeOf(object)
        const kind = kinds()?.get(`${across}×${down}`)
        const isTypedOver = painted > FEW_LETTERS
        if (isTypedOver && (share < SHEET_SHARE || !kind?.grey)) continue
        if (share >= LARGE_SHARE || letters.count < LITTLE_TEXT || kind?.grey)
          parts.push({
            kind: 'picture',
            box,
            drawn: kind?.drawn === true,
            over: isTypedOver ? 'typed' : unpainted > FEW_LETTERS ? 'layer' : 'nothing',
            pixels: Math.min(across * down, MOST_PIXELS),
          })
      }
      if (curves >= MANY && shareOf(around) >= SMALLEST_SHARE && lettersIn(letters, around).painted < curves / 4)
        parts.push({ kind: 'curves', box: around, drawn: true, over: 'nothing', pixels: 0 })
      return parts
    },
  }
}

/**
 * How many letters stand in a box, and how many of a layer that nobody sees.
 * @param {Letters} letters @param {Rect} box
 */
function lettersIn({ geometry, runs, count }, [left, top, right, bottom]) {
  const inside = { painted: 0, unpainted: 0 }
  for (let at = 0; at < runs.length; at += RUN_FLOATS) {
    const kind = UNPAINTED.has(runs[at + MODE] ?? 0) ? 'unpainted' : 'painted'
    const end = runs[at + RUN_FLOATS] ?? count
    for (let glyph = runs[at] ?? 0; glyph < end; glyph++) {
      const x = geometry[glyph * GLYPH_FLOATS] ?? 0
      const y = geometry[glyph * GLYPH_FLOATS + 1] ?? 0
      if (x > left && x < right && y > top && y < bottom) inside[kind]++
    }
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
