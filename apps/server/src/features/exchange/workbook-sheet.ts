import type { Look } from '@capivira/core/exchange/looks'
import type { SheetRow } from '@capivira/core/exchange/sheet-row'
import { type ShownCell, shownDay, shownError, shownFormula, shownNumber, shownText, shownTruth } from './shown-cell.ts'
import { textIn, unescaped, type Workbook } from './workbook-book.ts'
import { isPlain } from './workbook-looks.ts'
import { type Attribute, walkXml } from './workbook-parts.ts'

/** Rows that are looked at, and cells that are kept of each. */
export type Most = { rows: number; cells: number }

type RawCell = { type: string; code: string; value: string; formula: string; text: string }

/** Rows that one merged cell is believed to stand for, and cells that all of them fill. */
const mostMerged = 1000
const mostFilled = 100_000

/** A cell that shows a day. */
export type DayCell = { row: number; column: number }

/** Cells of one column that are one: its rows, from the first to the last. */
export type Merged = { column: number; from: number; to: number }

/**
 * What a sheet holds: rows with anything in them, as they show it, its cells that show a day, rows and columns that are
 * hidden, and cells that are one with those below them.
 */
export type SheetRead = {
  rows: SheetRow[]
  days: DayCell[]
  hidden: number[]
  hiddenColumns: number[]
  merged: Merged[]
  /** How its cells look that look otherwise than plain, by row and column. */
  looks: Map<number, Map<number, Look>>
}

/** Notes how a cell looks, unless it looks plain. */
export function noteLook(looks: SheetRead['looks'], row: number, column: number, look: Look | undefined): void {
  if (!look || isPlain(look)) return
  const own = looks.get(row) ?? new Map<number, Look>()
  looks.set(row, own.set(column, look))
}

export function readRows(part: Uint8Array, book: Workbook, most: Most): SheetRead {
  const rows: SheetRow[] = []
  const days: DayCell[] = []
  const text = textIn()
  let raw: RawCell | null = null
  let held = ''
  let row = 0
  let place = -1
  let cells: string[] = []
  let faults = new Map<number, string>()
  const hidden: number[] = []
  const hiddenColumns: number[] = []
  const merged: Merged[] = []
  const looks: SheetRead['looks'] = new Map()
  let isHidden = false

  const put = (shown: ShownCell) => {
    if (place < 0 || place >= most.cells || shown.text === '') return
    while (cells.length < place) cells.push('')
    cells[place] = shown.text
    if (shown.fault !== undefined) faults.set(place, shown.fault)
    if (shown.isDay) days.push({ row, column: place })
  }

  walkXml(part, {
    open(name, attribute) {
      if (name === 'row') {
        const number = attribute('r') ?? ''
        row = /^\d{1,7}$/.test(number) ? Number(number) : row + 1
        place = -1
        isHidden = isUnseen(attribute, 'ht')
        cells = []
        faults = new Map()
      } else if (name === 'c') {
        place = placeOf(attribute('r') ?? '') ?? place + 1
        const code = book.formats[Number(attribute('s') ?? 0)] ?? ''
        if (place < most.cells) noteLook(looks, row, place, book.looks[Number(attribute('s') ?? 0)])
        raw = { type: attribute('t') ?? 'n', code, value: '', formula: '', text: '' }
        text.clear()
      }
      if (name === 'col' && isUnseen(attribute, 'width')) hiddenColumns.push(...columnsOf(attribute, most.cells))
      if (name === 'mergeCell' && merged.length < mostFilled) merged.push(...mergedIn(attribute('ref') ?? ''))
      held = ''
      if (raw) text.open(name, attribute)
    },
    text(piece) {
      held += piece
      if (raw) text.add(piece)
    },
    close(name) {
      text.close(name)
      if (raw && name === 'v') raw.value = unescaped(held)
      if (raw && name === 'f') raw.formula = held
      if (raw && name === 'is') raw.text = text.whole()
      if (raw && name === 'c') {
        put(shownIn(raw, book))
        raw = null
      }
      if (name !== 'row' || cells.length === 0) return
      rows.push(faults.size > 0 ? { row, cells, faults } : { row, cells })
      if (isHidden) hidden.push(row)
    },
    isDone: () => rows.length > most.rows,
  })
  return { rows: evened(rows.slice(0, most.rows)), days, hidden, hiddenColumns, merged, looks }
}

/** Whether a row or column is hidden, or was drawn together until nothing of it was left. */
const isUnseen = (attribute: Attribute, size: string) =>
  /^(?:1|true)$/.test(attribute('hidden') ?? '') || Number(attribute(size) ?? 1) === 0

/** The columns, counted from 0, that one element speaks of. */
function columnsOf(attribute: Attribute, most: number): number[] {
  const from = Math.max(1, Number(attribute('min') ?? 0))
  const to = Math.min(most, Number(attribute('max') ?? 0))
  return Array.from({ length: Math.max(0, to - from + 1) || 0 }, (_, at) => from - 1 + at)
}

/** Merged cells that stand below each other in one column; those of a title go over several. */
function mergedIn(ref: string): Merged[] {
  const [, first = '', from, last, to] = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref) ?? []
  const column = placeOf(first)
  return column !== null && first === last ? [{ column, from: Number(from), to: Number(to) }] : []
}

/** Rows in which a merged cell says in each what it says for all of them. */
export function filledDown(rows: readonly SheetRow[], merged: readonly Merged[]): readonly SheetRow[] {
  if (merged.length === 0) return rows
  const known = new Map(rows.map(one => [one.row, one.cells]))
  const told = new Map<number, [column: number, text: string][]>()
  let left = mostFilled
  for (const { column, from, to } of merged) {
    const text = known.get(from)?.[column] ?? ''
    if (text === '') continue
    for (let row = from + 1; row <= Math.min(to, from + mostMerged) && left > 0; row++, left--) {
      const cells = told.get(row)
      if (cells) cells.push([column, text])
      else told.set(row, [[column, text]])
    }
  }
  return rows.map(one => {
    const cells = [...one.cells]
    for (const [column, text] of told.get(one.row) ?? []) if (cells[column] === '') cells[column] = text
    return { ...one, cells }
  })
}

/** In a workbook a row is never wider than the others: it only has more that is filled. */
export function evened(rows: readonly SheetRow[]): SheetRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return rows.map(row => ({ ...row, cells: Array.from({ length: width }, (_, at) => row.cells[at] ?? '') }))
}

/** What a cell shows by its kind. Source: ECMA-376, part 1, 18.18.11 (ST_CellType). */
function shownIn({ type, code, value, formula, text }: RawCell, { strings, from1904 }: Workbook): ShownCell {
  if (type === 'inlineStr') return shownText(text || value, code)
  if (type === 'str') return shownText(value, code)
  if (value === '') return formula === '' ? { text: '' } : shownFormula(formula)
  if (type === 's') return shownText(strings[Number(value)] ?? '', code)
  if (type === 'b') return shownTruth(value)
  if (type === 'e') return shownError(value)
  return type === 'd' ? shownDay(value, code) : shownNumber(value, code, from1904)
}

/** The column that a cell's name tells, counted from 0. */
function placeOf(name: string): number | null {
  const letters = /^\$?([A-Z]{1,3})\$?\d*$/i.exec(name)?.[1]?.toUpperCase()
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
