/** A board of `count` cells in rows of `columns`; the last row may be shorter. */
export type Board = { columns: number; count: number }

/**
 * The cell a key leads to from cell `index`, or null when the key is none of the board's. Arrows stop at the edges,
 * Home and End go to the ends of the row, with Ctrl to those of the board.
 */
export function cellAfterKey(
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
  index: number,
  { columns, count }: Board,
): number | null {
  const rowStart = index - (index % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  const last = Math.max(0, count - 1)
  const inBoard = (target: number) => (target >= 0 && target < count ? target : index)
  switch (key) {
    case 'ArrowLeft':
      return Math.max(rowStart, index - 1)
    case 'ArrowRight':
      return Math.min(rowEnd, index + 1)
    case 'ArrowUp':
      return inBoard(index - columns)
    case 'ArrowDown':
      return inBoard(index + columns)
    case 'Home':
      return ctrlKey ? 0 : rowStart
    case 'End':
      return ctrlKey ? last : rowEnd
    default:
      return null
  }
}
