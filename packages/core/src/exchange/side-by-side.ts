import { guessHeader, nameIn } from './csv-columns.ts'
import type { SheetRow } from './sheet-row.ts'

/** Rows that are looked at for the names of the columns: lines of a title may stand above them. */
const looked = 13

/** Where tables begin that have the same names of columns; one alone where there are not several. */
function beginsOfTables(cells: readonly string[]): number[] {
  const names = cells.map(nameIn)
  const first = names.findIndex(name => name !== '')
  const begins = names.flatMap((name, at) => (name !== '' && name === names[first] ? [at] : []))
  const tables = begins.map((begin, at) => names.slice(begin, begins[at + 1]).filter(name => name !== ''))
  const isSame = tables.every(table => table.join('\n') === tables[0]?.join('\n') && guessHeader(table))
  return begins.length > 1 && (tables[0]?.length ?? 0) > 1 && isSame ? begins : []
}

/** The rows of tables, and the columns in which these begin in their sheet. */
type Tables = { rows: readonly SheetRow[]; begins: readonly number[] }

/**
 * The rows of a sheet with tables beside each other, one table below the other; rows keep their numbers. Any other
 * sheet as it is.
 */
export function besideEachOther(rows: readonly SheetRow[]): Tables {
  const place = rows.slice(0, looked).findIndex(({ cells }) => beginsOfTables(cells).length > 0)
  const begins = beginsOfTables(rows[place]?.cells ?? [])
  if (begins.length === 0) return { rows, begins: [0] }
  const tables = begins.map((begin, at) =>
    rows.slice(at === 0 ? 0 : place + 1).map(row => partOf(row, begin, begins[at + 1])),
  )
  return { rows: tables.flat().filter(({ cells }) => cells.some(cell => cell.trim() !== '')), begins }
}

function partOf({ row, cells, faults }: SheetRow, begin: number, end: number | undefined): SheetRow {
  const part = { row, cells: cells.slice(begin, end) }
  const spoilt = [...(faults ?? [])].flatMap(([at, fault]) =>
    at >= begin && at < (end ?? cells.length) ? [[at - begin, fault] as const] : [],
  )
  return spoilt.length > 0 ? { ...part, faults: new Map(spoilt) } : part
}
