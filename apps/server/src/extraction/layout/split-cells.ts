import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/**
 * Cells of a table that stand so near to each other that they look like one line: a program that makes columns as
 * narrow as their longest cell leaves less between the two than a stretched line does between words.
 */

/** Distances in font sizes: the least gap between two cells, and that between words where none can be seen. */
const CELL_GAP = 0.55
const WORD_GAP = 0.3
const LEAST_WORD_GAP = 0.1
const DRAWN_SPACE = 0.16
/**
 * What ends a line may be its last word, set to the right edge; a cell that is taken for a part of one has so many
 * words. Numbers and marks before a text are no cells, and long words are.
 */
const CELL_WORDS = 3
const LONG_WORD = 8
/** A gap between cells is so many times as wide as the usual one between the line's words. */
const WIDER = 1.6
/** So many of a line's gaps may lie between cells: more are those of a stretched line. */
const MOST_GAPS = 1 / 3
/** Cells of one column begin within so many points of each other. */
const SAME_EDGE = 1
/** Rows of one table follow each other within so many sizes. */
const NEAR = 6
/** A bold label before a line, whose other lines begin where its text does. */
const LABEL_GAP = 0.9
const LEADING = 1.9
/** Pages with more pieces are drawings; where so many gaps look as if cells lay beside them, none tells anything. */
const MOST_PIECES = 1500
const MOST_PAGE_GAPS = 500

/** A gap within a piece where another cell may begin. */
type Gap = { segment: Segment; at: number; start: number }

/** What begins within the width of an edge from a place on, by the places where it begins. */
type Places<T> = (start: number) => T[]

/** Cuts rows where cells of the rows above or below begin, and bold labels off the text beside them. */
export function splitCells(segments: readonly Segment[]): Segment[] {
  if (segments.length > MOST_PIECES) return [...segments]
  const gaps: Gap[] = []
  for (const segment of segments) {
    gaps.push(...gapsOf(segment))
    if (gaps.length > MOST_PAGE_GAPS) return [...segments]
  }
  if (gaps.length === 0) return [...segments]
  const cuts = new Map<Segment, number[]>()
  const [gapsAt, segmentsAt] = [placesOf(gaps), placesOf(segments)]
  for (const gap of gaps)
    if (isLabelled(gap, segmentsAt) || isCell(gap, gapsAt, segmentsAt))
      cuts.set(gap.segment, [...(cuts.get(gap.segment) ?? []), gap.at])
  if (cuts.size === 0) return [...segments]
  return segments.flatMap(segment => cutAt(segment, cuts.get(segment) ?? []))
}

function placesOf<T extends { start: number }>(things: readonly T[]): Places<T> {
  const places = new Map<number, T[]>()
  for (const thing of things) {
    const place = Math.floor(thing.start / SAME_EDGE)
    const known = places.get(place)
    if (known) known.push(thing)
    else places.set(place, [thing])
  }
  return start => {
    const place = Math.floor(start / SAME_EDGE)
    return [place - 1, place, place + 1].flatMap(near =>
      (places.get(near) ?? []).filter(thing => Math.abs(thing.start - start) < SAME_EDGE),
    )
  }
}

/** Asked of all lines: nearly none has one. */
function hasWideGap({ letters, size }: Segment): boolean {
  let end = letters[0]?.end ?? 0
  for (const letter of letters) {
    if (letter.start - end >= CELL_GAP * size) return true
    end = letter.end
  }
  return false
}

function gapsOf(segment: Segment): Gap[] {
  const { letters, size } = segment
  if (segment.cos < 0.99 || !hasWideGap(segment)) return []
  const widths = letters.map(({ start }, at) => (at === 0 ? 0 : start - (letters[at - 1]?.end ?? start)))
  const wide = [...widths.keys()].filter(at => (widths[at] ?? 0) >= CELL_GAP * size)
  if (wide.length === 0) return []
  const narrow = widths
    .filter(width => width > LEAST_WORD_GAP * size && width < CELL_GAP * size)
    .toSorted((a, b) => a - b)
  if (wide.length > MOST_GAPS * (narrow.length + wide.length)) return []
  const usual = narrow[narrow.length >> 1] ?? WORD_GAP * size
  const words = wordsOf(letters)
  return wide.flatMap((at): Gap[] => {
    const left = countBefore(words, at)
    const isLong = left > 1 || (left === 1 && (words[0]?.text.length ?? 0) >= LONG_WORD)
    const areCells = isLong && words.length - left >= CELL_WORDS
    return areCells && (widths[at] ?? 0) >= WIDER * usual ? [{ segment, at, start: letters[at]?.start ?? 0 }] : []
  })
}

/** A word, and which letter it begins with. */
type Word = { text: string; at: number }

/** The words of letters: their spaces are drawn or left out. */
function wordsOf(letters: readonly Letter[]): Word[] {
  const words: Word[] = []
  for (const [at, { text, spaceBefore, start, run }] of letters.entries()) {
    const [before, word] = [letters[at - 1], words.at(-1)]
    if (!before || !word || spaceBefore || start - before.end > DRAWN_SPACE * run.size) words.push({ text, at })
    else word.text += text
  }
  return words.filter(({ text }) => /\p{L}{2}/u.test(text))
}

/** How many words begin before a letter: they stand in order. */
function countBefore(words: readonly Word[], at: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.at ?? at) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether other rows near by, which begin at the same edge, have a cell or such a gap at the same place. */
function isCell({ segment, start }: Gap, gapsAt: Places<Gap>, segmentsAt: Places<Segment>): boolean {
  const isNear = (other: Segment) =>
    other !== segment &&
    Math.abs(other.size - segment.size) < 0.1 * segment.size &&
    Math.abs(other.baseline - segment.baseline) > 0.5 * segment.size &&
    Math.abs(other.baseline - segment.baseline) < NEAR * segment.size
  const alike = gapsAt(start).some(
    gap => Math.abs(gap.segment.start - segment.start) < SAME_EDGE && isNear(gap.segment),
  )
  if (alike) return true
  const cells = segmentsAt(start).filter(isNear)
  const lefts = cells.length > 0 ? segmentsAt(segment.start) : []
  return cells.some(cell => lefts.some(left => isBefore(left, cell)))
}

/** Whether a piece stands at the left of another, in its row. */
const isBefore = (left: Segment, cell: Segment): boolean =>
  left !== cell && left.end < cell.start && Math.abs(left.baseline - cell.baseline) < 0.1 * cell.size

/** Whether a bold label ends at the gap, and the next line begins where the text beside it does. */
function isLabelled({ segment, at, start }: Gap, segmentsAt: Places<Segment>): boolean {
  const { letters, size, baseline } = segment
  const isPlain = ({ run }: Letter) => !run.style.bold
  if (at < 3 || letters.findIndex(isPlain) !== at || !letters.slice(at).every(isPlain)) return false
  if (start - (letters[at - 1]?.end ?? start) < LABEL_GAP * size) return false
  return segmentsAt(start).some(next => next.baseline > baseline && next.baseline < baseline + LEADING * size)
}

function cutAt(segment: Segment, places: readonly number[]): Segment[] {
  if (places.length === 0) return [segment]
  const ends = [...places, segment.letters.length]
  return ends.map((end, index) => {
    const letters = segment.letters.slice(index === 0 ? 0 : ends[index - 1], end)
    const [first] = letters
    if (first) letters[0] = { ...first, spaceBefore: false }
    return { ...segment, letters, start: first?.start ?? segment.start, end: letters.at(-1)?.end ?? segment.end }
  })
}
