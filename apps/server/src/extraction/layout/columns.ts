import type { Line } from '@capivira/core/materials/document'

/** A row of two columns drawn side by side: its left and right lines follow each other in content order. */
type Row = { left: Line; right: Line }

/** Fewer rows than this are a table or a list of terms, which are read row by row. */
const FEWEST_ROWS = 6
/** Lines of running text hold at least this many words and mostly fill their column. */
const FEWEST_WORDS = 4
const FILLED = 0.75
const MOSTLY = 0.7
/** Two lines are on one row when their baselines differ by less than this part of the line's height. */
const SAME_ROW = 0.3

/**
 * Puts two columns in order where the document draws them row by row (left line, right line, next row): first the left
 * column, then the right one. Anything that is not clearly running text in two columns stays as it is.
 */
export function splitColumns(lines: readonly Line[]): Line[] {
  const rows = rowsOf(lines)
  if (rows.length < FEWEST_ROWS) return [...lines]
  const leftEdge = Math.min(...rows.map(({ left }) => left.box[0]))
  const leftEnd = Math.max(...rows.map(({ left }) => left.box[2]))
  const rightEdge = Math.min(...rows.map(({ right }) => right.box[0]))
  const rightEnd = Math.max(...rows.map(({ right }) => right.box[2]))
  if (leftEnd >= rightEdge) return [...lines]
  const running = rows.filter(
    ({ left, right }) => isRunning(left, leftEdge, leftEnd) && isRunning(right, rightEdge, rightEnd),
  )
  if (running.length < MOSTLY * rows.length) return [...lines]

  const top = Math.min(...rows.flatMap(({ left, right }) => [left.box[1], right.box[1]]))
  const bottom = Math.max(...rows.flatMap(({ left, right }) => [left.box[3], right.box[3]]))
  const inside = (line: Line) => line.box[1] >= top && line.box[3] <= bottom
  const first = lines.findIndex(line => inside(line))
  const band = lines.filter(inside)
  // A line across both columns inside the band (a heading, a figure's caption) divides it: too rare to be guessed.
  if (band.some(line => line.box[0] < leftEnd && line.box[2] > rightEdge)) return [...lines]
  const others = lines.filter(line => !inside(line))
  const before = lines.slice(0, first).filter(line => !inside(line)).length
  const columns = [...band.filter(line => line.box[2] <= leftEnd), ...band.filter(line => line.box[2] > leftEnd)]
  return [...others.slice(0, before), ...columns, ...others.slice(before)]
}

function rowsOf(lines: readonly Line[]): Row[] {
  return lines.flatMap((left, index) => {
    const right = lines[index + 1]
    if (!right || right.box[0] < left.box[2]) return []
    const height = Math.min(left.box[3] - left.box[1], right.box[3] - right.box[1])
    return Math.abs(left.box[3] - right.box[3]) < SAME_ROW * height ? [{ left, right }] : []
  })
}

const isRunning = (line: Line, from: number, to: number) =>
  line.text.split(' ').length >= FEWEST_WORDS && line.box[2] - line.box[0] >= FILLED * (to - from)
