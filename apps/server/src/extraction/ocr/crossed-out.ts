import { type Ink, inkIn, inkLevel } from './components.ts'
import type { GreyPicture } from './picture.ts'

/**
 * Paragraphs that are crossed out from corner to corner on a scan. Recognition would make words of what is left of
 * their letters.
 */

/** What a cross takes of the page at least, as a share of its width and in pixels down, and at most of its height. */
const LEAST_ACROSS = 0.12
const LEAST_DOWN = 36
const MOST_DOWN = 0.6
/** Places along a diagonal that are looked at; how much of them is ink, so many pixels about it. */
const PLACES = 100
const INKED = 0.92
const ABOUT = 2
/** Letters that touch a cross reach beyond its ends: so much of its height, and in pixels. */
const BEYOND = { share: 0.1, pixels: 12, step: 2 }
/** A row through text goes from paper to ink once in so many pixels; of the rows of a paragraph so many do. */
const PER_LETTER = 30
const TEXT_ROWS = 0.3
/** Of the ink on its rows so much may stand beside it: a cross over the middle of a page is none. */
const BESIDE = 0.1
/** Another column begins behind so much bare paper, as a share of the width of the page. */
const COLUMN_GAP = 0.016
/** More of a box is ink, and it is a dark box with light letters, or a picture; the same of a whole page. */
const MOST_INK = 0.4
const MOST_PAGE_INK = 0.35
const SAMPLE = 7
/** Paper lies over and under a stroke, within so many pixels or this share of the page, at so many of its places. */
const SIDE = { pixels: 12, share: 0.008 }
const ON_PAPER = 0.5
/** A page with more pieces of that size is a drawing. */
const MOST_BOXES = 40
const PAPER = 255
const MARGIN = 3

/** The picture without the paragraphs that are crossed out; as it is where there are none. */
export function withoutCrossedOut(picture: GreyPicture): GreyPicture {
  const { width, height } = picture
  const level = inkLevel(picture)
  const page = { left: 0, top: 0, right: width, bottom: height }
  if (inkShare(picture, page, level, SAMPLE) > MOST_PAGE_INK) return picture
  const boxes = inkIn(picture, page, level).filter(box => mayBeCross(box, picture))
  if (boxes.length > MOST_BOXES) return picture
  const crossed = boxes.filter(
    box => inkShare(picture, box, level) <= MOST_INK && isCross(picture, box, level) && isText(picture, box, level),
  )
  if (crossed.length === 0) return picture
  const pixels = Buffer.from(picture.pixels)
  for (const { left, top, right, bottom } of crossed)
    for (let y = Math.max(0, top - MARGIN); y < Math.min(height, bottom + MARGIN); y++)
      pixels.fill(PAPER, y * width + Math.max(0, left - MARGIN), y * width + Math.min(width, right + MARGIN))
  return { width, height, pixels }
}

const mayBeCross = ({ left, top, right, bottom }: Ink, { width, height }: GreyPicture) =>
  right - left >= LEAST_ACROSS * width && bottom - top >= LEAST_DOWN && bottom - top <= MOST_DOWN * height

/** How much of a box is ink, of every so many pixels. */
function inkShare({ width, pixels }: GreyPicture, { left, top, right, bottom }: Ink, level: number, every = 1): number {
  let ink = 0
  let seen = 0
  for (let y = top; y < bottom; y++)
    for (let x = left + (every > 1 ? y % every : 0); x < right; x += every) {
      seen++
      if ((pixels[y * width + x] ?? PAPER) < level) ink++
    }
  return ink / Math.max(1, seen)
}

/** Whether both diagonals of a box are drawn, each from about one corner to about the other. */
function isCross(picture: GreyPicture, { left, top, right, bottom }: Ink, level: number): boolean {
  const slack = BEYOND.share * (bottom - top) + BEYOND.pixels
  return [
    [top, bottom],
    [bottom, top],
  ].every(([from = 0, to = 0]) => {
    for (let start = -slack; start <= slack; start += BEYOND.step)
      for (let end = -slack; end <= slack; end += BEYOND.step)
        if (isDrawn(picture, { x1: left, y1: from + start, x2: right, y2: to + end }, level)) return true
    return false
  })
}

type Stroke = { x1: number; y1: number; x2: number; y2: number }

function isDrawn(picture: GreyPicture, { x1, y1, x2, y2 }: Stroke, level: number): boolean {
  const side = Math.max(SIDE.pixels, Math.round(SIDE.share * picture.width))
  let missed = 0
  let onPaper = 0
  for (let place = 1; place < PLACES; place++) {
    const x = Math.round(x1 + ((x2 - x1) * place) / PLACES)
    const y = Math.round(y1 + ((y2 - y1) * place) / PLACES)
    const has = (from: number, to: number, isInk: boolean) => hasOn(picture, { x, from, to }, level, isInk)
    if (!has(y - ABOUT, y + ABOUT, true) && ++missed > (1 - INKED) * PLACES) return false
    if (has(y - side, y, false) && has(y, y + side, false)) onPaper++
  }
  return onPaper >= ON_PAPER * PLACES
}

/** Whether some of the pixels of a column are ink, or paper. */
function hasOn(
  { width, height, pixels }: GreyPicture,
  { x, from, to }: { x: number; from: number; to: number },
  level: number,
  isInk: boolean,
): boolean {
  for (let y = Math.max(0, from); y <= Math.min(height - 1, to); y++)
    if ((pixels[y * width + x] ?? PAPER) < level === isInk) return true
  return false
}

/** Whether rows of text stand in a box, and nothing beside it in its column. */
function isText(picture: GreyPicture, box: Ink, level: number): boolean {
  const { left, top, right, bottom } = box
  const [from, to] = [columnEdge(picture, box, -1, level), columnEdge(picture, box, 1, level)]
  let rows = 0
  let inside = 0
  let beside = 0
  for (let y = top; y < bottom; y++) {
    const own = edges(picture, y, { from: left, to: right }, level)
    if (own * PER_LETTER >= right - left) rows++
    inside += own
    beside += edges(picture, y, { from, to: left - MARGIN }, level)
    beside += edges(picture, y, { from: right + MARGIN, to }, level)
  }
  return rows >= TEXT_ROWS * (bottom - top) && beside <= BESIDE * (inside + beside)
}

/** Where the column of a box ends to the left (-1) or right (1): at bare paper of its height, or at the page's edge. */
function columnEdge(picture: GreyPicture, { left, top, right, bottom }: Ink, step: -1 | 1, level: number): number {
  const gap = Math.round(COLUMN_GAP * picture.width)
  let x = step < 0 ? left - MARGIN - 1 : right + MARGIN
  for (let bare = 0; x >= 0 && x < picture.width && bare < gap; x += step) {
    let y = top
    while (y < bottom && (picture.pixels[y * picture.width + x] ?? PAPER) >= level) y++
    bare = y < bottom ? 0 : bare + 1
  }
  return Math.max(0, Math.min(picture.width, x))
}

/** How often a row of pixels goes from paper to ink. */
function edges({ width, pixels }: GreyPicture, y: number, { from, to }: { from: number; to: number }, level: number) {
  let count = 0
  let wasInk = false
  for (let x = from; x < to; x++) {
    const isInk = (pixels[y * width + x] ?? PAPER) < level
    if (isInk && !wasInk) count++
    wasInk = isInk
  }
  return count
}
