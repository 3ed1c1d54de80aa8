import type { Letter } from './letters.ts'
import { SMALLER } from './scripts.ts'
import type { Segment } from './segments.ts'

/**
 * What stands over and under its row and belongs into it: exponents raised so far that they fell out of it, and fractions, whose two
 * parts are centred over each other in a gap of the row.
 */

/** Parts of a fraction and exponents are no longer than this many letters. */
const SHORT = 14
/** A page with more short pieces is a table or a drawing. */
const MOST_PIECES = 300
/** Distances in font sizes. */
const ADJOINS = 0.3
const HIGHEST = 0.95
const LOWEST = 0.7
const CENTRED = 0.3
const NEAREST_LINES = 0.8
const FARTHEST_LINES = 2
const OFF_ROW = 0.25
const BESIDE = 0.75
/** The row goes on behind a fraction at most so far. */
const GOES_ON = 1.6
const SAME_ROW = 0.12

/** Takes raised and stacked pieces into their rows; the others stay as they are. */
export function intoRows(segments: readonly Segment[]): Segment[] {
  const short = segments.filter(({ letters, cos }) => letters.length <= SHORT && cos > 0.99)
  if (short.length < 2 && segments.length < 2) return [...segments]
  if (short.length === 0 || short.length > MOST_PIECES) return [...segments]
  const gone = new Set<Segment>()
  for (const piece of short) if (!gone.has(piece)) takeScript(piece, segments, gone)
  for (const over of short) {
    if (gone.has(over)) continue
    const under = short.find(other => other !== over && !gone.has(other) && isUnder(other, over))
    if (under) takeFraction(over, under, segments, gone)
  }
  return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
}

/** Puts an exponent or an index that stands too far off the baseline behind the letter it belongs to. */
function takeScript(piece: Segment, segments: readonly Segment[], gone: Set<Segment>): void {
  for (const host of segments) {
    if (host === piece || gone.has(host) || host.cos < 0.99 || piece.size >= SMALLER * host.size) continue
    const rise = (host.baseline - piece.baseline) / host.size
    if (rise > HIGHEST || rise < -LOWEST) continue
    const at = host.letters.findLastIndex(({ end }) => Math.abs(piece.start - end) < ADJOINS * host.size)
    const next = host.letters[at + 1]
    if (at < 0 || (next && next.start < piece.end - ADJOINS * host.size)) continue
    // Two short pieces over each other are a fraction.
    if (segments.some(other => !gone.has(other) && other !== piece && (isUnder(other, piece) || isUnder(piece, other))))
      return
    host.letters.splice(at + 1, 0, ...piece.letters)
    host.end = Math.max(host.end, piece.end)
    gone.add(piece)
    const rest = segments.find(row => row !== host && !gone.has(row) && goesOn(host, row))
    if (!rest) return
    host.letters.push(...rest.letters)
    host.end = Math.max(host.end, rest.end)
    gone.add(rest)
    return
  }
}

/** Whether a piece of the same row begins where an exponent ended the one before. */
function goesOn(host: Segment, row: Segment): boolean {
  const gap = (row.start - host.end) / host.size
  return (
    row.cos > 0.99 && Math.abs(row.baseline - host.baseline) < SAME_ROW * host.size && gap > -ADJOINS && gap < BESIDE
  )
}

const centre = ({ start, end }: Segment) => (start + end) / 2

function isUnder(under: Segment, over: Segment): boolean {
  if (under.letters.length > SHORT || under.cos < 0.99) return false
  const size = Math.max(under.size, over.size)
  const distance = (under.baseline - over.baseline) / size
  return (
    Math.abs(under.size - over.size) < 0.1 * size &&
    distance > NEAREST_LINES &&
    distance < FARTHEST_LINES &&
    Math.abs(centre(under) - centre(over)) < CENTRED * size
  )
}

function takeFraction(over: Segment, under: Segment, segments: readonly Segment[], gone: Set<Segment>): void {
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
  if (!row || !isInText(row, over, left !== undefined && right !== undefined)) return
  const first = over.letters[0]
  if (!first) return
  const fraction: Letter = {
    text: `${partOf(over)}/${partOf(under)}`,
    run: { ...first.run, size: row.size },
    start,
    end,
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
}

/** A fraction is smaller than its row, or stands beside a sign that reckons; two lines of a cell do neither. */
function isInText(row: Segment, over: Segment, isWithin: boolean): boolean {
  if (over.size < 0.95 * row.size) return true
  const beside = row.letters.some(({ text }) => /[=+−×÷·<>≤≥≈]/u.test(text))
  return beside || (isWithin && over.letters.length <= 3)
}

/** A part in the words of its letters; sums in brackets. */
function partOf({ letters }: Segment): string {
  const text = letters.map(({ text, spaceBefore }, index) => (spaceBefore && index > 0 ? ` ${text}` : text)).join('')
  return /[\s+−–/=·×-]/u.test(text) ? `(${text})` : text
}
