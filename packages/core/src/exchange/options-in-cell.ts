import type { CsvColumns } from './csv-columns.ts'
import { optionsInLine, type TypedOption, typedOption } from './marked-option.ts'

/** The share of answers that have to be letters alone. */
const nearlyAll = 0.9

const letterAlone = /^\s*(?:letra\s+)?\(?([a-e])\s*[.)]?\s*$/i
const begins = /(?:^|\s)\(?[aA]\s*[.)]\s*\S/

/** The options that stand behind each other in a cell, or each in a line of it, from A on; [] where there are none. */
function optionsIn(cell: string): TypedOption[] {
  const from = cell.slice(0, 5000).search(begins)
  if (from < 0) return []
  const lines = cell.slice(from, 5000).trim().split('\n')
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
