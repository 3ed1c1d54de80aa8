import { isLargeBefore } from './initials.ts'
import type { Letter } from './letters.ts'
import type { Segment } from './segment.ts'

/** Distances in units of the font size. */
const LONGEST_GAP = 1.6
const BACKWARDS = 0.6
const BASELINE_SHIFT = 0.45
/** Pieces of one row drawn apart from each other are joined over a gap of at most a wide word space. */
const JOIN_GAP = 0.6
const ROW_SHIFT = 0.1
/** Cosine of the largest angle between two letters of one line. */
const SAME_DIRECTION = 0.99

/** Cuts the letters into segments, in content order; pieces of a row that were drawn apart are put together again. */
export function segmentsOf(letters: readonly Letter[]): Segment[] {
  const segments: Segment[] = []
  for (const letter of letters) {
    const last = segments.at(-1)
    if (last && continues(last, letter)) append(last, letter)
    else segments.push(begin(letter))
  }
  return joinRows(segments)
}

const begin = (letter: Letter): Segment => ({
  letters: [letter],
  cos: letter.run.cos,
  sin: letter.run.sin,
  start: startOf(letter),
  end: letter.end,
  baseline: letter.baseline,
  size: letter.run.size,
})

/** A line begins where it did before its first words were struck out; struck words far before it are no part of it. */
const startOf = ({ start, run, struckFrom = start, struckUntil = start }: Letter): number =>
  start - struckUntil < JOIN_GAP * run.size ? struckFrom : start

function append(segment: Segment, letter: Letter): void {
  segment.letters.push(letter)
  segment.end = Math.max(segment.end, letter.end)
  if (letter.run.size > segment.size) {
    segment.size = letter.run.size
    segment.baseline = letter.baseline
  }
}

/** Same direction, about the same baseline, no jump back or far ahead. */
function continues(segment: Segment, { run, start, baseline, struckUntil = segment.end }: Letter): boolean {
  const size = Math.max(segment.size, run.size)
  const gap = start - Math.max(segment.end, struckUntil)
  return (
    gap > -BACKWARDS * size &&
    gap < LONGEST_GAP * size &&
    Math.abs(baseline - segment.baseline) < BASELINE_SHIFT * size &&
    segment.cos * run.cos + segment.sin * run.sin > SAME_DIRECTION &&
    segment.letters[0]?.run.origin === run.origin &&
    // A large first letter or word is no part of the line on whose baseline it stands (see initials.ts).
    !isLargeBefore(segment, { size: run.size, baseline })
  )
}

/** Joins segments of the same row that touch: some programs draw the bold words of a line after all others. */
function joinRows(segments: readonly Segment[]): Segment[] {
  const rows = new Map<number, Segment[]>()
  for (const segment of segments) {
    const key = rowOf(segment)
    const row = rows.get(key)
    if (row) row.push(segment)
    else rows.set(key, [segment])
  }
  const absorbed = new Set<Segment>()
  for (const row of rows.values()) if (row.length > 1) joinRow(row, segments, absorbed)
  return absorbed.size === 0 ? [...segments] : segments.filter(segment => !absorbed.has(segment))
}

/** A number for each row: its baseline in steps of two points, and its direction in hundredths. */
const rowOf = ({ baseline, cos, sin }: Segment) =>
  (Math.round(baseline / 2) * DIRECTIONS + Math.round(cos * HUNDREDTHS)) * DIRECTIONS + Math.round(sin * HUNDREDTHS)
const HUNDREDTHS = 100
const DIRECTIONS = 2 * HUNDREDTHS + 1

function joinRow(row: readonly Segment[], order: readonly Segment[], absorbed: Set<Segment>): void {
  const place = new Map(row.map(segment => [segment, order.indexOf(segment)]))
  const sorted = [...row].sort((a, b) => a.start - b.start)
  let current = sorted[0]
  for (const next of sorted.slice(1)) {
    if (!current || !touches(current, next)) {
      current = next
      continue
    }
    // The piece that came first in content order keeps its place.
    const first = (place.get(current) ?? 0) < (place.get(next) ?? 0) ? current : next
    const second = first === current ? next : current
    Object.assign(first, {
      letters: [...current.letters, ...next.letters],
      start: current.start,
      end: Math.max(current.end, next.end),
      baseline: current.size >= next.size ? current.baseline : next.baseline,
      size: Math.max(current.size, next.size),
    })
    absorbed.add(second)
    current = first
  }
}

function touches(left: Segment, right: Segment): boolean {
  const size = Math.max(left.size, right.size)
  const gap = right.start - left.end
  if (isLargeBefore(left, right)) return false
  // What is filled into a form is a text of its own.
  if (left.letters[0]?.run.origin !== right.letters[0]?.run.origin) return false
  return Math.abs(left.baseline - right.baseline) < ROW_SHIFT * size && gap > -ROW_SHIFT * size && gap < JOIN_GAP * size
}
