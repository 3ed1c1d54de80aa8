import type { SheetCards } from '@capivira/core/exchange/sheet'
import type { SheetRow } from '@capivira/core/exchange/sheet-row'
import type { SheetRead } from './workbook-sheet.ts'

/** A sheet as people see it, and the places that its columns have in the file. */
export type SeenSheet = { read: SheetRead; places: readonly number[] }

/** The sheet without the columns that are hidden; null where none is, or nothing would be left. */
export function withoutHidden(read: SheetRead): SeenSheet | null {
  const width = read.rows[0]?.cells.length ?? 0
  const places = Array.from({ length: width }, (_, at) => at).filter(at => !read.hiddenColumns.includes(at))
  if (places.length === width || places.length === 0) return null
  const moved = <Cell extends { column: number }>(cell: Cell) => {
    const column = places.indexOf(cell.column)
    return column < 0 ? [] : [{ ...cell, column }]
  }
  const rows = read.rows.map(row => seenRow(row, places))
  return { read: { ...read, rows, days: read.days.flatMap(moved), merged: read.merged.flatMap(moved) }, places }
}

function seenRow({ row, cells, faults }: SheetRow, places: readonly number[]): SheetRow {
  const seen = { row, cells: places.map(at => cells[at] ?? '') }
  const spoilt = places.flatMap((at, place) => {
    const fault = faults?.get(at)
    return fault === undefined ? [] : [[place, fault] as const]
  })
  return spoilt.length > 0 ? { ...seen, faults: new Map(spoilt) } : seen
}

/** The cards of what is seen, with its columns named by their places in the file, for who chooses others. */
export function placedInFile<Sheet extends Pick<SheetCards, 'columns' | 'headings' | 'samples'>>(
  sheet: Sheet,
  read: SheetRead,
  places: readonly number[],
): Sheet {
  const { quote, ...columns } = sheet.columns
  const place = (at: number | null) => (at === null ? null : (places[at] ?? null))
  const spread = (texts: readonly string[], hidden: (at: number) => string) =>
    (read.rows[0]?.cells ?? []).map((_, at) => texts[places.indexOf(at)] ?? hidden(at))
  return {
    ...sheet,
    headings: spread(sheet.headings, at => `Coluna ${nameOf(at)} (oculta)`),
    samples: spread(sheet.samples, () => ''),
    columns: {
      question: place(columns.question),
      answer: place(columns.answer),
      category: place(columns.category),
      difficulty: place(columns.difficulty),
      ...(quote !== undefined && { quote: place(quote) }),
    },
  }
}

/** What a column is called: A to Z, then AA. */
const nameOf = (at: number): string =>
  (at >= 26 ? nameOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** Tells of columns that are hidden whether they came. */
export function hiddenColumnsNotice(columns: readonly number[], came: boolean): string[] {
  const [first, ...others] = columns.map(nameOf)
  if (first === undefined) return []
  if (others.length === 0)
    return [`A coluna ${first} está oculta na planilha e ${came ? 'veio também' : 'ficou de fora'}.`]
  const named = `${columns.slice(0, -1).map(nameOf).join(', ')} e ${others.at(-1)}`
  return [`As colunas ${named} estão ocultas na planilha e ${came ? 'vieram também' : 'ficaram de fora'}.`]
}
