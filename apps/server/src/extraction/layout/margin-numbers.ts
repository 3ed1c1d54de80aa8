import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/** A number of a segment: the letters from `from` to `to`, at its beginning, at its end, or all that it has. */
type Found = { segment: Segment; from: number; to: number; value: number; left: number; right: number }
/** A number beside a line of the text, alone or at the line's own beginning or end. */
type Beside = Found & { line: Segment }

const DIGIT = /^\d$/
const MOST_DIGITS = 4
/** Between a number and its line stands a gap of at least this many font sizes. */
const GAP = 0.45
/** Between the last word of a line and a page number: in font sizes, and as a multiple of the line's widest gap. */
const APART = 1
const WIDER = 1.25
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
  const numbers = segments.flatMap(segment => [...numberAtHead(segment), ...numberAtTail(segment)])
  if (numbers.length === 0) return [...segments]
  const gone = new Map<Segment, Found>()
  for (const number of versesCounted(numbers, segments)) gone.set(number.segment, number)
  const lines = segments.filter(isRunning)
  if (lines.length < 2) return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
  const ends = segments.filter(isEnd)
  const beside = numbers.flatMap(number => besideLine(number, isAlone(number) ? [...lines, ...ends] : lines))
  for (const column of columnsOf(beside)) {
    const counts = countsLines(column, lines)
    if (counts || arePageNumbers(column, segments) || isSmallAtLeft(column, segments))
      for (const number of column) gone.set(number.segment, number)
    if (counts)
      for (const number of goneOn(column, [...numbers, ...nearTails(segments)])) gone.set(number.segment, number)
  }
  if (gone.size === 0) return [...segments]
  return segments.flatMap(segment => {
    const number = gone.get(segment)
    return number ? withoutNumber(number) : segment
  })
}

/** Each fifth verse of a poem has its number: verses are short, but stand at one edge and are counted out. */
const VERSES = 5
const VERSE_LETTERS = 8
/** The end of a paragraph may be one short word. */
const END_LETTERS = 4

/** The numbers, apart from any line, that count verses. */
function versesCounted(numbers: readonly Found[], segments: readonly Segment[]): Found[] {
  const alone = numbers.filter(number => isAlone(number) && number.value > 0 && number.value % VERSES === 0)
  if (alone.length < 2) return []
  const verses = segments.filter(({ letters }) => letters.length >= VERSE_LETTERS)
  return columnsOf(alone.flatMap(number => besideLine(number, verses)))
    .filter(column => countsVerses(column, verses))
    .flat()
}

function countsVerses(column: readonly Beside[], verses: readonly Segment[]): boolean {
  const [first, second] = column
  if (!first || !second || !isProse(column)) return false
  const poem = verses
    .filter(({ start }) => Math.abs(start - first.line.start) < SAME_EDGE)
    .toSorted((a, b) => a.baseline - b.baseline)
  return column.every(({ line, value }, index) => {
    const before = column[index - 1]
    return !before || (value - before.value === VERSES && poem.indexOf(line) - poem.indexOf(before.line) === VERSES)
  })
}

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

const isAlone = ({ segment, from, to }: Found) => from === 0 && to === segment.letters.length

/** The last line of a paragraph may be short: it goes on in small letters, and ends. */
const isEnd = (segment: Segment) =>
  !isRunning(segment) &&
  segment.letters.length >= END_LETTERS &&
  /^\p{Ll}/u.test(segment.letters[0]?.text ?? '') &&
  /^[.!?]$/.test(segment.letters.at(-1)?.text ?? '')

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
function numberAtHead(segment: Segment): Found[] {
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
  return [{ segment, from: 0, to: count, value, left: first.start, right: last.end }]
}

/** The number that a segment ends with, a gap behind the text. */
function numberAtTail(segment: Segment, least = GAP): Found[] {
  const { letters } = segment
  const to = letters.length
  let from = to
  while (from > 0 && DIGIT.test(letters[from - 1]?.text ?? '') && !letters[from]?.spaceBefore) from--
  const [first, last] = [letters[from], letters[to - 1]]
  if (!first || !last || from === 0 || to - from > MOST_DIGITS || !isGap(letters[from - 1], first, least)) return []
  return [{ segment, from, to, value: Number(textOf(letters.slice(from))), left: first.start, right: last.end }]
}

/** Numbers between two columns may stand as near to the lines of the left one as its words to each other. */
const nearTails = (segments: readonly Segment[]) => segments.flatMap(segment => numberAtTail(segment, WORD_GAP))

/** The number with the line that it may count. */
function besideLine(number: Found, lines: readonly Segment[]): Beside[] {
  const { segment, from, to } = number
  if (to - from < segment.letters.length) return lines.includes(segment) ? [{ ...number, line: segment }] : []
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

const textBeside = ({ line, segment, from, to }: Beside) =>
  line === segment ? [...line.letters.slice(0, from), ...line.letters.slice(to)] : line.letters

/** The numbers that go on a column, over it or under it, beside what is no running text: a heading, a last word. */
function goneOn(column: readonly Beside[], numbers: readonly Found[]): Found[] {
  const [first, second] = column
  const last = column.at(-1)
  if (!first || !second || !last) return []
  const step = second.value - first.value
  return numbers.filter(({ value, left, right, segment }) => {
    const isSameEdge = Math.abs(first.left - left) < SAME_EDGE || Math.abs(first.right - right) < SAME_EDGE
    const isUnder = value === last.value + step && segment.baseline > last.line.baseline
    return isSameEdge && (isUnder || (value === first.value - step && segment.baseline < first.line.baseline))
  })
}

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
    const end = (before && textBeside(before).at(-1)?.text) ?? '.'
    return /^\p{Ll}/u.test(textBeside(beside)[0]?.text ?? '') && !/[.;:!?]$/.test(end)
  })
  return small.length >= GOING_ON * column.length
}

/** Numbers alone outside the text, at the height of its lines: a page's own, or those of the book that was copied. */
function arePageNumbers(column: readonly Beside[], segments: readonly Segment[]): boolean {
  const [first] = column
  if (!first || column.length >= CERTAIN || column.some(({ from, segment, line }) => from === 0 && segment === line))
    return false
  if (column.some(({ value }, index) => value !== first.value + index)) return false
  if (!column.every(standsApart)) return false
  const numbers = new Set(column.map(({ segment }) => segment))
  const others = segments.filter(segment => !numbers.has(segment))
  const ends = [...others, ...column.map(({ segment, from }) => ({ end: segment.letters[from - 1]?.end ?? 0 }))]
  if (first.left > Math.max(...ends.map(({ end }) => end))) return true
  if (column.some(({ segment, line }) => segment === line)) return false
  // On the left a small number may be that of an item.
  return (
    column.length === 1 && first.value >= SURELY_A_PAGE && first.right < Math.min(...others.map(({ start }) => start))
  )
}

/** Whether a number at the end of a line is no word of it: between the words of a line are gaps as well. */
function standsApart({ segment: { letters }, from }: Found): boolean {
  const [number, before] = [letters[from], letters[from - 1]]
  if (!number || !before) return true
  const gap = number.start - before.end
  const widest = letters
    .slice(1, from)
    .reduce((most, { start }, index) => Math.max(most, start - (letters[index]?.end ?? start)), 0)
  return !number.run.style.monospace && gap >= APART * number.run.size && gap > WIDER * widest
}

/** One small number outside the text on the left: of few lines only the fifth is numbered. */
function isSmallAtLeft(column: readonly Beside[], segments: readonly Segment[]): boolean {
  const [number, more] = column
  const next = number && number.from === 0 ? number.segment.letters[number.to] : undefined
  const size = number?.segment.letters[0]?.run.size ?? 0
  if (!number || more || !next || number.segment !== number.line || size > SMALL * next.run.size) return false
  // A note at the foot of a page begins with its number at the edge of the text.
  const others = segments.filter(segment => segment !== number.segment && segment.cos > 0.99)
  const starts = others.map(({ start }) => start)
  return starts.every(start => start > number.right) && starts.some(start => Math.abs(start - next.start) < SAME_EDGE)
}

/** A number this much smaller than its line. */
const SMALL = 0.75

function withoutNumber({ segment, from, to }: Found): Segment[] {
  const [first, ...rest] = [...segment.letters.slice(0, from), ...segment.letters.slice(to)]
  if (!first) return []
  const letters = from > 0 ? [first, ...rest] : [{ ...first, spaceBefore: false }, ...rest]
  return [{ ...segment, letters, start: first.start, end: letters.at(-1)?.end ?? segment.end }]
}
