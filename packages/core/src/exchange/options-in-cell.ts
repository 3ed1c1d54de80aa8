import type { CsvColumns } from './csv-columns.ts'
import { optionsInLine, type TypedOption, typedOption } from './marked-option.ts'
import { rightInCell } from './usual-signs.ts'

/** The share of answers that have to be letters alone. */
const nearlyAll = 0.9

/** Letters of a cell that are looked at, and blanks behind each other in it. */
const longest = 5000
const mostBlanks = 40

const letterAlone = /^\s{0,40}(?:letra\s+)?\(?([a-e])\s{0,40}[.)]?\s{0,40}$/i
const begins = /(?:^|\s)\(?[aA]\s*[.)]\s*\S/

/** The options that stand behind each other in a cell, or each in a line of it, from A on; [] where there are none. */
function optionsIn(cell: string): TypedOption[] {
  const text = cell.slice(0, longest).replace(/[^\S\n]{41,}/g, blanks => blanks.slice(0, mostBlanks))
  const from = text.search(begins)
  if (from < 0) return []
  const lines = text.slice(from).trim().split('\n')
  const options = lines.length > 1 ? lines.flatMap(line => typedOption(line) ?? []) : optionsInLine(lines[0] ?? '', '')
  const isRun = options?.every(({ letter }, at) => letter.toLowerCase() === String.fromCharCode(97 + at))
  return options && isRun && options.length > 1 ? options : []
}

/**
 * Rows whose answers are letters of options that stand together in another cell, or behind the question itself, with
 * the words of the right option in the place of its letter.
 */
export function withOptionsInCell(
  rows: readonly (readonly string[])[],
  { answer }: CsvColumns,
): readonly (readonly string[])[] {
  if (answer === null) return rows
  const judged = rows.map(cells => rightInCell(cells[answer] ?? ''))
  if (judged.some(right => right !== null))
    return rows.map((cells, at) => cells.with(answer, judged[at] ?? cells[answer] ?? ''))
  const answered = rows.filter(cells => (cells[answer] ?? '').trim() !== '')
  const lettered = answered.filter(cells => letterAlone.test(cells[answer] ?? ''))
  if (lettered.length === 0 || lettered.length < nearlyAll * answered.length) return rows
  return rows.map(cells => {
    const letter = letterAlone.exec(cells[answer] ?? '')?.[1]?.toLowerCase()
    if (letter === undefined) return cells
    const options = cells.map((cell, at) => (at === answer ? [] : optionsIn(cell))).find(found => found.length > 0)
    const right = options?.[letter.charCodeAt(0) - 97]
    return right ? cells.with(answer, right.unmarked) : cells
  })
}
