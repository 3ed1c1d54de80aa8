import * as z from 'zod/mini'
import { type ColumnName, columnNames, gapNames, headings, languages, mayBeTitles, others } from './column-names.ts'
import { isNumbering, seenIn } from './counted-rows.ts'
import { foldName, type RawCard } from './imported-card.ts'

const place = z.nullable(z.int())

/**
 * Which column of a sheet holds what, counted from 0; null when none does. `quote` is the passage that proves a card;
 * missing where no column has one.
 */
export const csvColumns = z.object({
  question: place,
  answer: place,
  category: place,
  difficulty: place,
  quote: z.optional(place),
})
export type CsvColumns = z.output<typeof csvColumns>

/** A name without what people add to it: 'Pergunta:', 'Resposta (obrigatória)', '*Frente', 'a)', 'Term - max 9'. */
export const nameIn = (cell: string) =>
  foldName(cell.slice(0, 300))
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+-\s+max(?:imo|\.)?\s.*$/s, '')
    .replace(/^[\s*(]+|[\s*:.)]+$/g, '')
    .replace(/\s+/g, ' ')

/** Letters of the longest heading; a longer text is a card's. */
const longestName = 40

/**
 * True for a row that names the columns: all its cells are short names, and among them are question and answer, or
 * every one is a name of a column. One known word alone is none: 'Verso' is a good card, too.
 */
export function guessHeader(first: readonly string[]): boolean {
  const names = first.map(nameIn).filter(name => name !== '')
  if (
    names.length === 0 ||
    names.some((name, at) => name.length > longestName || name.includes('?') || names.indexOf(name) < at)
  )
    return false
  const has = (column: ColumnName) => names.some(name => headings[column].includes(name))
  if (has('question') && has('answer')) return true
  const spoken = names.filter(name => languages.has(name)).length
  if (spoken > 1 && names.every(name => languages.has(name) || isKnown(name))) return true
  if (/^(?:p,r|q,a|f,v)$/.test(names.join())) return true
  return (
    names.every(isKnown) &&
    has('question') !== has('answer') &&
    names.filter(name => headings.question.includes(name) || headings.answer.includes(name)).length === 1
  )
}

const isKnown = (name: string) => others.includes(name) || columnNames.some(column => headings[column].includes(name))

/** True for a row of names that a sheet of notes with gaps may have above them: 'Texto;Extra', 'Frente;Verso'. */
export function namesGaps(first: readonly string[]): boolean {
  const names = first.map(nameIn).filter(name => name !== '')
  return names.length > 1 && names.every(name => gapNames.has(name) || isKnown(name))
}

/** The columns of a sheet: by the names in its first row when that names them, else by what stands in them. */
export function guessColumns(rows: readonly (readonly string[])[], hasHeader: boolean): CsvColumns {
  const first = rows[0] ?? []
  if (!hasHeader) return byContent(rows)
  const names = first.map(nameIn)
  const placeOf = (column: ColumnName) => {
    const found = names.findIndex(name => headings[column].includes(name))
    return found < 0 ? null : found
  }
  const named = {
    question: placeOf('question'),
    answer: placeOf('answer'),
    category: placeOf('category'),
    difficulty: placeOf('difficulty'),
  }
  // 'Trecho' says what 'Fonte' may mean; neither is the other side of a card.
  const passages = names.flatMap((name, at) => (headings.quote.includes(name) ? [at] : []))
  const quote = passages.find(at => !mayBeTitles.has(names[at] ?? '')) ?? passages[0] ?? null
  const taken = new Set([...Object.values(named), ...passages])
  const free = names.flatMap((name, at) => (taken.has(at) || name === '' || others.includes(name) ? [] : at))
  const question = named.question ?? free.shift() ?? null
  return { ...named, question, answer: named.answer ?? free.shift() ?? null, ...(quote !== null && { quote }) }
}

/** What stands behind the cards in a sheet that Capivira wrote: they were published, and come back as they were. */
const ownExport = 'pagina,trecho,material'

/**
 * The columns without one of passages that proves nothing: in a sheet of Capivira's own, and where its name may also
 * mean the titles of books ('Fonte') and fewer than half of its cells say the longest word of their answer.
 */
export function withTruePassages(
  columns: CsvColumns,
  first: readonly string[],
  rows: readonly (readonly string[])[],
): CsvColumns {
  const { quote = null, ...others } = columns
  if (quote === null) return columns
  if (first.map(nameIn).join().includes(ownExport)) return others
  if (!mayBeTitles.has(nameIn(first[quote] ?? ''))) return columns
  const filled = rows.filter(row => (row[quote] ?? '').trim() !== '')
  const saying = filled.filter(row => {
    const said: readonly string[] = foldName(row[quote] ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
    const words = foldName(row[columns.answer ?? -1] ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
    return longest !== '' && said.includes(longest)
  })
  return filled.length > 0 && saying.length * 2 >= filled.length ? columns : others
}

/** The question is the first column of texts, unless the questions plainly stand in another. */
function byContent(rows: readonly (readonly string[])[]): CsvColumns {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const seen = Array.from({ length: columns }, (_, at) => at).filter(at => rows.some(row => seenIn(row, at) !== ''))
  // Before two columns one with the same sign all the way down is a bullet.
  const filled = seen.length > 2 && !saysAny(rows, seen[0] ?? 0) ? seen.slice(1) : seen
  // Of three columns the first may only count the rows.
  const counted = filled.length > 2 && isNumbering(rows, filled[0] ?? 0) ? filled.slice(1) : filled
  const asks = counted.map(at => shareOf(rows, at, cell => cell.endsWith('?')))
  const asked = asks.findIndex(share => share >= 0.8)
  const isAsked = asked > 0 && rows.length > 1 && (asks[0] ?? 0) <= 0.1
  // What stands before some rows only, as the name of a part, is no side of a card.
  const first = counted.length > 2 && (asks[0] ?? 0) < 0.8 && isSparse(rows, counted[0] ?? 0) ? 1 : 0
  const question = counted[isAsked ? asked : first] ?? null
  const sides = isAsked ? counted : counted.slice(first)
  return { question, answer: answerBeside(rows, sides, question), category: null, difficulty: null }
}

/** The first column that is not the question; the one behind it where the first names parts of the sheet. */
function answerBeside(rows: readonly (readonly string[])[], texts: readonly number[], question: number | null) {
  const first = texts.find(at => at !== question) ?? null
  const behind = texts.find(at => at > (question ?? -1))
  if (first === null || behind === undefined || first === behind) return first
  const isPart = (at: number) => isSparse(rows, at) || repeats(rows, at)
  return isPart(first) && !isPart(behind) ? behind : first
}

/** Whether a column stands beside some rows only. */
const isSparse = (rows: readonly (readonly string[])[], at: number): boolean =>
  rows.filter(row => seenIn(row, at) !== '').length < 0.8 * rows.length

/** Whether a column says something twice. */
function repeats(rows: readonly (readonly string[])[], at: number): boolean {
  const cells = rows.map(row => seenIn(row, at)).filter(cell => cell !== '')
  return new Set(cells).size < cells.length
}

/** Whether a column says anything: one sign all the way down, as a bullet or a dash, does not. */
function saysAny(rows: readonly (readonly string[])[], at: number): boolean {
  const cells = new Set(rows.map(row => seenIn(row, at)).filter(cell => cell !== ''))
  const [only = ''] = cells
  return cells.size > 1 || /[\p{L}\p{N}]/u.test(only) || (cells.size === 1 && rows.length === 1)
}

function shareOf(rows: readonly (readonly string[])[], at: number, is: (cell: string) => boolean): number {
  const cells = rows.map(row => (row[at] ?? '').trim()).filter(cell => cell !== '')
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length
}

/** The cards of the rows of a sheet by its columns. */
export function rawCards(rows: readonly (readonly string[])[], columns: CsvColumns): RawCard[] {
  const cell = (row: readonly string[], at: number | null) => (at === null ? '' : (row[at] ?? ''))
  return rows.map(row => ({
    question: cell(row, columns.question),
    answer: cell(row, columns.answer),
    category: cell(row, columns.category),
    difficulty: cell(row, columns.difficulty),
    ...(columns.quote != null && { quote: cell(row, columns.quote) }),
  }))
}
