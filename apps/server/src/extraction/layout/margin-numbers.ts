import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/** A number beside a line of the text, alone or at the line's own beginning. */
type Beside = { segment: Segment; digits: number; value: number; left: number; right: number; line: Segment }

const DIGIT = /^\d$/
const MOST_DIGITS = 4
/** Between a number and its line stands a gap of at least this many font sizes. */
const GAP = 0.45
/** Between two words. */
const WORD_GAP = 0.16
/** Numbers of one column stand at one left or right edge, within so many points. */
const SAME_EDGE = 2.5
/** The same height, in font sizes. */
const SAME_HEIGHT = 0.35
/** So many numbers at an equal distance are numbers of lines; fewer must count the lines between them. */
const CERTAIN = 4
/** A line of running text: so many words. */
const RUNNING_WORDS = 5
const SURELY_A_PAGE = 10
/** Numbered lines that go on a sentence, where the numbers are those of lines and not of items. */
const GOING_ON = 0.25
/** What a line takes of the page's height, in font sizes: years of a timeline grow faster. */
const LEADING = { least: 0.9, usual: 2.5 } as const
/** The lines of a listing have numbers, too, which its text names: fewer of its signs are letters than so many. */
const PROSE_LETTERS = 0.85

/**
 * Takes the numbers out that count the lines at their side, and the page numbers that stand beside a line of the text.
 */
export function withoutMarginNumbers(segments: readonly Segment[]): Segment[] {
  const numbers = segments.flatMap(numberAtHead)
  if (numbers.length === 0) return [...segments]
  const lines = segments.filter(isRunning)
  if (lines.length < 2) return [...segments]
  const beside = numbers.flatMap(number => besideLine(number, lines))
  const gone = new Map<Segment, number>()
  for (const column of columnsOf(beside))
    if (countsLines(column, lines) || arePageNumbers(column, segments))
      for (const { segment, digits } of column) gone.set(segment, digits)
  if (gone.size === 0) return [...segments]
  return segments.flatMap(segment => {
    const digits = gone.get(segment)
    return digits === undefined ? segment : withoutFirst(segment, digits)
  })
}

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

/** Words by their spaces: enough to tell a line of text from a label. */
function isRunning({ letters }: Segment): boolean {
  let words = 1
  for (let index = 1; index < letters.length && words < RUNNING_WORDS; index++) {
    const letter = letters[index]
    if (letter && (letter.spaceBefore || isGap(letters[index - 1], letter, WORD_GAP))) words++
  }
  return words >= RUNNING_WORDS
}

const isGap = (before: Letter | undefined, { start, run }: Letter, sizes: number) =>
  before !== undefined && start - before.end > sizes * run.size

/** The number that a segment is, or that it begins with and leaves a gap behind. */
function numberAtHead(segment: Segment): Omit<Beside, 'line'>[] {
  const { letters } = segment
  const [first] = letters
  if (!first || !DIGIT.test(first.text)) return []
  // '1 1 2 3' are four numbers.
  const digits = letters.findIndex(
    (letter, at) =>
      !DIGIT.test(letter.text) || (at > 0 && (letter.spaceBefore || isGap(letters[at - 1], letter, WORD_GAP))),
  )
  const count = digits === -1 ? letters.length : digits
  const [last, next] = [letters[count - 1], letters[count]]
  if (!last || count > MOST_DIGITS || (next && !isGap(last, next, GAP))) return []
  const value = Number(textOf(letters.slice(0, count)))
  return [{ segment, digits: count, value, left: first.start, right: last.end }]
}

/** The number with the line that it may count. */
function besideLine(number: Omit<Beside, 'line'>, lines: readonly Segment[]): Beside[] {
  const { segment, digits } = number
  if (digits < segment.letters.length) return lines.includes(segment) ? [{ ...number, line: segment }] : []
  const line = lines.find(
    other =>
      Math.abs(other.baseline - segment.baseline) < SAME_HEIGHT * other.size &&
      (other.start > segment.end || other.end < segment.start) &&
      other.cos * segment.cos + other.sin * segment.sin > 0.99,
  )
  return line ? [{ ...number, line }] : []
}

/** Numbers that stand under each other, from the top. */
function columnsOf(numbers: readonly Beside[]): Beside[][] {
  const columns: Beside[][] = []
  for (const number of numbers.toSorted((a, b) => a.line.baseline - b.line.baseline)) {
    const own = columns.find(
      ([other]) =>
        other && (Math.abs(other.left - number.left) < SAME_EDGE || Math.abs(other.right - number.right) < SAME_EDGE),
    )
    if (own) own.push(number)
    else columns.push([number])
  }
  return columns
}

function countsLines(column: readonly Beside[], lines: readonly Segment[]): boolean {
  const [first, second] = column
  if (!first || !second) return false
  const step = second.value - first.value
  if (step <= 0 || column.some(({ value }, index) => value !== first.value + index * step)) return false
  if (!stepsByLine(column, step) || !isProse(column)) return false
  if (column.length >= CERTAIN) return step > 1 || goesOn(column)
  const all = lines.toSorted((a, b) => a.baseline - b.baseline)
  const apart = column.every(({ line }, index) => {
    const before = column[index - 1]
    return !before || all.indexOf(line) - all.indexOf(before.line) === step
  })
  return apart && (step > 1 || goesOn(column))
}

/** Whether the numbers stand as far apart as so many lines do. */
function stepsByLine(column: readonly Beside[], step: number): boolean {
  const sizes = column.slice(1).map(({ line }, index) => {
    const before = column[index]?.line.baseline ?? 0
    return (line.baseline - before) / (step * line.size)
  })
  const usual = sizes.filter(size => size <= LEADING.usual)
  return sizes.every(size => size >= LEADING.least) && usual.length * 2 >= sizes.length
}

const textBeside = ({ line, segment, digits }: Beside) => (line === segment ? line.letters.slice(digits) : line.letters)

function isProse(column: readonly Beside[]): boolean {
  const signs = column.flatMap(textBeside)
  return signs.filter(({ text }) => /^\p{L}/u.test(text)).length >= PROSE_LETTERS * signs.length
}

/**
 * Whether sentences run over the numbered lines: items of a list begin one each, also where they begin in small
 * letters.
 */
function goesOn(column: readonly Beside[]): boolean {
  const small = column.filter((beside, index) => {
    const before = column[index - 1]
    const end = before?.line.letters.at(-1)?.text ?? '.'
    return /^\p{Ll}/u.test(textBeside(beside)[0]?.text ?? '') && !/[.;:!?]$/.test(end)
  })
  return small.length >= GOING_ON * column.length
}

/** Numbers alone outside the text, at the height of its lines: a page's own, or those of the book that was copied. */
function arePageNumbers(column: readonly Beside[], segments: readonly Segment[]): boolean {
  const [first] = column
  if (!first || column.length >= CERTAIN || column.some(({ segment, line }) => segment === line)) return false
  if (column.some(({ value }, index) => value !== first.value + index)) return false
  const numbers = new Set(column.map(({ segment }) => segment))
  const others = segments.filter(segment => !numbers.has(segment))
  if (first.left > Math.max(...others.map(({ end }) => end))) return true
  // On the left a small number may be that of an item.
  return (
    column.length === 1 && first.value >= SURELY_A_PAGE && first.right < Math.min(...others.map(({ start }) => start))
  )
}

function withoutFirst(segment: Segment, digits: number): Segment[] {
  const letters = segment.letters.slice(digits)
  const [first] = letters
  if (!first) return []
  return [{ ...segment, letters: [{ ...first, spaceBefore: false }, ...letters.slice(1)], start: first.start }]
}
