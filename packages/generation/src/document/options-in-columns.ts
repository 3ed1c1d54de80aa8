import { pattern } from '../lexicon/words.ts'
import type { Block } from './model.ts'
import type { Row } from './row.ts'

/** Options of a question are often set in two columns: 'a) … c) …' over 'b) … d) …'. */
const LETTERED = /^\(?([a-eA-E])\)\s*\S/u
const LETTERS = 'abcde'
const FEWEST_OPTIONS = 3
/** Lines of one option follow each other within so many sizes. */
const LEADING = 1.9
const SAME_SIZE = 1.1
/** Options follow what asks, and each other, within so many sizes. */
const NEAR = 4

/** An option with the lines that it runs over. */
type Option = { letter: string; rows: Row[] }

const letterOf = (text: string): string => (LETTERED.exec(text)?.[1] ?? '').toLowerCase()

/**
 * Rows with the options that stand in columns in the order of their letters, one under another, each marked as one.
 * Other rows stay as they are.
 */
export function optionsInOrder(rows: readonly Row[]): Row[] {
  const apart = cellsApart(rows)
  const result: Row[] = []
  let changed = false
  for (let at = 0; at < apart.length; ) {
    const run = runAt(apart, at)
    const own = run.flatMap(option => option.rows)
    if (areInColumns(run)) {
      const ordered = run.toSorted((a, b) => LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter))
      // They are of one depth, whichever column they stood in.
      const left = Math.min(...own.map(row => row.left))
      result.push(...ordered.flatMap(option => option.rows.map((row): Row => ({ ...row, left, inColumns: true }))))
      changed = true
    } else result.push(...apart.slice(at, at + Math.max(1, own.length)))
    at += Math.max(1, own.length)
  }
  return changed ? result : [...rows]
}

/** Rows all of whose cells are options, or the next lines of options, with each cell as a row of its own. */
function cellsApart(rows: readonly Row[]): Row[] {
  let above: readonly Row[] = []
  return rows.flatMap(row => {
    const { cells } = row
    const isNext = cells.length === above.length && cells.every(cell => /^\p{Ll}/u.test(cell))
    const isApart = cells.length > 1 && (isNext || cells.every(cell => LETTERED.test(cell)))
    above = isApart ? cells.map((_, at) => cellOf(row, at, isNext ? above[at] : undefined)) : []
    return isApart ? above : [row]
  })
}

/** One cell as a row, which begins where the one above it does; of the first ones it is not known where. */
function cellOf({ bold, looks, ...row }: Row, at: number, above: Row | undefined): Row {
  const text = row.cells[at] ?? ''
  const width = (row.right - row.left) / row.cells.length
  const left = above?.left ?? row.left + at * width
  const own = looks?.filter(look => text.includes(look.text)) ?? []
  return {
    ...row,
    ...(own.length > 0 && { looks: own }),
    bold: bold.filter(run => text.includes(run)),
    text,
    cells: [text],
    left,
    right: left + width,
    table: null,
  }
}

/** The options that follow each other from a row on; none where no option begins there. */
function runAt(rows: readonly Row[], from: number): Option[] {
  const options: Option[] = []
  let last: Row | undefined
  for (const row of rows.slice(from)) {
    const letter = letterOf(row.text)
    if (last && (row.page !== last.page || row.cells.length > 1 || row.top > last.bottom + NEAR * row.size)) break
    const above = letter === '' ? optionAbove(options, row) : undefined
    if (above) above.rows.push(row)
    else if (letter === '' || options.some(option => option.letter === letter)) break
    else options.push({ letter, rows: [row] })
    last = row
  }
  return options
}

/** The option that a line goes on: of those that end right above it, the nearest on its left. */
function optionAbove(options: readonly Option[], row: Row): Option | undefined {
  const leftOf = (option: Option | undefined) => option?.rows[0]?.left ?? Number.NEGATIVE_INFINITY
  let found: Option | undefined
  for (const option of options) {
    const end = option.rows.at(-1)
    if (!end || row.top <= end.top || row.top - end.top > LEADING * end.size) continue
    // A title below options goes on with none of them.
    if (row.size > SAME_SIZE * end.size) continue
    if (leftOf(option) < row.left + row.size / 2 && leftOf(option) >= leftOf(found)) found = option
  }
  return found
}

/** Whether options are all that there are from the first letter on, some of them beside each other. */
function areInColumns(run: readonly Option[]): boolean {
  if (run.length < FEWEST_OPTIONS) return false
  if (run.some(({ letter }) => LETTERS.indexOf(letter) >= run.length)) return false
  return run.some(({ rows: [row] }, at) => {
    const [before] = run[at - 1]?.rows ?? []
    return row !== undefined && before !== undefined && row.top < before.bottom && row.left > before.left
  })
}

/** What a list of the lesson is announced with: 'Os estados da água são:', 'as seguintes partes:'. */
const LISTS = pattern('iu')`
  (?:(?<!\p{L})(?:são|seguintes?|há|existem|(?:divid|classific|separ|agrup)\p{L}+(?:-se)?\sem)(?:\s\p{L}+){0,2}\s?
  |exemplos?|tipos?):$`

/** The blocks that ask what options in columns right below them answer; `groups` are the rows of each block. */
export function askingAbove(blocks: readonly Block[], groups: readonly { rows: readonly Row[] }[]): ReadonlySet<Block> {
  const asking = new Set<Block>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'list-item' && block.kind !== 'paragraph') continue
    const option = groups[at + 1]?.rows[0]
    if (!option?.inColumns || letterOf(option.text) !== 'a' || letterOf(groups[at]?.rows[0]?.text ?? '')) continue
    const asks = /\?$/u.test(block.text) || (/^\(?\d/u.test(block.marker) && !LISTS.test(block.text))
    if (asks) asking.add(block)
  }
  return asking
}
