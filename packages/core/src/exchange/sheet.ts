import { headings } from './column-names.ts'
import { totalRow } from './counted-rows.ts'
import {
  type CsvColumns,
  guessColumns,
  guessHeader,
  nameIn,
  namesGaps,
  rawCards,
  withTruePassages,
} from './csv-columns.ts'
import { gapCards, hasGap } from './gap-cards.ts'
import { checkRows, foldName, type ImportedRow, type RawCard } from './imported-card.ts'
import { keyFaults, namedOptions, optionColumns, withRightOption, withWords } from './option-columns.ts'
import { optionsByEvidence } from './option-evidence.ts'
import { withOptionsInCell } from './options-in-cell.ts'
import type { SheetRow } from './sheet-row.ts'
import { besideEachOther } from './side-by-side.ts'

/** What is known about the rows of a sheet, because somebody chose it or the file says so; the rest is guessed. */
export type RowsKnown = {
  hasHeader?: boolean | undefined
  columns?: CsvColumns | undefined
  headings?: readonly string[]
}

/** What the rows of a sheet give. */
export type SheetCards = {
  headings: string[]
  /** What stands in each column of the first card. */
  samples: string[]
  hasHeader: boolean
  columns: CsvColumns
  rows: ImportedRow[]
  /** True when there were more cards than are imported at once. */
  cut: boolean
  /** True for questions with options, of which the right one is the answer. */
  hasOptions: boolean
  /** The columns in which tables begin that stand beside each other; the first where there is one table. */
  begins: readonly number[]
}

/** An empty cell, or the line below the names of a table in Markdown. */
const nothing = /^[\s\p{Cf}]*(?::?-{3,}:?\s*)?$/u

/** Rows that are looked at to tell which column holds what. */
const looked = 500

const tooWide = 'Tem mais colunas que as outras linhas: ponha entre aspas o texto em que está o separador'

/** Cells that a row has, as most have it; of equally many the most. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].sort(([width, one], [other, more]) => more - one || other - width)[0]?.[0] ?? 0
}

/** Lines of a title and of instructions that may stand above the names: the template of a game has six. */
const mostTitles = 12

/** Rows of a sheet among which the one is that names the columns. */
export const rowsToNames = mostTitles + 1

/** The row in which names of columns would stand: the first with more than one cell, or the first. */
function namesAt(rows: readonly SheetRow[]): number {
  const filled = (cells: readonly string[]) => cells.filter(cell => cell.trim() !== '').length
  return Math.max(
    0,
    rows.slice(0, rowsToNames).findIndex(({ cells }) => filled(cells) > 1),
  )
}

/** Whether a sheet's columns have names, and one is that of questions or terms: 'Nº | Pergunta | Nota'. */
export function namesQuestion(rows: readonly SheetRow[]): boolean {
  const cells = rows[namesAt(rows)]?.cells ?? []
  return guessHeader(cells) || cells.some(cell => headings.question.includes(nameIn(cell)))
}

/** The row that names the columns: the first, or one below lines of a title. Below 0 when there is none. */
function headerAt(rows: readonly SheetRow[]): number {
  const place = namesAt(rows)
  const row = rows[place]?.cells ?? []
  return guessHeader(row) || optionColumns(row) !== null || isOverGaps(rows, place) ? place : -1
}

/** Names of the fields of such notes over lines that all have a gap; another line without one is a card. */
function isOverGaps(rows: readonly SheetRow[], place: number): boolean {
  const [first, ...others] = rows.slice(place, place + looked)
  return (
    first !== undefined && namesGaps(first.cells) && others.length > 0 && others.every(({ cells }) => hasGap(cells))
  )
}

/** Whether a row has the names of the columns once more, as where two sheets were put together. */
const isHeaderAgain = (cells: readonly string[], first: readonly string[]): boolean =>
  first.every((name, at) => foldName(name) === foldName(cells[at] ?? ''))

const headerAgain = 'Repete os títulos das colunas'

const total = 'É a linha do total da planilha'

/** The cells of a row; what is spoilt is shown where it spoils the card, and left out elsewhere. */
const calm = ({ cells, faults }: SheetRow, { question, answer }: CsvColumns) =>
  faults ? cells.map((cell, at) => (faults.has(at) && at !== question && at !== answer ? '' : cell)) : cells

/** The first cards of rows, with the place of their row; a few more than asked for where one row gives many. */
function cardsUpTo(enough: number, raws: readonly RawCard[]): { card: RawCard; at: number }[] {
  const cards: { card: RawCard; at: number }[] = []
  for (const [at, raw] of raws.entries()) {
    if (cards.length >= enough) break
    for (const card of gapCards(raw)) cards.push({ card, at })
  }
  return cards
}

/**
 * The cards of a sheet: whether its first row names the columns, and which holds what, by evidence where nobody says.
 */
export function cardsOfSheet(sheet: readonly SheetRow[], most: number, known: RowsKnown = {}): SheetCards {
  const filled = sheet.filter(({ cells }) => cells.some(cell => !nothing.test(cell)))
  const { rows, begins } = known.headings ? { rows: filled, begins: [0] } : besideEachOther(filled)
  const named = headerAt(rows)
  const hasHeader = known.hasHeader ?? named >= 0
  const header = hasHeader ? Math.max(0, named) : -1
  const first = rows[header]?.cells ?? []
  const body = rows.filter((_, at) => at !== header)
  const seen = body.slice(0, looked).map(({ cells }) => cells)
  const byName = hasHeader ? namedOptions(first, seen) : null
  // A column of another name may say which is right.
  const mayBeEvident = byName ? byName.isMarked : !guessHeader(first)
  const found = (mayBeEvident && optionsByEvidence(seen, byName?.options)) || byName
  const asOptions = found && withWords(found, seen)
  const options = known.columns && known.columns.answer !== asOptions?.key ? null : asOptions
  const guessed = known.columns ?? guessColumns(hasHeader ? [first] : seen, hasHeader)
  const placed =
    options && !known.columns
      ? { ...guessed, question: options.question ?? guessed.question, answer: options.key }
      : guessed
  const answered = options ? seen.map(cells => withRightOption(cells, options)) : seen
  const columns = hasHeader && !known.columns ? withTruePassages(placed, first, answered) : placed
  const kept = body.slice(0, most)
  const calmed = kept.map(row => calm(row, columns))
  const told = options ? calmed.map(cells => withRightOption(cells, options)) : withOptionsInCell(calmed, columns)
  const all = cardsUpTo(most + 1, rawCards(told, columns))
  const raws = all.slice(0, most)
  const checked = checkRows(
    raws.map(({ card }) => card),
    0,
  )
  const keyFault = options
    ? keyFaults(
        kept.map(({ cells }) => cells),
        options,
      )
    : () => null
  const usual = known.columns || known.headings ? Number.POSITIVE_INFINITY : usualWidth(hasHeader ? [first] : seen)
  const sums = known.headings ? null : totalRow(body.slice(Math.max(0, header)), columns.answer)
  const width = Math.max(first.length, ...seen.map(cells => cells.length))
  const places = Array.from({ length: width }, (_, at) => at)
  return {
    headings: places.map(at => first[at]?.trim().slice(0, 60) || known.headings?.[at] || `Coluna ${at + 1}`),
    samples: places.map(at => (body[Math.max(0, header)]?.cells[at] ?? '').trim().slice(0, 60)),
    hasHeader,
    columns,
    rows: checked.map((card, place) => {
      const from: SheetRow = kept[raws[place]?.at ?? -1] ?? { row: card.row, cells: [] }
      const { row, cells, faults } = from
      const isWide = cells.slice(usual).some(cell => cell.trim() !== '')
      const fault =
        faults?.get(columns.question ?? -1) ??
        faults?.get(columns.answer ?? -1) ??
        (isWide ? tooWide : null) ??
        (named >= 0 && hasHeader && isHeaderAgain(cells, first) ? headerAgain : null) ??
        (from === sums ? total : null) ??
        keyFault(cells)
      return fault === null ? { ...card, row } : { ...card, row, card: null, fault }
    }),
    cut: body.length > most || all.length > most,
    hasOptions: options !== null,
    begins,
  }
}
