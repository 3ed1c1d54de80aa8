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
const PAPER = 255
const MARGIN = 3

/** The picture without the paragraphs that are crossed out; as it is where there are none. */
export function withoutCrossedOut(picture: GreyPicture): GreyPicture {
  const { width, height } = picture
  const level = inkLevel(picture)
  const crossed = inkIn(picture, { left: 0, top: 0, right: width, bottom: height }, level).filter(
    box => mayBeCross(box, picture) && isCross(picture, box, level) && isText(picture, box, level),
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

function isDrawn({ width, height, pixels }: GreyPicture, { x1, y1, x2, y2 }: Stroke, level: number): boolean {
  let missed = 0
  for (let place = 1; place < PLACES; place++) {
    const x = Math.round(x1 + ((x2 - x1) * place) / PLACES)
    const y = Math.round(y1 + ((y2 - y1) * place) / PLACES)
    let inked = false
    for (let row = Math.max(0, y - ABOUT); row <= Math.min(height - 1, y + ABOUT) && !inked; row++)
      inked = (pixels[row * width + x] ?? PAPER) < level
    if (!inked && ++missed > (1 - INKED) * PLACES) return false
  }
  return true
}

/** Whether rows of text stand in a box, and nothing beside it on their height. */
function isText(picture: GreyPicture, { left, top, right, bottom }: Ink, level: number): boolean {
  let rows = 0
  let inside = 0
  let beside = 0
  for (let y = top; y < bottom; y++) {
    const own = edges(picture, y, { from: left, to: right }, level)
    if (own * PER_LETTER >= right - left) rows++
    inside += own
    beside += edges(picture, y, { from: 0, to: left - MARGIN }, level)
    beside += edges(picture, y, { from: right + MARGIN, to: picture.width }, level)
  }
  return rows >= TEXT_ROWS * (bottom - top) && beside <= BESIDE * (inside + beside)
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
