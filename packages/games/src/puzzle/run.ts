import { type Direction, directionOf, gapOf, isSolved, type PuzzleBoard, placedPieces, slide } from './board.ts'

/** A round on the screen: the board as it is and every move so far. */
export type PuzzleRun = { board: PuzzleBoard; steps: string }

export const startRun = (board: PuzzleBoard, steps = ''): PuzzleRun => {
  let run: PuzzleRun = { board, steps: '' }
  for (const step of steps) {
    if (step !== 'L' && step !== 'R' && step !== 'U' && step !== 'D') break
    run = slideRun(run, step)
  }
  return run
}

/** The round after a move; the same one when no piece can go that way or it is solved. */
export function slideRun(run: PuzzleRun, direction: Direction): PuzzleRun {
  if (isSolved(run.board)) return run
  const board = slide(run.board, direction)
  return board ? { board, steps: run.steps + direction } : run
}

/** The moves that a tap on a place makes: all pieces between it and the gap slide, if they lie in one line. */
export function tapSteps({ board }: PuzzleRun, place: number): Direction[] {
  const near = directionOf(board, place)
  if (near) return [near]
  const { columns } = board
  const gap = gapOf(board)
  const [across, down] = [(place % columns) - (gap % columns), Math.floor(place / columns) - Math.floor(gap / columns)]
  if (place === gap || (across !== 0 && down !== 0)) return []
  const way: Direction = across > 0 ? 'L' : across < 0 ? 'R' : down > 0 ? 'U' : 'D'
  return Array.from({ length: Math.abs(across + down) }, () => way)
}

/** Pieces in their place; the last one drops into the gap when the others stand. */
export const placedOf = ({ board }: PuzzleRun): number => (isSolved(board) ? board.tiles.length : placedPieces(board))
export const isDone = ({ board }: PuzzleRun): boolean => isSolved(board)
