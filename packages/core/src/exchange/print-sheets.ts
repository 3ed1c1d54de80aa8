import { seededBy } from '../chance/seeded.ts'
import { shuffledPlaces } from '../quizzes/option-order.ts'
import type { PrintedQuestion } from './contract.ts'

/** Cards of an A4 sheet: two columns of four, 95 by 69 mm each. */
export const printGrid = { columns: 2, rows: 4 } as const
const perSheet = printGrid.columns * printGrid.rows

export type Sheet<Item> = {
  /** What is printed on each side, row by row; null is an empty place. */
  front: (Item | null)[]
  back: (Item | null)[]
}

/**
 * Items on sheets that are printed on both sides and turned over along the long edge: left and right change places
 * then, so each row of the back is the front's row mirrored.
 */
export function duplexSheets<Item>(items: readonly Item[]): Sheet<Item>[] {
  const sheets: Sheet<Item>[] = []
  for (let from = 0; from < items.length; from += perSheet) {
    const front = Array.from({ length: perSheet }, (_, place) => items[from + place] ?? null)
    const rows = Array.from({ length: printGrid.rows }, (_, row) =>
      front.slice(row * printGrid.columns, (row + 1) * printGrid.columns).reverse(),
    )
    sheets.push({ front, back: rows.flat() })
  }
  return sheets
}

/** Items on sheets that are printed on one side and folded: each row is one card, its two sides beside each other. */
export function foldedSheets<Item>(items: readonly Item[]): Item[][] {
  const sheets: Item[][] = []
  for (let from = 0; from < items.length; from += printGrid.rows) sheets.push(items.slice(from, from + printGrid.rows))
  return sheets
}

/** How large a text of a card is set, so that the longest a card may have still fits. */
export function textSize(text: string): 'xl' | 'lg' | 'md' | 'sm' | 'xs' {
  const lines = text.split('\n').length
  const length = text.length + lines * 20
  if (length <= 80) return 'xl'
  if (length <= 180) return 'lg'
  if (length <= 320) return 'md'
  return length <= 560 ? 'sm' : 'xs'
}

/**
 * A question with its options in an order of its own, as far as they allow it, so that the right one is not always the
 * same letter: the same at every printing, so that the key of last week still holds.
 */
export function printedOptions(question: PrintedQuestion): { options: string[]; right: number } {
  const { id, options, correctAnswer } = question
  const places = shuffledPlaces(question, seededPick(id))
  return { options: places.map(place => options[place] ?? ''), right: places.indexOf(correctAnswer) }
}

/** Random integers below a bound that a seed determines. */
function seededPick(seed: number): (below: number) => number {
  const next = seededBy(seed)
  return below => Math.floor(next() * below)
}
