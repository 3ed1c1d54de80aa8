import type { Letter } from './letters.ts'
import { scriptText, shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'

/** Puts the two parts of a fraction together, and into the row in which they stand. */

/** Distances in font sizes: to what stands beside it, and of its parts from the baseline of its row. */
const ADJOINS = 0.3
const BESIDE = 0.75
const OFF_ROW = 0.25
const SAME_ROW = 0.12
const WORD_GAP = 0.2
/** The row goes on behind a fraction at most so far. */
const GOES_ON = 1.6

/** Puts a fraction of two parts into the row beside it; false where there is none. */
export function takeFraction(over: Segment, under: Segment, segments: readonly Segment[], gone: Set<Segment>): boolean {
  const start = Math.min(over.start, under.start)
  const end = Math.max(over.end, under.end)
  const isRow = (row: Segment) =>
    row !== over &&
    row !== under &&
    !gone.has(row) &&
    row.cos > 0.99 &&
    row.baseline - over.baseline > OFF_ROW * over.size &&
    under.baseline - row.baseline > OFF_ROW * over.size
  const left = segments.find(
    row => isRow(row) && start - row.end > -ADJOINS * row.size && start - row.end < BESIDE * row.size,
  )
  const right = segments.find(
    row =>
      isRow(row) &&
      row !== left &&
      row.start - end > -ADJOINS * row.size &&
      row.start - end < (left ? GOES_ON : BESIDE) * row.size &&
      (!left || Math.abs(row.baseline - left.baseline) < SAME_ROW * row.size),
  )
  const row = left ?? right
  const first = over.letters[0]
  if (!row || !first || !isInText(row, over, left !== undefined && right !== undefined)) return false
  const fraction: Letter = {
    ...letterOf(over, under, first),
    run: { ...first.run, size: row.size },
    baseline: row.baseline,
    spaceBefore: first.spaceBefore || /\d$/.test(left?.letters.at(-1)?.text ?? ''),
  }
  Object.assign(row, {
    letters: [...(left?.letters ?? []), fraction, ...(right?.letters ?? [])],
    start: Math.min(start, row.start),
    end: Math.max(end, left?.end ?? end, right?.end ?? end),
  })
  gone.add(over).add(under)
  if (left && right) gone.add(right)
  return true
}

const letterOf = (over: Segment, under: Segment, first: Letter): Letter => ({
  ...first,
  text: `${partOf(over.letters)}/${partOf(under.letters)}`,
  start: Math.min(over.start, under.start),
  end: Math.max(over.end, under.end),
})

/** A fraction as a piece of its own, on the baseline given. */
export function fractionOf(over: Segment, under: Segment, baseline: number): Segment | null {
  const [first] = over.letters
  if (!first) return null
  const letter = { ...letterOf(over, under, first), baseline }
  return { ...over, letters: [letter], start: letter.start, end: letter.end, baseline }
}

/** A fraction is smaller than its row, or stands beside a sign that reckons; two lines of a cell do neither. */
function isInText(row: Segment, over: Segment, isWithin: boolean): boolean {
  if (over.size < 0.95 * row.size) return true
  const beside = row.letters.some(({ text }) => /[=+−×÷·<>≤≥≈]/u.test(text))
  return beside || (isWithin && over.letters.length <= 3)
}

/** '2a' under a bar is no '2' with an 'a' behind it. */
const PRODUCT = /^\d+\p{L}/u

/** A part in the words of its letters; sums and products in brackets. */
export function partOf(letters: readonly Letter[]): string {
  const text = withScripts(letters)
  return (/[\s+−–/=·×-]/u.test(text) || PRODUCT.test(text)) && !/^\((?:[^()]|\([^()]*\))*\)$/.test(text)
    ? `(${text})`
    : text
}

const BRACKET = /^[()[\]]$/u

/** Whether no space stands between two letters: some programs leave a gap for it, and some one beside brackets. */
const goesOn = (before: Letter | undefined, next: Letter, size: number): boolean =>
  !next.spaceBefore &&
  (next.start - (before?.end ?? next.start) <= WORD_GAP * size ||
    BRACKET.test(before?.text ?? '') ||
    BRACKET.test(next.text))

/** Letters as they stand, those raised or lowered among them in signs that say so: 'a₁ + aₙ'. */
function withScripts(letters: readonly Letter[]): string {
  const size = Math.max(...letters.map(({ run }) => run.size))
  const baseline = letters.find(({ run }) => run.size === size)?.baseline ?? 0
  const line = { size, baseline }
  let text = ''
  for (let from = 0; from < letters.length; ) {
    const first = letters[from]
    if (!first) break
    const shift = shiftOf(first, line)
    let to = from + 1
    for (let next = letters[to]; next && goesOn(letters[to - 1], next, size); next = letters[to]) {
      if (shiftOf(next, line) !== shift) break
      to++
    }
    const run = letters
      .slice(from, to)
      .map(one => one.text)
      .join('')
    const before = letters[from - 1]
    const isApart = before && shift === 0 && !goesOn(before, first, size)
    const gap = before && (first.spaceBefore || isApart) ? ' ' : ''
    const after = letters[to]?.spaceBefore ? '' : (letters[to]?.text ?? '')
    text += gap + (shift === 0 ? run : scriptText(run, shift, text, after))
    from = to
  }
  return text
}
