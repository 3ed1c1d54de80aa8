import type { Line } from '@capivira/core/materials/document'

type Box = Line['box']

/** Two lines stand in one column when they share at least this part of the narrower one's width. */
const SHARED_WIDTH = 0.25
/** One line is above the other when both its edges are higher by at least this part of the lower line's height. */
const RISE = 0.5
/** Pieces of one row differ in height and place by less than this part of it. */
const SAME_ROW = 0.2
/** A page with more lines keeps its content order: the comparison is quadratic. */
const MOST_LINES = 1500

/**
 * Puts lines in reading order. Content order is usually right, so it is kept wherever it does not contradict the one
 * thing that is sure: within a column, what stands above is read before what stands below. Headers drawn last, notes
 * drawn first and boxes drawn apart move to their places; columns keep the order in which the document draws them.
 */
export function inReadingOrder<T extends { box: Box }>(lines: readonly T[]): T[] {
  if (lines.length > MOST_LINES || isOrdered(lines)) return [...lines]
  const waiting = new Set(lines.keys())
  const below = lines.map((line, index) =>
    indicesOf(lines, (other, at) => comesBefore(line.box, other.box) || goesOn(lines, index, at)),
  )
  const over = lines.map(line => indicesOf(lines, other => comesBefore(other.box, line.box)))
  const above = lines.map((_, index) =>
    index > 0 && goesOn(lines, index - 1, index) ? [...(over[index] ?? []), index - 1] : (over[index] ?? []),
  )
  const isWaiting = (index: number) => waiting.has(index)
  const order: T[] = []
  while (waiting.size > 0) {
    const next =
      nextLine(
        waiting,
        index => above[index]?.filter(isWaiting) ?? [],
        index => below[index]?.filter(isWaiting) ?? [],
      ) ?? highest(waiting, index => over[index]?.some(isWaiting) ?? false)
    waiting.delete(next)
    order.push(...lines.slice(next, next + 1))
  }
  return order
}

/**
 * The first line in content order that can be read. One that has to wait is either out of place itself (a note drawn
 * first: much stands above it, little below) and is passed over, or what it waits for is (a header drawn last), and
 * that is read now. Undefined where each waits for another.
 */
function nextLine(
  waiting: ReadonlySet<number>,
  above: (index: number) => number[],
  below: (index: number) => number[],
): number | undefined {
  for (const index of waiting) {
    const before = above(index)
    if (before.length === 0) return index
    const first = before.find(other => above(other).length === 0)
    if (first !== undefined && before.length <= below(index).length) return first
  }
  return undefined
}

/**
 * The first line in content order that stands under no other. Lines wait for each other in a circle where a row rises
 * past a line that stands under its end and over its beginning; that one stands under another is the surer of the two,
 * and cannot run in a circle.
 */
function highest(waiting: ReadonlySet<number>, isUnder: (index: number) => boolean): number {
  const [first = 0] = waiting
  for (const index of waiting) if (!isUnder(index)) return index
  return first
}

const indicesOf = <T>(items: readonly T[], matches: (item: T, index: number) => boolean): number[] =>
  items.flatMap((item, index) => (matches(item, index) ? [index] : []))

/** Whether a line is the next piece of the same row: what is left of one where words between are covered. */
function goesOn(lines: readonly { box: Box }[], index: number, next: number): boolean {
  const [a, b] = [lines[index]?.box, lines[next]?.box]
  if (next !== index + 1 || !a || !b || b[0] < a[2]) return false
  const slack = SAME_ROW * Math.min(a[3] - a[1], b[3] - b[1])
  return Math.abs(a[1] - b[1]) < slack && Math.abs(a[3] - b[3]) < slack
}

/** Whether no line stands above one that is drawn before it. Asked of each two lines of every page. */
function isOrdered(lines: readonly { box: Box }[]): boolean {
  for (const [index, { box }] of lines.entries())
    for (let earlier = 0; earlier < index; earlier++) {
      const other = lines[earlier]
      if (other && comesBefore(box, other.box)) return false
    }
  return true
}

function comesBefore(a: Box, b: Box): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const narrower = Math.min(a[2] - a[0], b[2] - b[0])
  if (shared <= 0 || shared < SHARED_WIDTH * narrower) return false
  const rise = RISE * Math.min(a[3] - a[1], b[3] - b[1])
  return b[1] - a[1] >= rise && b[3] - a[3] >= rise
}
