/**
 * A sliding puzzle: `tiles[place]` is the piece that lies there, numbered by the place where it belongs. The last piece
 * is the gap.
 */
export type PuzzleBoard = { columns: number; rows: number; tiles: readonly number[] }

/** The way a piece slides into the gap. */
export type Direction = 'L' | 'R' | 'U' | 'D'

export const solvedBoard = (columns: number, rows: number): PuzzleBoard => ({
  columns,
  rows,
  tiles: Array.from({ length: columns * rows }, (_, piece) => piece),
})

export const gapOf = ({ tiles }: PuzzleBoard): number => tiles.indexOf(tiles.length - 1)

export const isSolved = ({ tiles }: PuzzleBoard): boolean => tiles.every((piece, place) => piece === place)

/** Pieces that lie where they belong, the gap not counted. */
export const placedPieces = ({ tiles }: PuzzleBoard): number =>
  tiles.filter((piece, place) => piece === place && piece < tiles.length - 1).length

/** The direction in which the piece of a place can slide; null when the gap is not beside it. */
export function directionOf(board: PuzzleBoard, place: number): Direction | null {
  const { columns, tiles } = board
  const gap = gapOf(board)
  if (place < 0 || place >= tiles.length) return null
  const sameRow = Math.floor(place / columns) === Math.floor(gap / columns)
  if (sameRow && gap === place - 1) return 'L'
  if (sameRow && gap === place + 1) return 'R'
  if (gap === place - columns) return 'U'
  return gap === place + columns ? 'D' : null
}

/** The place whose piece slides in a direction; null when the gap lies at that edge. */
export function sliding(board: PuzzleBoard, direction: Direction): number | null {
  const { columns, rows } = board
  const gap = gapOf(board)
  const [column, row] = [gap % columns, Math.floor(gap / columns)]
  if (direction === 'L') return column < columns - 1 ? gap + 1 : null
  if (direction === 'R') return column > 0 ? gap - 1 : null
  if (direction === 'U') return row < rows - 1 ? gap + columns : null
  return row > 0 ? gap - columns : null
}

/** The board after a piece slid; null when none can in that direction. */
export function slide(board: PuzzleBoard, direction: Direction): PuzzleBoard | null {
  const from = sliding(board, direction)
  if (from === null) return null
  const tiles = [...board.tiles]
  const gap = gapOf(board)
  tiles[gap] = board.tiles[from] ?? 0
  tiles[from] = tiles.length - 1
  return { ...board, tiles }
}

/** How far all pieces are from home together, in steps: no solution takes fewer moves. */
export function distance({ columns, tiles }: PuzzleBoard): number {
  return tiles.reduce((sum, piece, place) => {
    if (piece === tiles.length - 1) return sum
    const across = Math.abs((piece % columns) - (place % columns))
    const down = Math.abs(Math.floor(piece / columns) - Math.floor(place / columns))
    return sum + across + down
  }, 0)
}

/**
 * Whether legal moves can solve a board: sliding keeps the parity of inversions, with the gap's row where the width is
 * even.
 */
export function isSolvable(board: PuzzleBoard): boolean {
  const { columns, rows, tiles } = board
  const pieces = tiles.filter(piece => piece !== tiles.length - 1)
  let inversions = 0
  for (const [at, piece] of pieces.entries()) for (const later of pieces.slice(at + 1)) if (later < piece) inversions++
  const gapFromBottom = rows - 1 - Math.floor(gapOf(board) / columns)
  return (columns % 2 === 1 ? inversions : inversions + gapFromBottom) % 2 === 0
}

const isDirection = (letter: string): letter is Direction => 'LRUD'.includes(letter)

/** The board after all moves; null when one of them is not possible. */
export function replay(board: PuzzleBoard, steps: string): PuzzleBoard | null {
  let now: PuzzleBoard | null = board
  for (const step of steps) {
    if (!now || !isDirection(step)) return null
    now = slide(now, step)
  }
  return now
}
