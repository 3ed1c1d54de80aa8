import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Study } from '../../analysis/study.ts'
import { nameAsAnswer } from '../../analysis/terms/named-kinds.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { type Fact, settle } from '../fact.ts'
import { ask, focusKey, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { contentBlocks, type Placed, sourceAt } from './structure.ts'
import { type RowSubject, rowSubject } from './table-subject.ts'

const LEAST_ROWS = 3
const MOST_COLUMNS = 5
const MOST_WORDS = { label: 4, column: 5, cell: 12, askedBack: 8 } as const
/** Readers kept nearly all that tables of school texts say, one of seven of others': none but these are asked. */
const STRENGTH = 0.9

/** Names of shares, counts and notes say little without the title of the table. */
const VAGUE = wordsOf('vague column')
const FIGURED = /%|\d|[()/,;:]/u
/** 'Quem exercia': a column that asks by itself. */
const ASKS_ITSELF = /^(?:quem|onde|quando)\s\p{L}/iu
/** 'Definição': what a term of a list of terms means. */
const MEANING = wordsOf('column of meanings')
const MARKS = /[\\{}^~_$<>=|·?!]|^\.\p{L}|^[-–—.]*$|^(?:ni|n\/a|nd|sim|não|x|idem|ver)$/iu

/** A table of a school text: what its rows are, and the columns that say something of each of them. */
type Table = { rows: readonly Placed[]; header: readonly string[] }

/** What the columns of a clean table say of its rows, and which row has what a column says. */
export function tableFacts(study: Study): Fact[] {
  const tables = new Map<readonly string[], Placed[]>()
  for (const placed of contentBlocks(study)) {
    const { header, kind } = placed.block
    if (kind === 'table-row') tables.set(header, [...(tables.get(header) ?? []), placed])
  }
  return [...tables]
    .map(([header, rows]) => ({ header, rows }))
    .filter(isTaught)
    .flatMap(table => table.rows.flatMap(row => rowFacts(table, row, study)))
}

const cellsOf = ({ block }: Placed) => block.cells

/** Columns with names, rows of different names in words, no cell empty, of signs or scanned: a table to learn from. */
function isTaught({ header, rows }: Table): boolean {
  if (header.length < 2 || header.length > MOST_COLUMNS || rows.length < LEAST_ROWS) return false
  const labels = rows.map(row => cellsOf(row)[0] ?? '')
  const whole = rows.every(
    row => cellsOf(row).length === header.length && !row.block.scanned && cellsOf(row).every(cell => !MARKS.test(cell)),
  )
  return whole && labels.every(isLabel) && new Set(labels).size === labels.length && isOneStyle(labels)
}

const NO_LABEL_OF_A_ROW = pattern('iu')`^${'no label of a row'}(?!\p{L})`

/** A few words, none of them a figure or the sum of other rows. */
const isLabel = (label: string) =>
  /^[\p{L}\s'’-]+$/u.test(label) && wordsIn(label) <= MOST_WORDS.label && !NO_LABEL_OF_A_ROW.test(label)

/** Labels of which some begin in small letters are lines of a label that the page has in one cell. */
const isOneStyle = (labels: readonly string[]) => new Set(labels.map(label => /^\p{Lu}/u.test(label))).size === 1

function rowFacts({ header, rows }: Table, row: Placed, study: Study): Fact[] {
  const subject = rowSubject(header[0] ?? '', cellsOf(row)[0] ?? '', study)
  if (!subject) return []
  const asked = new Set<string>()
  let isAskedBack = false
  return header.slice(1).flatMap((name, i) => {
    const column = i + 1
    const cell = answerOf(cellsOf(row)[column])
    const question = questionOf(name, subject, study)
    // Passage and answer make an item: a row gives each of its answers once, and is asked back for once.
    if (cell === null || question === null || asked.has(cell)) return []
    asked.add(cell)
    const others = rows.filter(other => other !== row)
    const rivals = others.flatMap(other => answerOf(cellsOf(other)[column]) ?? [])
    const shared = {
      family: 'table',
      quote: row.block.text,
      page: row.block.pieces[0]?.page ?? 1,
      answerType: 'term',
      strength: STRENGTH,
      load: 0.4,
    } as const
    const focus = `${focusKey(subject.core)} ${focusKey(name)}`
    const unlike = rivals.filter(rival => rival.toLowerCase() !== cell.toLowerCase())
    const told = settle(
      {
        ...shared,
        pattern: 'table/attribute',
        focus,
        question,
        answer: cell,
        answerType: wordsIn(cell) >= 5 ? 'definition' : 'term',
        rivals: unlike,
      },
      sourceAt(row, row.block.text),
    )
    const back = unlike.length === others.length ? askedBack(name, subject, cell) : null
    if (back === null || isAskedBack) return [told]
    isAskedBack = true
    const named = (label: string) => nameAsAnswer(subject.kind, label)
    return [
      told,
      settle(
        {
          ...shared,
          pattern: 'table/which',
          focus: `${focus} qual`,
          question: back,
          answer: named(subject.label),
          load: 0.5,
          rivals: others.map(other => named(cellsOf(other)[0] ?? '')),
          card: false,
        },
        sourceAt(row, row.block.text),
      ),
    ]
  })
}

/** A cell as an answer; null for figures, which say little without their unit, and for what is too long. */
function answerOf(cell = ''): string | null {
  const text = cell.replace(/[.;,]+$/u, '').trim()
  if (!/\p{L}{3}/u.test(text) || /\d/u.test(text) || wordsIn(text) > MOST_WORDS.cell) return null
  return upperFirst(text)
}

/** 'Qual é a vegetação predominante do bioma Cerrado?', 'Quem exercia o poder Moderador?' */
function questionOf(name: string, subject: RowSubject, study: Study): string | null {
  const column = lowerFirst(name.replace(/[:.]+$/u, '').trim())
  const verb = tagWords(column).findLast(({ tag }) => tag === 'verb')
  if (ASKS_ITSELF.test(column)) return verb ? ask(column, subject.display) : null
  if (MEANING.has(column.toLowerCase())) return subject.isTerm ? ask('o que é', subject.display) : null
  if (isVague(column) || wordsIn(column) > MOST_WORDS.column || !isNounPhrase(column)) return null
  const agreement = agreementOfColumn(column, study)
  if (!agreement) return null
  const asked = `${agreement.number === 'p' ? 'quais são' : 'qual é'} ${definiteArticle(agreement)} ${column}`
  return /\sque\s/u.test(column)
    ? ask(`${contract('em', subject.display)},`, asked)
    : ask(asked, contract('de', subject.display))
}

/** 'Exemplo' alone is of what; 'Parte do território' of how much. */
const isVague = (column: string) => FIGURED.test(column) || VAGUE.has(column.toLowerCase().split(' ')[0] ?? '')

function isNounPhrase(column: string): boolean {
  const [first = ''] = column.split(' ')
  return analyse(first).some(({ category }) => category === 'noun') && /^[\p{L}\s-]+$/u.test(column)
}

/** 'Qual bioma tem “campos de gramíneas” como vegetação predominante?': from the cell back to its row. */
function askedBack(name: string, { kind, isTerm }: RowSubject, cell: string): string | null {
  if (isTerm || MEANING.has(name.toLowerCase())) return null
  const column = lowerFirst(name)
  if (ASKS_ITSELF.test(column) || wordsIn(cell) > MOST_WORDS.askedBack) return null
  const [first = ''] = cell.split(' ')
  const isName = /\s\p{Lu}/u.test(cell) || analyse(first.toLowerCase()).length === 0
  return ask('qual', kind, `tem “${isName ? cell : lowerFirst(cell)}” como`, column)
}

/** Where the noun leaves its gender open ('animal'), the adjective after it tells ('característico'). */
function agreementOfColumn(column: string, study: Study) {
  const agreement = agreementOf(column, study.use)
  if (agreement.sure) return agreement
  const readings = analyse(column.split(' ')[1] ?? '').filter(({ category }) => category === 'adjective')
  const gender = readings[0]?.gender
  return gender && readings.every(reading => reading.gender === gender) ? { gender, number: agreement.number } : null
}

function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
