import type { Line } from '@capivira/core/materials/document'

/** Lines stand on one row when they share at least this part of the lower one's height. */
const SHARED_HEIGHT = 0.5

/**
 * Puts lines that the page's own order says nothing of (filled fields, typed notes, what a picture shows) among the
 * others: behind the line before them on their row, else behind the last one over them that they stand under.
 */
export function inserted(lines: readonly Line[], more: readonly Line[]): Line[] {
  const order = [...lines]
  for (const line of more.toSorted((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])) {
    const before = beside(order, line) ?? over(order, line)
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, line)
  }
  return order
}

const beside = (lines: readonly Line[], { box }: Line) =>
  nearest(
    lines.filter(other => other.box[0] < box[0] && isOneRow(other.box, box)),
    other => box[0] - other.box[2],
  )

const over = (lines: readonly Line[], { box }: Line) =>
  nearest(
    lines.filter(other => other.box[1] < box[1] && other.box[2] > box[0] && other.box[0] < box[2]),
    other => box[1] - other.box[3],
  ) ??
  nearest(
    lines.filter(other => other.box[3] <= box[1]),
    other => box[1] - other.box[3],
  )

function isOneRow(a: Line['box'], b: Line['box']): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return shared >= SHARED_HEIGHT * Math.min(a[3] - a[1], b[3] - b[1])
}

function nearest(lines: readonly Line[], distance: (line: Line) => number): Line | undefined {
  let found: Line | undefined
  for (const line of lines) if (!found || distance(line) <= distance(found)) found = line
  return found
}
