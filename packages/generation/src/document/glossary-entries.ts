import type { Row } from './row.ts'
import { markerOf } from './row-kinds.ts'
import { wordCount } from './rows.ts'

/** How far in points meanings stand in from their terms. */
const STEP = [10, 60] as const
const SAME_LEFT = 2
const MOST_WORDS = 4
/** So many entries are a glossary, or fewer whose terms are in bold. */
const FEWEST_ENTRIES = 3
const FEWEST_IN_BOLD = 2
const TITLE = /^(?:mini)?(?:gloss[áa]rio|vocabul[áa]rio|dicionário|significado das palavras)(?!\p{L})/iu
/** Lines of one entry, and one entry and the next, follow each other within so many sizes. */
const LEADING = 2
const NEXT_ENTRY = 4

const BOLD = 0.95

const TERM = /^\p{Lu}[^.:;!?,=]*$/u
const ENDS = /[.;]["”’)]?$/u

type Entry = { term: Row; meaning: Row[] }

/**
 * Rows with those of a glossary marked that prints each term on a line of its own and its meaning set in below it, or,
 * under its title, beside it. Such entries follow each other, each term once.
 */
export function withEntries(given: readonly Row[]): Row[] {
  const rows = besideEachOther(given)
  const marked = new Map<Row, Row>()
  for (let at = 0; at < rows.length; ) {
    const run = entriesFrom(rows, at)
    const isBold = run.every(({ term }) => term.boldShare > BOLD)
    if (
      run.length < (isBold ? FEWEST_IN_BOLD : FEWEST_ENTRIES) ||
      new Set(run.map(({ term }) => term.text)).size < run.length
    ) {
      at++
      continue
    }
    for (const { term, meaning } of run) {
      marked.set(term, { ...term, entry: 'term' })
      for (const row of meaning) marked.set(row, { ...row, entry: 'meaning' })
      at += 1 + meaning.length
    }
  }
  return marked.size === 0 ? [...rows] : rows.map(row => marked.get(row) ?? row)
}

/** Rows under the title of a glossary that hold a term and its meaning, as a row for each of both. */
function besideEachOther(rows: readonly Row[]): Row[] {
  let title: Row | undefined
  return rows.flatMap(row => {
    if (TITLE.test(row.text) && wordCount(row.text) <= MOST_WORDS) title = row
    else if (title && row.size >= title.size && row.boldShare >= title.boldShare) title = undefined
    const [term = '', meaning = ''] = row.cells
    const isEntry = title && row.cells.length === 2 && TERM.test(term) && wordCount(term) <= MOST_WORDS
    if (!isEntry || wordCount(meaning) < 2 || !ENDS.test(meaning)) return [row]
    const part = (text: string, entry: Row['entry']): Row => ({
      ...row,
      text,
      cells: [text],
      bold: [],
      table: null,
      entry,
    })
    return [part(term, 'term'), part(meaning, 'meaning')]
  })
}

/** The entries that follow each other from a row on, their terms and their meanings each at one edge. */
function entriesFrom(rows: readonly Row[], from: number): Entry[] {
  const entries: Entry[] = []
  for (let at = from; ; ) {
    const entry = entryAt(rows, at)
    const before = entries.at(-1)
    if (!entry || (before && !follows(before, entry))) return entries
    entries.push(entry)
    at += 1 + entry.meaning.length
  }
}

function entryAt(rows: readonly Row[], at: number): Entry | null {
  const term = rows[at]
  if (!term || !isTerm(term)) return null
  const meaning: Row[] = []
  for (const row of rows.slice(at + 1)) {
    const above = meaning.at(-1) ?? term
    const isIn = meaning.length > 0 ? isAt(row.left, above.left) : isWithin(row.left - term.left)
    if (!isIn || !isPlain(row) || row.page !== term.page || row.top < above.top) break
    if (row.top - above.top > LEADING * row.size) break
    meaning.push(row)
    if (ends(row)) break
  }
  const last = meaning.at(-1)
  return last && ends(last) && wordCount(meaning.map(({ text }) => text).join(' ')) > 1 ? { term, meaning } : null
}

function follows(before: Entry, { term, meaning }: Entry): boolean {
  const last = before.meaning.at(-1)
  const [first, own] = [before.meaning[0], meaning[0]]
  if (!last || !first || !own || term.page !== last.page) return false
  const isNear = term.top > last.top && term.top - last.top < NEXT_ENTRY * term.size
  return isNear && isAt(term.left, before.term.left) && isAt(own.left, first.left)
}

const isTerm = (row: Row): boolean => isPlain(row) && wordCount(row.text) <= MOST_WORDS && TERM.test(row.text)

const isPlain = ({ cells, table, monospace, text, entry }: Row): boolean =>
  !entry && cells.length === 1 && table === null && !monospace && markerOf(text) === ''

const ends = ({ text }: Row): boolean => ENDS.test(text)
const isAt = (left: number, other: number): boolean => Math.abs(left - other) <= SAME_LEFT
const isWithin = (step: number): boolean => step >= STEP[0] && step <= STEP[1]
