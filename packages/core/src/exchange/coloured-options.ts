import { type Look, oddPlace, plainLook } from './looks.ts'
import { isOptionOf, namesOption, optionColumns } from './option-columns.ts'
import type { SheetRow } from './sheet-row.ts'

/** How the cells of a sheet look that look otherwise than plain: by row as the sheet numbers it, then by column. */
export type CellLooks = ReadonlyMap<number, ReadonlyMap<number, Look>>

/** Columns of options among which a look may tell. */
const fewestOptions = 3
/** The sign that stands before an option that is marked by hand. */
const sign = '✓ '

const saysAny = (cell: string | undefined) => (cell ?? '').trim() !== ''

/** The columns that the first row with several cells calls options; empty where it names none, or a key, too. */
function optionsOf(header: SheetRow | undefined): readonly number[] {
  const columns = header ? optionColumns(header.cells) : null
  return columns?.isMarked && columns.options.length >= fewestOptions ? columns.options : []
}

/** The column of the one option of a row that looks otherwise than the others; below 0 for none. */
function oddColumn({ row, cells }: SheetRow, options: readonly number[], looks: CellLooks): number {
  const own = looks.get(row)
  const filled = options.filter(at => saysAny(cells[at]))
  if (!own || filled.length < fewestOptions) return -1
  const at = filled[oddPlace(filled.map(place => own.get(place) ?? plainLook))] ?? -1
  // A plain one among coloured ones is what nobody touched.
  return own.has(at) ? at : -1
}

/** Whether a cell looks as programs show a link: coloured, with a line below. */
const isLink = ({ underlined, colour }: Look) => underlined && colour !== ''

/** Whether a column that nobody names says which option is right, by its letter or its words, in half of the rows. */
function isKeyWritten(rows: readonly SheetRow[], options: readonly number[]): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const last = Math.max(...options)
  const tells = (cells: readonly string[], key: number) => {
    const columns = { options, key, areLettered: true }
    // Numbers before the options count the rows.
    const isPlace = key > last || /^\W*[a-e]\W*$/i.test(cells[key] ?? '')
    return isPlace ? namesOption(cells, columns) : isOptionOf(cells, columns)
  }
  return Array.from({ length: width }, (_, at) => at).some(at => {
    const said = options.includes(at) ? [] : rows.filter(({ cells }) => saysAny(cells[at]))
    return said.length > 0 && said.filter(({ cells }) => tells(cells, at)).length * 2 >= said.length
  })
}

/**
 * Rows in which the option that looks otherwise than those beside it has a sign before it; null where the columns are
 * not named as options, a key is written, that is not so in most rows, or it is one column all the way down: then
 * colours tell something else.
 */
export function withColouredSigns(rows: readonly SheetRow[], looks: CellLooks): SheetRow[] | null {
  const header = rows.findIndex(({ cells }) => cells.filter(saysAny).length > 1)
  const options = optionsOf(rows[header])
  const asked = rows.slice(header + 1).filter(({ cells }) => options.filter(at => saysAny(cells[at])).length > 1)
  if (options.length === 0 || isKeyWritten(asked, options)) return null
  if (asked.some(({ row }) => options.some(at => isLink(looks.get(row)?.get(at) ?? plainLook)))) return null
  const odd = new Map(
    asked.map(row => [row, oddColumn(row, options, looks)] as const).filter(([, column]) => column >= 0),
  )
  if (odd.size < 2 || odd.size * 2 <= asked.length || new Set(odd.values()).size < 2) return null
  return rows.map(row => {
    const at = odd.get(row)
    return at === undefined ? row : { ...row, cells: row.cells.with(at, `${sign}${row.cells[at] ?? ''}`) }
  })
}
