import { type Direction, gapOf, isSolved, type PuzzleBoard, slide, sliding } from '@capivira/games/puzzle/board'

/**
 * Moves that solve a sliding puzzle: piece after piece, the first rows and then the first columns, each by the shortest
 * way that leaves what is placed alone (a search over where the piece and the gap are); the last 2 × 2 turn until they
 * fit.
 */
export function solvePuzzle(start: PuzzleBoard): string {
  let board = start
  let steps = ''
  const done = new Set<number>()
  for (const group of groupsOf(start)) {
    const way = search(board, group, done)
    for (const step of way) board = slide(board, step) ?? board
    steps += way.join('')
    for (const place of group) done.add(place)
  }
  if (!isSolved(board)) throw new Error('This board cannot be solved')
  return steps
}

/** Places that are solved together: single ones, the last two of a row or a column at once, then the rest. */
function groupsOf({ columns, rows }: PuzzleBoard): number[][] {
  const groups: number[][] = []
  for (let row = 0; row < rows - 2; row++) {
    for (let column = 0; column < columns - 2; column++) groups.push([row * columns + column])
    groups.push([row * columns + columns - 2, row * columns + columns - 1])
  }
  for (let column = 0; column < columns - 2; column++)
    groups.push([(rows - 2) * columns + column, (rows - 1) * columns + column])
  const [top, bottom] = [(rows - 2) * columns + columns - 2, (rows - 1) * columns + columns - 2]
  groups.push([top, top + 1, bottom])
  return groups
}

const directions: readonly Direction[] = ['L', 'R', 'U', 'D']

function search(board: PuzzleBoard, group: readonly number[], done: ReadonlySet<number>): Direction[] {
  const keyOf = (one: PuzzleBoard) => [gapOf(one), ...group.map(piece => one.tiles.indexOf(piece))].join()
  const reached = (one: PuzzleBoard) => group.every(place => one.tiles[place] === place)
  const seen = new Set([keyOf(board)])
  let edge: { board: PuzzleBoard; way: Direction[] }[] = [{ board, way: [] }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const one of edge) {
      if (reached(one.board)) return one.way
      for (const direction of directions) {
        const from = sliding(one.board, direction)
        if (from === null || done.has(from)) continue
        const moved = slide(one.board, direction)
        if (!moved || seen.has(keyOf(moved))) continue
        seen.add(keyOf(moved))
        next.push({ board: moved, way: [...one.way, direction] })
      }
    }
    edge = next
  }
  throw new Error('No way leads there')
}
