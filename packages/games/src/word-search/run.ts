import { sameLine } from './line.ts'
import { shortestSelection } from './rules.ts'

/** A search as it stands; words are named by their place in the list. */
export type SearchRun = {
  /** Cells of each word of the list, in the order of its letters. */
  placed: readonly (readonly number[])[]
  /** Places of the words found, in the order of finding. */
  found: readonly number[]
}

export type Selection = { run: SearchRun; result: 'found' | 'again' | 'wrong' | 'ignored'; word: number | null }

/** What a selected line means: a word, one found before, nothing of the list, or too short to mean anything. */
export function select(run: SearchRun, cells: readonly number[]): Selection {
  if (cells.length < shortestSelection) return { run, result: 'ignored', word: null }
  const word = run.placed.findIndex(placed => sameLine(cells, placed))
  if (word < 0) return { run, result: 'wrong', word: null }
  if (run.found.includes(word)) return { run, result: 'again', word }
  return { run: { ...run, found: [...run.found, word] }, result: 'found', word }
}

export const isOver = (run: SearchRun): boolean => run.found.length === run.placed.length
