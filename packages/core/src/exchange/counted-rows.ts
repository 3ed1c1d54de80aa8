import { foldName } from './imported-card.ts'

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

/** Whether a cell begins the row below all others that sums them up. */
export const isTotal = (cell: string): boolean =>
  /^(?:(?:sub)?total(?: geral)?|soma|media|quantidade)(?: (?:de|das|dos) \p{L}+)?\s*[:=]?\s*\d*$/u.test(foldName(cell))
