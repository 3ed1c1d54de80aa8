import type { Line } from '@capivira/core/materials/document'
import { type Ink, inkIn } from './components.ts'
import type { Drawn } from './drawer.ts'
import { type GreyPicture, isDark, negative } from './picture.ts'

/** How high a letter is, in points: from the x-height of small print to the capitals of a slide. */
const LOWEST = 2.5
const HIGHEST = 20
/** Letters that run into each other are one piece of ink; a rule is longer still. In heights of a letter. */
const LONGEST = 8
/** A row goes on while the gap to the next letter is no wider, and its letters are as high, in heights of a letter. */
const GAP = 1.6
const ALIKE = 2
/**
 * So many letters in a row, and so many such rows under each other, are sentences: a label has a few words in one or
 * two rows.
 */
const FEWEST_LETTERS = 24
const FEWEST_ROWS = 3
/** The darkest points are this share of all; ink differs from its ground by so many of 255 steps. */
const DARKEST = 0.0005
const CONTRAST = 50
/** From one row to the next, in heights of a letter. */
const NEXT_ROW = 5

/** Letters that follow each other on one height. */
type Row = Ink & { letters: number; height: number }

/**
 * Whether a part of a page's picture shows sentences, without reading them: rows of small pieces of ink of one height,
 * close to each other, three of them under each other. Labels of drawings, axes and rules are none.
 * @param box the part, in points of the page
 */
export function showsProse({ picture, scale }: Drawn, box: Line['box']): boolean {
  const part = cut(picture, box, scale)
  const shown = isDark(part) ? negative(part) : part
  const whole = { left: 0, top: 0, right: shown.width, bottom: shown.height }
  const letters = inkIn(shown, whole, levelOf(shown)).filter(({ left, top, right, bottom }) => {
    const height = bottom - top
    return height >= LOWEST * scale && height <= HIGHEST * scale && right - left <= LONGEST * height
  })
  const rows = rowsOf(letters).filter(row => row.letters >= FEWEST_LETTERS)
  return rows.some(row => stackOf(row, rows) >= FEWEST_ROWS)
}

/**
 * Half way from the darkest points to the ground, which is most of a picture; nothing is dark enough where both are
 * alike.
 */
function levelOf({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1
  const rank = (share: number) => {
    let value = 0
    for (let sum = counts[0] ?? 0; value < 255 && sum <= share * pixels.length; ) sum += counts[++value] ?? 0
    return value
  }
  const [ink, ground] = [rank(DARKEST), rank(0.5)]
  return ground - ink < CONTRAST ? 0 : (ink + ground) / 2
}

function cut({ width, height, pixels }: GreyPicture, box: Line['box'], scale: number): GreyPicture {
  const [left = 0, top = 0, right = 0, bottom = 0] = box.map(value => Math.round(value * scale))
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)]
  const [x1, y1] = [Math.min(width, right), Math.min(height, bottom)]
  if (x1 <= x0 || y1 <= y0) return { width: 0, height: 0, pixels: Buffer.alloc(0) }
  const rows = Array.from({ length: y1 - y0 }, (_, y) => pixels.subarray((y0 + y) * width + x0, (y0 + y) * width + x1))
  return { width: x1 - x0, height: y1 - y0, pixels: Buffer.concat(rows) }
}

/** The rows of pieces that come from left to right: each joins the row that ends just before it on its height. */
function rowsOf(letters: readonly Ink[]): Row[] {
  const done: Row[] = []
  let open: Row[] = []
  for (const letter of letters) {
    const [going, ended] = [open.filter(row => reaches(row, letter)), open.filter(row => !reaches(row, letter))]
    done.push(...ended)
    open = going
    const row = open.find(one => isInRow(one, letter))
    if (row) extend(row, letter)
    else open.push({ ...letter, letters: 1, height: letter.bottom - letter.top })
  }
  return [...done, ...open]
}

const reaches = (row: Row, { left }: Ink) => left - row.right <= GAP * row.height

function isInRow(row: Row, { top, bottom }: Ink): boolean {
  const height = bottom - top
  const overlap = Math.min(row.bottom, bottom) - Math.max(row.top, top)
  return overlap * 2 > Math.min(height, row.height) && height <= ALIKE * row.height && row.height <= ALIKE * height
}

function extend(row: Row, letter: Ink): void {
  row.right = Math.max(row.right, letter.right)
  row.height += (letter.bottom - letter.top - row.height) / ++row.letters
  // A row may fall a little; its newest letters tell where the next one stands.
  row.top += (letter.top - row.top) / 4
  row.bottom += (letter.bottom - row.bottom) / 4
}

/**
 * How many rows follow each other from this one downwards, each close under the one before and over a part of its
 * width.
 */
function stackOf(first: Row, rows: readonly Row[]): number {
  let count = 1
  let last = first
  for (;;) {
    const next = rows
      .filter(row => row.top > last.top && row.top - last.top >= last.height && isUnder(last, row))
      .reduce<Row | null>((nearest, row) => (nearest && nearest.top <= row.top ? nearest : row), null)
    if (!next) return count
    last = next
    count++
  }
}

const isUnder = (row: Row, next: Row) =>
  next.top - row.top <= NEXT_ROW * row.height && Math.min(row.right, next.right) - Math.max(row.left, next.left) > 0
