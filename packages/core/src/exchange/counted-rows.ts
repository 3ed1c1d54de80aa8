import { foldName } from './imported-card.ts'
import type { SheetRow } from './sheet-row.ts'

/** What can be seen of a cell. */
export const seenIn = (row: readonly string[], at: number) => (row[at] ?? '').replace(/\p{Cf}/gu, '').trim()

/**
 * A column that only counts the rows: 1, 2, 3; or 1., 2.; 01), 02); 1ª, 2ª. One number may stand for several rows, as
 * merged cells are saved, and the last row may be a total.
 */
export function isNumbering(rows: readonly (readonly string[])[], at: number): boolean {
  const cells = rows.map(row => seenIn(row, at))
  const numbers = (isTotal(cells.at(-1) ?? '') ? cells.slice(0, -1) : cells).flatMap((cell, place) => {
    if (cell === '') return []
    const [, number] = /^(?:n[º°o]?\.?\s*)?(\d{1,5})\s*[.):ºª°–-]*$/i.exec(cell) ?? []
    return [{ place, number: number === undefined ? Number.NaN : Number(number) }]
  })
  const follows = ({ place, number }: (typeof numbers)[number], index: number) => {
    const above = numbers[index - 1]
    return above ? number > above.number && number - above.number <= place - above.place : number >= 0
  }
  return numbers.length > 1 && numbers.length * 2 >= rows.length && numbers.every(follows)
}

/** Whether a cell begins a row that may sum up those above it. 'Total de ossos' is the question of a card. */
const isTotal = (cell: string): boolean => /^(?:total(?: geral)?|soma|media)\s*[:=]?$/.test(foldName(cell))

/** Letters of a cell that shows a number. */
const longestNumber = 60

/** The number that a cell shows ('1.250,5'); null of another cell. */
function numberIn(cell: string): number | null {
  if (cell.length > longestNumber) return null
  const text = cell.trim().replace(/\s*%$/, '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return /^\d{1,12}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
}

/** Whether a number is the sum, the mean or the count of a column. */
function sumsUp(number: number, column: readonly string[]): boolean {
  const filled = column.filter(cell => cell.trim() !== '')
  const numbers = filled.flatMap(cell => numberIn(cell) ?? [])
  const sum = numbers.reduce((one, other) => one + other, 0)
  if (numbers.length < filled.length || filled.length === 0) return number === filled.length && number > 0
  return [sum, sum / numbers.length, numbers.length].some(found => Math.abs(found - number) < 0.01)
}

/**
 * The last row of a sheet where it only sums up those above it: it says so, and has nothing beside that but numbers
 * that do. Where the answers are numbers it is a card as the others are.
 * @returns null where there is none
 */
export function totalRow(rows: readonly SheetRow[], answer: number | null): SheetRow | null {
  const last = rows.at(-1)
  const above = rows.slice(0, -1)
  if (!last || above.length < 2) return null
  const columnOf = (at: number) => above.map(({ cells }) => seenIn(cells, at))
  const answers = columnOf(answer ?? -1)
  if (answers.filter(cell => numberIn(cell) !== null).length * 2 >= answers.length) return null
  const places = last.cells.flatMap((_, at) => (seenIn(last.cells, at) === '' ? [] : [at]))
  const [first = -1, ...others] = places
  const isSum = (at: number) => {
    const number = numberIn(seenIn(last.cells, at))
    return number !== null && sumsUp(number, columnOf(at))
  }
  return isTotal(seenIn(last.cells, first)) && others.length > 0 && others.every(isSum) ? last : null
}
