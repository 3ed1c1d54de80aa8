import type { Line } from '@capivira/core/materials/document'

/** A page with more lines is a table or a drawing; the rules here look from each line at all others. */
const MOST_LINES = 1000
/** Lines of one column begin at one edge, within so many points, and follow each other within so many heights. */
const SAME_EDGE = 2
const NEXT_LINE = 2.2
const SAME_SIZE = 0.6
/** Fewer lines beside a column, one under the other, are a label; cells of a table stand side by side. */
const FEWEST_LINES = 2
/** A line of running text that a box may interrupt: so many words. */
const RUNNING_WORDS = 4
/**
 * Headings in either margin: so many, at most so wide (characters), on the height of a first line of the text; one
 * alone heads all of it.
 */
const FEWEST_HEADINGS = 2
const LONGEST_HEADING = 40
const SAME_TOP = 0.35
const BOLD = 0.8
/** What a question counts ('Valor: 2,0'), and the first line of an item of an exercise. */
const COUNTS = /:\s*\d/
const ITEM = /^(?:\(\s*[\p{L}\d]{0,3}\s*\)|(?:\d{1,3}|\p{L}|[IVX]{1,4})(?:\s*[.)]|\s+[–-])(?:\s|$))/u

/** The margin beside the text that headings stand in. */
type Side = 'left' | 'right'

/**
 * Boxes drawn in the middle of the text beside them are read behind it, and headings in the margin before what they
 * head.
 */
export const withAsides = (lines: readonly Line[]): Line[] =>
  lines.length > MOST_LINES ? [...lines] : withSideHeadings(boxesBehind(lines))

function boxesBehind(lines: readonly Line[]): Line[] {
  for (let index = 0; index < lines.length; index++) {
    const before = lines[index]
    const end = before ? (endOfBox(lines, index) ?? endOfWrapped(lines, index)) : null
    if (!before || end === null) continue
    const box = lines.slice(index + 1, end)
    let last = end
    while (follows(lines[last], lines[last + 1]) || goesOn(lines[last], lines[last + 1])) last++
    // The first line of a note may be read before the line at its side.
    const head = lines.slice(Math.max(0, index - 1), index).filter(line => opensBox(line, before, box[0]))
    return [
      ...lines.slice(0, index - head.length),
      before,
      ...lines.slice(end, last + 1),
      ...boxesBehind([...head, ...box, ...lines.slice(last + 1)]),
    ]
  }
  return [...lines]
}

/** Where the column of a line goes on after lines beside it that interrupt it; null where nothing does. */
function endOfBox(lines: readonly Line[], index: number): number | null {
  const before = lines[index]
  let end = index + 1
  while (before && lines[end] && standsBeside(lines[end], before)) end++
  if (!before) return null
  const beside = lines.slice(index + 1, end)
  // The first line of a paragraph is set in.
  if (!follows(before, lines[end]) && !(beside.length >= FEWEST_LINES && goesOn(before, lines[end]))) return null
  if (!isStacked(beside) && !areNotes(beside, before, lines)) return null
  return isInterrupted(before) ? end : null
}

/** Whether a line at the side of another is the first of the box that goes on under it. */
const opensBox = (line: Line, before: Line, box: Line | undefined): boolean =>
  standsBeside(line, before) && isOneRow(line, before) && follows(line, box)

/**
 * A line of the column that begins its paragraph is no sentence that was interrupted, and neither is a cell of a table.
 */
const isInterrupted = ({ text }: Line) => /[\p{L},\u00ad-]$/u.test(text) && text.split(' ').length >= RUNNING_WORDS

/** The text goes on beside a box after at most so many lines of it. */
const LONGEST_BOX = 40

/** Where a text goes on that runs around a box which begins under a line of it; null where there is none. */
function endOfWrapped(lines: readonly Line[], index: number): number | null {
  const before = lines[index]
  if (!before || !isInterrupted(before)) return null
  for (let end = index + 1 + FEWEST_LINES; end < lines.length && end <= index + LONGEST_BOX; end++) {
    const next = lines[end]
    const box = lines.slice(index + 1, end)
    if (!next || !box.every(line => standsBeside(line, next))) continue
    return goesOn(before, next) && isStacked(box) && isOverlaid(before, box) ? end : null
  }
  return null
}

/** Whether a box stands under the line, not beside it. */
const isOverlaid = ({ box }: Line, under: readonly Line[]) =>
  under.every(line => line.box[1] > box[1] && line.box[0] < box[2] && line.box[2] > box[0])

/** Whether a sentence goes on in the next line, wherever that begins. */
function goesOn(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || !next) return false
  return (
    isInterrupted(line) &&
    /^\p{Ll}/u.test(next.text) &&
    Math.abs(line.fontSize - next.fontSize) < SAME_SIZE &&
    next.box[1] > line.box[1] &&
    next.box[1] - line.box[1] < NEXT_LINE * (line.box[3] - line.box[1]) &&
    next.box[0] < line.box[2] &&
    next.box[2] > line.box[0]
  )
}

/** So many lines that end at one edge are set to it: what stands beyond is in the margin, a single line of it too. */
const SET_LINES = 4
const MARGIN = 0.35

const NARROW = 0.5

/** Whether lines stand in the margin beside a text that is set to both edges; equal cells end alike, too. */
function areNotes(beside: readonly Line[], { box }: Line, lines: readonly Line[]): boolean {
  if (beside.length === 0) return false
  const set = lines.filter(
    line => Math.abs(line.box[0] - box[0]) < SAME_EDGE && Math.abs(line.box[2] - box[2]) < SAME_EDGE,
  )
  return (
    new Set(set.map(({ text }) => text)).size >= SET_LINES &&
    beside.every(
      line =>
        !COUNTS.test(line.text) &&
        line.box[2] - line.box[0] < NARROW * (box[2] - box[0]) &&
        (line.box[0] > box[2] + MARGIN * line.fontSize || line.box[2] < box[0] - MARGIN * line.fontSize),
    )
  )
}

/** Whether lines stand under each other in one column, as those of a box do. */
const isStacked = (lines: readonly Line[]) =>
  lines.length >= FEWEST_LINES &&
  lines.filter((line, index) => lines.slice(0, index).some(above => follows(above, line))).length >= FEWEST_LINES - 1 &&
  !lines.some((line, index) => lines.slice(0, index).some(other => isOneRow(line, other)))

const isOneRow = ({ box: a }: Line, { box: b }: Line) =>
  Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * Math.min(a[3] - a[1], b[3] - b[1])

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
  const found = headingsAt('left', lines) ?? headingsAt('right', lines)
  if (!found) return [...lines]
  const { side, column } = found
  const before = new Map(column.map(line => [headed(line, lines, side), { ...line, aside: true as const }]))
  return lines
    .filter(line => !column.includes(line))
    .flatMap(line => {
      const heading = before.get(line)
      return heading ? [heading, line] : [line]
    })
}

/** The headings in one of the margins: bold words in the other one have no say. Null where there are none. */
function headingsAt(side: Side, lines: readonly Line[]): { side: Side; column: Line[] } | null {
  const headings = lines.filter(line => isHeading(line) && headed(line, lines, side) !== undefined)
  const column = headings.filter(
    ({ box }) => headings.filter(other => Math.abs(other.box[0] - box[0]) < SAME_EDGE).length >= FEWEST_HEADINGS,
  )
  if (side === 'left' && column.length === 0 && headings.length === 1 && headings.every(line => headsAll(line, lines)))
    return { side, column: headings }
  if (column.length < FEWEST_HEADINGS || !allHeadParagraphs(column, lines, side)) return null
  return side === 'left' || !areAnswers(column, lines) ? { side, column } : null
}

const isHeading = ({ text, bold }: Line) =>
  text.length <= LONGEST_HEADING &&
  bold.reduce((sum, [from, to]) => sum + to - from, 0) >= BOLD * text.length &&
  /^\p{Lu}/u.test(text)

/** The line of text on whose height a heading in that margin stands. */
const headed = (heading: Line, lines: readonly Line[], side: Side): Line | undefined =>
  lines.find(
    line =>
      (side === 'left' ? line.box[0] > heading.box[2] : line.box[2] < heading.box[0]) &&
      line.text.length > LONGEST_HEADING &&
      line.bold.length === 0 &&
      Math.abs(line.box[1] - heading.box[1]) < SAME_TOP * (line.box[3] - line.box[1]),
  )

/**
 * Whether bold words at the right are what the statements of an exercise are matched with, or what they count: beside
 * items, or mostly beside single lines, each with words of its own.
 */
function areAnswers(column: readonly Line[], lines: readonly Line[]): boolean {
  const firsts = column.map(line => headed(line, lines, 'right'))
  const goingOn = firsts.filter(first => lines.some(line => follows(first, line) && !firsts.includes(line)))
  return (
    goingOn.length * 2 < column.length ||
    column.some(({ text }) => COUNTS.test(text)) ||
    firsts.some(first => first !== undefined && ITEM.test(first.text))
  )
}

/** A lone heading in the margin, drawn behind the box whose first line it stands beside. */
function headsAll(heading: Line, lines: readonly Line[]): boolean {
  const first = headed(heading, lines, 'left')
  return (
    first !== undefined &&
    lines.indexOf(heading) > lines.indexOf(first) &&
    !lines.some(line => follows(line, first)) &&
    lines.some(line => follows(first, line)) &&
    lines.every(line => line === heading || line.box[0] > heading.box[2] || !isBetween(line, first, lines))
  )
}

/** Whether a line stands on the height of the column that begins with `first`. */
function isBetween(line: Line, first: Line, lines: readonly Line[]): boolean {
  let last = first
  for (const next of lines) if (follows(last, next)) last = next
  return line.box[1] > first.box[1] && line.box[3] <= last.box[3]
}

/** All in the narrow column are headings, and the text beside them stands at one edge: otherwise it is a table. */
function allHeadParagraphs(column: readonly Line[], lines: readonly Line[], side: Side): boolean {
  const edges = column.map(line => headed(line, lines, side)?.box[0] ?? 0)
  const left = Math.min(...column.map(({ box }) => box[0]))
  const right = Math.max(...column.map(({ box }) => box[2]))
  const top = Math.min(...column.map(({ box }) => box[1]))
  if (side === 'left' && right >= Math.min(...edges)) return false
  const inside = lines.filter(
    ({ box }) => box[1] >= top && (side === 'left' ? box[2] <= right : box[0] >= left - SAME_EDGE),
  )
  return Math.max(...edges) - Math.min(...edges) < SAME_EDGE && inside.length === column.length
}
