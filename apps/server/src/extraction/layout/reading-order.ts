import type { Line } from '@capivira/core/materials/document'

type Box = Line['box']

/** Two lines stand in one column when they share at least this part of the narrower one's width. */
const SHARED_WIDTH = 0.25
/** One line is above the other when both its edges are higher by at least this part of the lower line's height. */
const RISE = 0.5
/** A page with more lines keeps its content order: the comparison is quadratic. */
const MOST_LINES = 1500

/**
 * Puts lines in reading order. Content order is usually right, so it is kept wherever it does not contradict the one
 * thing that is sure: within a column, what stands above is read before what stands below. Headers drawn last, notes
 * drawn first and boxes drawn apart move to their places; columns keep the order in which the document draws them.
 */
export function inReadingOrder<T extends { box: Box }>(lines: readonly T[]): T[] {
  if (lines.length > MOST_LINES || isOrdered(lines)) return [...lines]
  const waiting = lines.map(line => lines.filter(other => comesBefore(other.box, line.box)).length)
  const done = new Set<number>()
  const order: T[] = []
  let next = 0
  while (order.length < lines.length) {
    next = waiting.findIndex((count, index) => count === 0 && !done.has(index))
    const line = lines[next]
    if (!line) break
    done.add(next)
    order.push(line)
    lines.forEach((other, index) => {
      if (comesBefore(line.box, other.box)) waiting[index] = (waiting[index] ?? 0) - 1
    })
  }
  return order
}

const isOrdered = (lines: readonly { box: Box }[]) =>
  lines.every((line, index) => lines.slice(0, index).every(earlier => !comesBefore(line.box, earlier.box)))

function comesBefore(a: Box, b: Box): boolean {
  const shared = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const narrower = Math.min(a[2] - a[0], b[2] - b[0])
  if (shared <= 0 || shared < SHARED_WIDTH * narrower) return false
  const rise = RISE * Math.min(a[3] - a[1], b[3] - b[1])
  return b[1] - a[1] >= rise && b[3] - a[3] >= rise
}
