import { type Look, oddPlace, plainLook } from './looks.ts'
import type { SheetRow } from './sheet-row.ts'

/** How the cells of a sheet look that look otherwise than plain: by row as the sheet numbers it, then by column. */
export type CellLooks = ReadonlyMap<number, ReadonlyMap<number, Look>>

/** A question and so many options make a row in which a look may tell. */
const fewestCells = 4
const mostCells = 12
/** The sign that stands before an option that is marked by hand. */
const sign = '✓ '

/** The column of the one cell of a row, behind its first, that looks otherwise than the others; below 0 for none. */
function oddColumn({ row, cells }: SheetRow, looks: CellLooks): number {
  const own = looks.get(row)
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))
  if (!own || filled.length < fewestCells || filled.length > mostCells) return -1
  const options = filled.slice(1)
  return options[oddPlace(options.map(at => own.get(at) ?? plainLook))] ?? -1
}

/**
 * Rows in which the option that looks otherwise than those beside it has a sign before it; null where that is not so in
 * most of them, or where it is one column all the way down: then colours tell columns apart.
 */
export function withColouredSigns(rows: readonly SheetRow[], looks: CellLooks): SheetRow[] | null {
  const asked = rows.filter(({ cells }) => cells.filter(cell => cell.trim() !== '').length >= fewestCells)
  const odd = new Map(asked.flatMap(row => (oddColumn(row, looks) < 0 ? [] : [[row, oddColumn(row, looks)] as const])))
  if (odd.size < 2 || odd.size * 2 <= asked.length || new Set(odd.values()).size < 2) return null
  return rows.map(row => {
    const at = odd.get(row)
    return at === undefined ? row : { ...row, cells: row.cells.with(at, `${sign}${row.cells[at] ?? ''}`) }
  })
}
