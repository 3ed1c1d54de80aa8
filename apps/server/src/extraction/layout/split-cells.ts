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
/** Pages with more pieces are drawings. */
const MOST_PIECES = 1500

/** A gap within a piece where another cell may begin. */
type Gap = { segment: Segment; at: number; start: number }

/** Cuts rows where cells of the rows above or below begin, and bold labels off the text beside them. */
export function splitCells(segments: readonly Segment[]): Segment[] {
  if (segments.length > MOST_PIECES) return [...segments]
  const gaps = segments.flatMap(gapsOf)
  if (gaps.length === 0) return [...segments]
  const cuts = new Map<Segment, number[]>()
  for (const gap of gaps)
    if (isLabelled(gap, segments) || isCell(gap, gaps, segments))
      cuts.set(gap.segment, [...(cuts.get(gap.segment) ?? []), gap.at])
  if (cuts.size === 0) return [...segments]
  return segments.flatMap(segment => cutAt(segment, cuts.get(segment) ?? []))
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
  const words = widths
    .filter(width => width > LEAST_WORD_GAP * size && width < CELL_GAP * size)
    .toSorted((a, b) => a - b)
  if (wide.length > MOST_GAPS * (words.length + wide.length)) return []
  const usual = words[words.length >> 1] ?? WORD_GAP * size
  return wide.flatMap(at => {
    const [left, right] = [wordsOf(letters.slice(0, at)), wordsOf(letters.slice(at))]
    const areCells = right.length >= CELL_WORDS && (left.length > 1 || (left[0]?.length ?? 0) >= LONG_WORD)
    return areCells && (widths[at] ?? 0) >= WIDER * usual ? [{ segment, at, start: letters[at]?.start ?? 0 }] : []
  })
}

/** The words of letters: their spaces are drawn or left out. */
function wordsOf(letters: readonly Letter[]): string[] {
  const words = ['']
  for (const [index, { text, spaceBefore, start, run }] of letters.entries()) {
    const before = letters[index - 1]
    if (before && (spaceBefore || start - before.end > DRAWN_SPACE * run.size)) words.push('')
    words[words.length - 1] += text
  }
  return words.filter(word => /\p{L}{2}/u.test(word))
}

/** Whether other rows near by, which begin at the same edge, have a cell or such a gap at the same place. */
function isCell({ segment, start }: Gap, gaps: readonly Gap[], segments: readonly Segment[]): boolean {
  const isNear = (other: Segment) =>
    other !== segment &&
    Math.abs(other.size - segment.size) < 0.1 * segment.size &&
    Math.abs(other.baseline - segment.baseline) > 0.5 * segment.size &&
    Math.abs(other.baseline - segment.baseline) < NEAR * segment.size
  const alike = gaps.some(
    gap =>
      isNear(gap.segment) &&
      Math.abs(gap.start - start) < SAME_EDGE &&
      Math.abs(gap.segment.start - segment.start) < SAME_EDGE,
  )
  const set = segments.some(
    cell => isNear(cell) && Math.abs(cell.start - start) < SAME_EDGE && hasBefore(cell, segment.start, segments),
  )
  return alike || set
}

/** Whether a piece has another at its left that begins at an edge. */
const hasBefore = (cell: Segment, edge: number, segments: readonly Segment[]): boolean =>
  segments.some(
    left =>
      left !== cell &&
      Math.abs(left.baseline - cell.baseline) < 0.1 * cell.size &&
      Math.abs(left.start - edge) < SAME_EDGE &&
      left.end < cell.start,
  )

/** Whether a bold label ends at the gap, and the next line begins where the text beside it does. */
function isLabelled({ segment, at, start }: Gap, segments: readonly Segment[]): boolean {
  const { letters, size, baseline } = segment
  const isBold = (letter: Letter) => letter.run.style.bold
  const [label, text] = [letters.slice(0, at), letters.slice(at)]
  if (!label.every(isBold) || text.some(isBold) || label.length < 3) return false
  if (start - (label.at(-1)?.end ?? start) < LABEL_GAP * size) return false
  return segments.some(
    next =>
      Math.abs(next.start - start) < SAME_EDGE && next.baseline > baseline && next.baseline < baseline + LEADING * size,
  )
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
