import type { Row } from './row.ts'

/**
 * Cells of a table that stand nearer to each other than cells do by themselves: that they are cells is told by those of
 * the rows above and below, which begin at the same places.
 */

/** The least gap between two cells, and how far rows of a table are apart, in font sizes. */
const LEAST_GAP = 0.55
const NEAR = 6
/** Cells of one column begin, or end, within so many points of each other. */
const SAME_EDGE = 1
/** A cell that is taken for the end of a line has so many words. */
const CELL_WORDS = 3

/** The fragments of a page, with those marked that begin a cell however near they stand to what is before them. */
export function withCells(fragments: readonly Row[]): Row[] {
  const pairs = fragments.flatMap((right, at) => {
    const left = fragments[at - 1]
    return left && standsBeside(left, right) ? [{ left, right }] : []
  })
  if (pairs.length < 2) return [...fragments]
  const cells = new Set<Row>()
  for (const [index, a] of pairs.entries())
    for (const b of pairs.slice(index + 1)) if (areOneColumn(a, b)) for (const { right } of [a, b]) cells.add(right)
  return cells.size === 0
    ? [...fragments]
    : fragments.map(row => (cells.has(row) ? { ...row, isCell: true as const } : row))
}

/** Numbers and marks before a text are no cells, and neither is a last word that was set to the right edge. */
const areCells = (left: string, right: string) =>
  wordsIn(right) >= CELL_WORDS && (wordsIn(left) > 1 || /\p{L}{8}/u.test(left))
const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

type Pair = { left: Row; right: Row }

function standsBeside(left: Row, right: Row): boolean {
  if (left.aside || right.aside || !areCells(left.text, right.text)) return false
  const slack = 0.1 * Math.max(left.size, right.size)
  const isLevel = Math.abs(left.bottom - right.bottom) < slack && Math.abs(left.size - right.size) < slack
  return isLevel && right.left - left.right >= LEAST_GAP * right.size
}

function areOneColumn(a: Pair, b: Pair): boolean {
  const apart = Math.abs(a.right.bottom - b.right.bottom)
  const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_EDGE
  return (
    apart > 0.5 * a.right.size &&
    apart < NEAR * a.right.size &&
    isSame(a.right.left, b.right.left) &&
    (isSame(a.left.left, b.left.left) || isSame(a.left.right, b.left.right))
  )
}
