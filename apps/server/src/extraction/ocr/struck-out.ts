import { inkLevel } from './components.ts'
import type { GreyPicture } from './picture.ts'
import type { Word } from './tsv-words.ts'

/**
 * Words of a scan that a level line strikes out. Recognition would make words of line and letters together.
 *
 * A line strikes where strokes of letters run through it from over to under it, all along it: under an underline there
 * are only tails, and a rule of a table has nothing on it but other rules. It runs near the middle of the letters and
 * ends where they do: a blank line that was written on runs through their feet, or beyond them.
 */

/** The box of struck words, in pixels; right and bottom are the first ones outside. */
export type Struck = { left: number; top: number; right: number; bottom: number }

/** Level runs of ink so long belong to lines, in pixels at 200 dots per inch; a line is no shorter than this. */
const SHORTEST_RUN = 60
const SHORTEST = 100
/** Pieces of a line lie so near to each other; a drawn one rises and falls no more than this, and is no thicker. */
const NEAR = 3
const HIGHEST = 14
const THICKEST = 9
/** A stroke of a letter leaves the line at once, goes on for a while, and ends within so many pixels. */
const LEAVES = 2
const SKIPPED = LEAVES - 1
const SHORTEST_STROKE = 4
const LONGEST_STROKE = 55
/** So many pixels of a line, at most, to each stroke that crosses it, in each of so many pieces of its length. */
const PER_STROKE = 34
const PIECES = 4
const PIECES_CROSSED = 3
/** A line is so many times longer than the letters are high. */
const LONGER = 1.6
/** Of the letters at least this share of what is over the line is under it. */
const UNDER = 0.68
/** A line begins and ends no farther from the letters on it, in their height. */
const BEYOND = 1.5
/** With so many others alike a line is one of ruled paper, whether they are written on or not. */
const RULED = 2
const ALIKE = 6
/** A line may end within a word, which goes as a whole; words are so far apart, and reach so far, in their height. */
const WORD_GAP = 0.22
const LONGEST_WORD = 6
const MARGIN = 2
/** Pieces of one line, and words on one row, in heights of the row. */
const SAME_LINE = 1.5
const SAME_ROW = 0.5
/** What is left of struck words is read with no more confidence than this. */
const DEBRIS = 80
const WORD = /[\p{L}\p{N}]/u
const MOST_LINES = 400
const PAPER = 255

type Stroke = Struck & { thickness: number }

/** The picture without the words that lines strike out, and where they stood; as it is where there are none. */
export function withoutStruckOut(picture: GreyPicture): { picture: GreyPicture; struck: Struck[] } {
  const level = inkLevel(picture)
  const lines = linesOf(picture, level)
  if (lines.length === 0 || lines.length > MOST_LINES) return { picture, struck: [] }
  const reaches = lines.map(line => reachOf(picture, line, level))
  const boxes = lines.flatMap((line, index) => {
    const reach = reaches[index]
    const isRuled = lines.filter(other => areAlike(line, other)).length >= RULED
    return reach && !isRuled ? [boxOf(picture, line, reach, level)] : []
  })
  const struck = joined(boxes)
  if (struck.length === 0) return { picture, struck }
  const { width, height } = picture
  const pixels = Buffer.from(picture.pixels)
  for (const { left, top, right, bottom } of struck)
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      pixels.fill(PAPER, y * width + Math.max(0, left), y * width + Math.min(width, right))
  return { picture: { width, height, pixels }, struck }
}

const areAlike = (a: Stroke, b: Stroke) =>
  a !== b && Math.abs(a.left - b.left) < ALIKE && Math.abs(a.right - b.right) < ALIKE

/** Thin level lines: long runs of ink that touch each other. */
function linesOf({ width, height, pixels }: GreyPicture, level: number): Stroke[] {
  const done: Stroke[] = []
  let open: Stroke[] = []
  for (let y = 0; y < height; y++) {
    const going = open.filter(line => y - line.bottom < NEAR)
    if (going.length < open.length) done.push(...open.filter(line => y - line.bottom >= NEAR))
    open = going
    let start = -1
    for (let x = 0; x <= width; x++) {
      if (x < width && (pixels[y * width + x] ?? PAPER) < level) {
        if (start < 0) start = x
        continue
      }
      if (start >= 0 && x - start >= SHORTEST_RUN) open = added(open, { left: start, right: x, top: y, bottom: y + 1 })
      start = -1
    }
  }
  return [...done, ...open].flatMap(line => {
    const isLine = line.right - line.left >= SHORTEST && line.bottom - line.top <= HIGHEST
    return isLine && line.thickness <= THICKEST ? [line] : []
  })
}

/** The lines with a run of ink put to the one that it touches, or as the first of a new one. */
function added(open: Stroke[], run: Struck): Stroke[] {
  const near = open.filter(line => run.left <= line.right + NEAR && run.right >= line.left - NEAR)
  const [first, ...others] = near
  if (!first) return [...open, { ...run, thickness: 1 }]
  // Rows of one line over each other make it thick; rows beside each other, as of a slanted one, do not.
  const overlap = Math.min(first.right, run.right) - Math.max(first.left, run.left)
  if (overlap * 2 > Math.min(first.right - first.left, run.right - run.left)) first.thickness++
  for (const one of [run, ...others]) {
    first.left = Math.min(first.left, one.left)
    first.right = Math.max(first.right, one.right)
    first.top = Math.min(first.top, one.top)
    first.bottom = Math.max(first.bottom, one.bottom)
  }
  return open.filter(line => !others.includes(line))
}

type Reach = { up: number; down: number }

/** How far the letters reach over and under a line that strikes them out; null where it strikes nothing. */
function reachOf(picture: GreyPicture, line: Stroke, level: number): Reach | null {
  const length = line.right - line.left
  const crossed = new Set<number>()
  const ups: number[] = []
  const downs: number[] = []
  let [first, last] = [line.right, line.left]
  let wasCrossed = false
  for (let x = line.left; x < line.right; x++) {
    const up = strokeFrom(picture, { x, y: line.top - LEAVES, step: -1 }, level)
    const down = strokeFrom(picture, { x, y: line.bottom - 1 + LEAVES, step: 1 }, level)
    const isCrossed = up >= SHORTEST_STROKE && down >= SHORTEST_STROKE
    if (isCrossed && !wasCrossed) {
      crossed.add(Math.floor((PIECES * (x - line.left)) / length))
      ups.push(up)
      downs.push(down)
    }
    if (isCrossed) [first, last] = [Math.min(first, x), x]
    wasCrossed = isCrossed
  }
  if (crossed.size < PIECES_CROSSED || ups.length * PER_STROKE < length) return null
  if (middleOf(downs) + SKIPPED < UNDER * (middleOf(ups) + SKIPPED)) return null
  const [up, down] = [Math.max(...ups), Math.max(...downs)]
  const beyond = Math.max(first - line.left, line.right - last)
  return length >= LONGER * (up + down) && beyond <= BEYOND * (up + down) ? { up, down } : null
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** How long a stroke is that leaves a line here; 0 where none does, or one that goes on as rules do. */
function strokeFrom(
  { width, height, pixels }: GreyPicture,
  { x, y, step }: { x: number; y: number; step: 1 | -1 },
  level: number,
): number {
  let length = 0
  for (let row = y; length <= LONGEST_STROKE; row += step, length++)
    if (row < 0 || row >= height || (pixels[row * width + x] ?? PAPER) >= level) break
  return length > LONGEST_STROKE ? 0 : length
}

/** The box around the struck words: up and down to rows without ink, left and right to the gaps between words. */
function boxOf(picture: GreyPicture, line: Stroke, { up, down }: Reach, level: number): Struck {
  let [top, bottom] = [line.top - up, line.bottom + down]
  const isBare = (y: number) => !hasInk(picture, { left: line.left, right: line.right, top: y, bottom: y + 1 }, level)
  const most = up + down
  for (let n = 0; n < most && !isBare(top); n++) top--
  for (let n = 0; n < most && !isBare(bottom - 1); n++) bottom++
  const wide = Math.round(WORD_GAP * (bottom - top))
  const isGap = (x: number) => !hasInk(picture, { left: x, right: x + wide, top, bottom }, level)
  let { left, right } = line
  for (let n = 0; n < LONGEST_WORD * most && !isGap(left - wide); n++) left--
  for (let n = 0; n < LONGEST_WORD * most && !isGap(right); n++) right++
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN }
}

/** Boxes of one row next to each other as one: a drawn line comes in pieces. */
function joined(boxes: readonly Struck[]): Struck[] {
  const whole: Struck[] = []
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const near = whole.find(
      other => areOnRow(other, box) && box.left - other.right < SAME_LINE * (other.bottom - other.top),
    )
    if (!near) whole.push({ ...box })
    else
      Object.assign(near, {
        top: Math.min(near.top, box.top),
        right: Math.max(near.right, box.right),
        bottom: Math.max(near.bottom, box.bottom),
      })
  }
  return whole
}

function areOnRow(a: Struck, b: Struck): boolean {
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return high > SAME_ROW * Math.min(a.bottom - a.top, b.bottom - b.top)
}

/** The words without what is left of struck ones: doubtful ones that touch their boxes, doubtful signs near these. */
export function withoutDebris(words: readonly Word[], struck: readonly Struck[]): Word[] {
  return words.filter(word => {
    const near = WORD.test(word.text) ? WORD_GAP : SAME_LINE
    const isLeft = (box: Struck) => areOnRow(box, word) && apart(box, word) < near * (box.bottom - box.top)
    return word.confidence > DEBRIS || !struck.some(isLeft)
  })
}

const apart = (a: Struck, b: Struck) => Math.max(a.left - b.right, b.left - a.right)

function hasInk({ width, height, pixels }: GreyPicture, { left, right, top, bottom }: Struck, level: number): boolean {
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++)
      if ((pixels[y * width + x] ?? PAPER) < level) return true
  return false
}
