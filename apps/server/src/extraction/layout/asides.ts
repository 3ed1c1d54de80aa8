import type { Line } from '@capivira/core/materials/document'

/** Lines of one column begin at one edge, within so many points, and follow each other within so many heights. */
const SAME_EDGE = 2
const NEXT_LINE = 2.2
const SAME_SIZE = 0.6
/** Fewer lines beside a column are a label. */
const FEWEST_LINES = 2
/** Headings in the margin: so many, at most so wide (characters), on the height of a first line of the text. */
const FEWEST_HEADINGS = 2
const LONGEST_HEADING = 40
const SAME_TOP = 0.35
const BOLD = 0.8

/** Boxes drawn in the middle of the text beside them are read behind it, and headings in the margin before what they head. */
export const withAsides = (lines: readonly Line[]): Line[] => withSideHeadings(boxesBehind(lines))

function boxesBehind(lines: readonly Line[]): Line[] {
  for (let index = 0; index < lines.length; index++) {
    const before = lines[index]
    const end = before ? endOfBox(lines, index) : null
    if (!before || end === null) continue
    const box = lines.slice(index + 1, end)
    let last = end
    while (follows(lines[last], lines[last + 1])) last++
    return [
      ...lines.slice(0, index + 1),
      ...lines.slice(end, last + 1),
      ...boxesBehind([...box, ...lines.slice(last + 1)]),
    ]
  }
  return [...lines]
}

/** Where the column of a line goes on after lines beside it that interrupt it; null where nothing does. */
function endOfBox(lines: readonly Line[], index: number): number | null {
  const before = lines[index]
  let end = index + 1
  while (before && lines[end] && standsBeside(lines[end], before)) end++
  if (end - index - 1 < FEWEST_LINES || !follows(before, lines[end])) return null
  // A line of the column that begins its paragraph is no sentence that was interrupted.
  return before && /[\p{L},\u00ad-]$/u.test(before.text) ? end : null
}

const standsBeside = (line: Line | undefined, before: Line) =>
  line !== undefined && (line.box[0] > before.box[2] || line.box[2] < before.box[0])

function follows(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || !next) return false
  const height = line.box[3] - line.box[1]
  return (
    Math.abs(line.box[0] - next.box[0]) < SAME_EDGE &&
    Math.abs(line.fontSize - next.fontSize) < SAME_SIZE &&
    next.box[1] > line.box[1] &&
    next.box[1] - line.box[1] < NEXT_LINE * height
  )
}

function withSideHeadings(lines: readonly Line[]): Line[] {
  const headings = lines.filter(line => isHeading(line) && headed(line, lines) !== undefined)
  const column = headings.filter(
    ({ box }) => headings.filter(other => Math.abs(other.box[0] - box[0]) < SAME_EDGE).length >= FEWEST_HEADINGS,
  )
  if (column.length < FEWEST_HEADINGS || !allHeadParagraphs(column, lines)) return [...lines]
  const before = new Map(column.map(line => [headed(line, lines), { ...line, aside: true as const }]))
  return lines
    .filter(line => !column.includes(line))
    .flatMap(line => {
      const heading = before.get(line)
      return heading ? [heading, line] : [line]
    })
}

const isHeading = ({ text, bold }: Line) =>
  text.length <= LONGEST_HEADING &&
  bold.reduce((sum, [from, to]) => sum + to - from, 0) >= BOLD * text.length &&
  /^\p{Lu}/u.test(text)

/** The line of text on whose height a heading in the margin stands. */
const headed = (heading: Line, lines: readonly Line[]): Line | undefined =>
  lines.find(
    line =>
      line.box[0] > heading.box[2] &&
      line.text.length > LONGEST_HEADING &&
      line.bold.length === 0 &&
      Math.abs(line.box[1] - heading.box[1]) < SAME_TOP * (line.box[3] - line.box[1]),
  )

/** All in the narrow column are headings, and the text beside them stands at one edge: otherwise it is a table. */
function allHeadParagraphs(column: readonly Line[], lines: readonly Line[]): boolean {
  const edges = column.map(line => headed(line, lines)?.box[0] ?? 0)
  const right = Math.max(...column.map(({ box }) => box[2]))
  const top = Math.min(...column.map(({ box }) => box[1]))
  const inside = lines.filter(line => line.box[1] >= top && line.box[2] <= right && !column.includes(line))
  return Math.max(...edges) - Math.min(...edges) < SAME_EDGE && inside.length === 0
}
