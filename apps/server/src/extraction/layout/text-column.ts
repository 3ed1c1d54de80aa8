import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/**
 * What the edges of set text tell: a note in the margin may stand so near to a line that it looks like its end, and the
 * words of a line that was stretched to the edge so far apart that they look like cells.
 */

/** Lines of a column begin and end within so many points of its edges. */
const SAME_EDGE = 1.5
/** So many lines that end at one edge were set to it; so many of them without a note beside them. */
const FEWEST_LINES = 4
const SURE_LINES = 2
/** A line of running text: so many words, this share of its signs letters. */
const RUNNING_WORDS = 3
const PROSE_LETTERS = 0.8
/** Distances in font sizes: between words, to a note in the margin, of a stretched line's words, of its neighbours. */
const WORD_GAP = 0.16
const MARGIN = 0.5
/** … and the gap before it is so many times as wide as any between the words of the line. */
const WIDER = 1.4
const WIDEST = 5
const LEADING = 1.8
/** The narrowest gap between two words of a stretched line, as a share of the widest. */
const EVEN = 0.6
const SAME_ROW = 0.1
/** Notes are narrower than this share of the text. */
const NARROW = 0.5
/** Pages with more pieces are tables and drawings. */
const MOST_PIECES = 1500

type Column = { start: number; end: number }

/** Cuts notes in the margin off the lines beside which they stand, and puts stretched lines together. */
export function alongColumns(segments: readonly Segment[]): Segment[] {
  if (segments.length < FEWEST_LINES || segments.length > MOST_PIECES) return [...segments]
  const columns = columnsOf(segments)
  if (columns.length === 0) return [...segments]
  return joinStretched(cutNotes(segments, columns), columns)
}

const isLevel = ({ cos }: Segment) => cos > 0.99

/** Columns whose lines reach from one edge to the other. */
function columnsOf(segments: readonly Segment[]): Column[] {
  const columns: (Column & { lines: number })[] = []
  for (const segment of segments) {
    if (!isLevel(segment) || !isProse(segment)) continue
    const own = columns.find(column => spans(segment, column))
    if (own) own.lines++
    else columns.push({ start: segment.start, end: segment.end, lines: 1 })
  }
  return columns.filter(column => {
    if (column.lines < SURE_LINES) return false
    const over = segments.filter(segment => runsOver(segment, column))
    const noted = over.filter(segment => noteIn(segment, column) > 0).length
    // Where lines run over it, their ends are alike by chance.
    return noted === over.length && column.lines + noted >= FEWEST_LINES
  })
}

const spans = ({ start, end }: Segment, column: Column) =>
  Math.abs(column.start - start) < SAME_EDGE && Math.abs(column.end - end) < SAME_EDGE

function isProse(segment: Segment): boolean {
  let words = 1
  segment.letters.forEach((letter, index) => {
    const before = segment.letters[index - 1]
    if (before && (letter.spaceBefore || letter.start - before.end > WORD_GAP * letter.run.size)) words++
  })
  return words >= RUNNING_WORDS && areLetters(segment.letters)
}

const areLetters = (letters: readonly Letter[]) =>
  letters.filter(({ text }) => /^\p{L}/u.test(text)).length >= PROSE_LETTERS * letters.length

function cutNotes(segments: readonly Segment[], columns: readonly Column[]): Segment[] {
  const edges = new Map<Segment, { at: number; column: Column }>()
  for (const column of columns)
    for (const segment of segments) {
      const at = noteIn(segment, column)
      if (at > 0) edges.set(segment, { at, column })
    }
  const starts = segments.map(segment => segment.letters[edges.get(segment)?.at ?? 0]?.start ?? segment.start)
  return segments.flatMap(segment => {
    const edge = edges.get(segment)
    const first = edge && segment.letters[edge.at]
    // One piece alone is the end of a line that runs on: notes stand in a column of their own.
    if (!first || starts.filter(start => Math.abs(start - first.start) < SAME_EDGE).length < 2) return segment
    const [line, note] = [segment.letters.slice(0, edge.at), segment.letters.slice(edge.at)]
    return [pieceOf(segment, line), pieceOf(segment, note)]
  })
}

/** Where in a line the note begins that stands beside the column; 0 where none does. */
function noteIn(segment: Segment, { start, end }: Column): number {
  if (!runsOver(segment, { start, end }) || segment.end - end > NARROW * (end - start)) return 0
  const at = segment.letters.findIndex(letter => letter.start > end)
  const [before, first] = [segment.letters[at - 1], segment.letters[at]]
  if (!before || !first || Math.abs(before.end - end) > SAME_EDGE) return 0
  const widest = segment.letters
    .slice(1, at)
    .reduce((most, letter, index) => Math.max(most, letter.start - (segment.letters[index]?.end ?? letter.start)), 0)
  const gap = first.start - before.end
  return gap > MARGIN * segment.size && gap > WIDER * widest ? at : 0
}

/** Whether a line of the column goes on beyond its edge. */
const runsOver = (segment: Segment, { start, end }: Column) =>
  isLevel(segment) && Math.abs(segment.start - start) <= SAME_EDGE && segment.end > end + MARGIN * segment.size

function pieceOf(whole: Segment, letters: Segment['letters']): Segment {
  const size = Math.max(...letters.map(({ run }) => run.size))
  const [first, last] = [letters[0], letters.at(-1)]
  const baseline = letters.find(({ run }) => run.size === size)?.baseline ?? whole.baseline
  return { ...whole, letters, size, baseline, start: first?.start ?? whole.start, end: last?.end ?? whole.end }
}

/** Puts rows together whose words were set apart to reach both edges of their column. */
function joinStretched(segments: readonly Segment[], columns: readonly Column[]): Segment[] {
  const gone = new Set<Segment>()
  for (const column of columns) {
    const inside = segments.filter(
      segment => isLevel(segment) && segment.start > column.start - SAME_EDGE && segment.end < column.end + SAME_EDGE,
    )
    const rows = new Map<number, Segment[]>()
    for (const piece of inside) {
      const key = Math.round(piece.baseline)
      rows.set(key, [...(rows.get(key) ?? []), piece])
    }
    const full = new Set(inside.filter(piece => spans(piece, column)).map(({ baseline }) => baseline))
    const broken = [...rows.values()].filter(row => row.length > 1 && isStretched(row, column))
    for (let more = true; more; ) {
      more = false
      for (const row of broken) {
        const first = row[0]
        if (!first || gone.has(row[1] ?? first) || !isBesideFull(first, full)) continue
        full.add(first.baseline)
        joinRow(row, gone)
        more = true
      }
    }
  }
  return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
}

function isStretched(row: Segment[], { start, end }: Column): boolean {
  row.sort((a, b) => a.start - b.start)
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || Math.abs(first.start - start) > SAME_EDGE || Math.abs(last.end - end) > SAME_EDGE) return false
  return (
    areLetters(row.flatMap(({ letters }) => letters)) &&
    isEven(row.flatMap(({ letters }) => letters)) &&
    row.every((piece, index) => {
      const before = row[index - 1]
      if (!before) return true
      const gap = piece.start - before.end
      return (
        gap > 0 &&
        gap < WIDEST * piece.size &&
        Math.abs(piece.size - first.size) < SAME_ROW * first.size &&
        Math.abs(piece.baseline - first.baseline) < SAME_ROW * first.size
      )
    })
  )
}

/** Whether all words stand equally far apart: where a picture stands between two of them, they do not. */
function isEven(letters: readonly Letter[]): boolean {
  const gaps = letters.slice(1).flatMap((letter, index) => {
    const gap = letter.start - (letters[index]?.end ?? letter.start)
    return gap > WORD_GAP * letter.run.size ? [gap] : []
  })
  return Math.min(...gaps) > EVEN * Math.max(...gaps)
}

const isBesideFull = ({ baseline, size }: Segment, full: ReadonlySet<number>) =>
  [...full].some(other => Math.abs(other - baseline) > 0.5 * size && Math.abs(other - baseline) < LEADING * size)

function joinRow(row: readonly Segment[], gone: Set<Segment>): void {
  const [first, ...rest] = row
  if (!first) return
  for (const piece of rest) {
    const [letter] = piece.letters
    if (letter) letter.spaceBefore = true
    first.letters.push(...piece.letters)
    first.end = piece.end
    gone.add(piece)
  }
}
