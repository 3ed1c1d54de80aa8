import { looksLikeAiken, readAiken } from '@capivira/core/exchange/aiken'
import { importLimits } from '@capivira/core/exchange/contract'
import { guessHeader } from '@capivira/core/exchange/csv-columns'
import { looksLikeGift } from '@capivira/core/exchange/gift-import'
import { type HtmlDocument, pictureSign, readHtml } from '@capivira/core/exchange/html-document'
import type { ImportedRow } from '@capivira/core/exchange/imported-card'
import { checkQuestions } from '@capivira/core/exchange/imported-question'
import { markedText } from '@capivira/core/exchange/marked-document'
import { tidy } from '@capivira/core/exchange/plain-text'
import { cardsOfSheet } from '@capivira/core/exchange/sheet'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { listMarks } from '@capivira/core/exchange/sheet-options'
import { mediaNotice } from './apkg-notices.ts'
import { readCsv, type SheetReading } from './csv-reading.ts'
import { docxAsHtml } from './docx-reading.ts'
import type { FileReading } from './file-reading.ts'
import { odtAsHtml } from './odt-reading.ts'
import { readQuestions, withPictures } from './question-reading.ts'
import { sheetNotices } from './sheet-notices.ts'
import { partsOf } from './workbook-parts.ts'

const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)

type Table = readonly string[][]
const lettersIn = (tables: readonly Table[]) => lettersOf(tables.flat(2))

const widthOf = (table: Table) => table.reduce((most, row) => Math.max(most, row.length), 0)

/** The largest table with those of its width that go on from it: with the same names of columns, or with none. */
function joined(tables: readonly Table[]): Table[] {
  const [largest = []] = tables.toSorted((one, other) => lettersIn([other]) - lettersIn([one]))
  const namesIn = (table: Table) => (guessHeader(table[0] ?? []) ? (table[0] ?? []).join('\n').toLowerCase() : '')
  const names = namesIn(largest)
  const found: Table[] = []
  for (const table of tables.filter(other => widthOf(other) === widthOf(largest))) {
    const own = namesIn(table)
    const isFirst = found.length === 0
    // What stands above the names of the columns is not named by them.
    if (own === names) found.push(isFirst || names === '' ? table : table.slice(1))
    else if (own === '' && !isFirst) found.push(table)
  }
  return found
}

/** The tables that a document is made of, as one, and how many others it has; null where it rather is a text. */
function sheetOf({ lines, tables }: HtmlDocument): { rows: string[][]; left: number } | null {
  const outside = lettersOf(lines.flatMap(({ text, isInTable }) => (isInTable ? [] : [text])))
  const most = joined(tables)
  if (lettersIn(most) * 2 <= outside + lettersIn(tables)) return null
  const rows = most.flat()
  return rows.some(row => row.filter(text => text !== '').length > 1)
    ? { rows, left: tables.length - most.length }
    : null
}

const leftNotice = (tables: number) =>
  tables === 1
    ? 'Uma tabela deste documento ficou de fora: confira se ela tinha cards.'
    : `${tables.toLocaleString('pt-BR')} tabelas deste documento ficaram de fora: confira se elas tinham cards.`
const leftNotices = (tables: number) => (tables > 0 ? [leftNotice(tables)] : [])

/**
 * The cards or questions of a document in HTML: its table, or its text with the right options marked as it shows them.
 * Null where it has neither. Runs in the confined child (import-child.ts).
 */
export function readDocument(html: string, choices: SheetChoices): FileReading | null {
  const document = readHtml(html)
  const sheet = sheetOf(document)
  if (sheet) {
    const reading = readTable(sheet.rows, document.media, choices)
    return withCards({ kind: 'xlsx', ...reading, notices: [...leftNotices(sheet.left), ...reading.notices] })
  }
  const text = markedText(document.lines)
  if (looksLikeGift(text) || looksLikeAiken(text)) return { kind: 'gift', ...readQuestions(text, 'gift') }
  const open = checkQuestions(readAiken(text).slice(0, importLimits.cards).map(withPictures))
  if (open.rows.some(({ options }) => options.length > 1)) return { kind: 'gift', ...open, cut: false }
  return readList(document, choices)
}

/** A list of terms with what they mean; the tables beside it are none of it. */
function readList({ lines, tables, media }: HtmlDocument, choices: SheetChoices): FileReading | null {
  const text = markedText(lines.filter(({ isInTable }) => !isInTable))
  const reading = readCsv(new TextEncoder().encode(text), { ...choices, encoding: 'utf-8' })
  const isDivided = listMarks.some(mark => mark === reading.separator) || reading.separator === 'tab'
  const rows = reading.rows.map(withoutPictured)
  const cards = rows.filter(({ card }) => card !== null).length
  if (!isDivided || cards * 2 < rows.length) return null
  const notices = [...leftNotices(tables.length), ...reading.notices]
  return withCards({ kind: 'csv', ...reading, rows, notices, media: reading.media + media })
}

/** A card that had a picture in it says less than it did, or something else. */
function withoutPictured(row: ImportedRow): ImportedRow {
  if (!`${row.question}${row.answer}`.includes(pictureSign)) return row
  const bare = (text: string) => tidy(text.replaceAll(pictureSign, ' '))
  return { ...row, question: bare(row.question), answer: bare(row.answer), card: null, fault: pictured }
}

/** The same of a document of Word. Throws when it is broken or unpacks to too much. */
export const readDocx = (bytes: Uint8Array, choices: SheetChoices): FileReading | null =>
  readDocument(docxAsHtml(partsOf(bytes, mostBytes)), choices)

/**
 * The same of a text in OpenDocument, as LibreOffice saves it; null also where the file is another of its documents.
 */
export function readOdt(bytes: Uint8Array, choices: SheetChoices): FileReading | null {
  const html = odtAsHtml(partsOf(bytes, mostBytes))
  return html === null ? null : readDocument(html, choices)
}

/** Bytes that the text of a document may unpack to. */
const mostBytes = 30 * 1024 * 1024

const withCards = (reading: FileReading & { kind: 'csv' | 'xlsx' }): FileReading | null =>
  reading.rows.some(({ card }) => card !== null) ? reading : null

const pictured = 'Esta célula tem uma imagem, e aqui os cards são só de texto'

function readTable(sheet: string[][], media: number, { columns, hasHeader }: SheetChoices): SheetReading {
  const rows = sheet.map((cells, at) => {
    const spoilt = cells.flatMap((text, place) => (text.includes(pictureSign) ? [[place, pictured] as const] : []))
    const read = {
      row: at + 1,
      cells: cells.slice(0, importLimits.columns).map(text => text.replaceAll(pictureSign, '').trim()),
    }
    return spoilt.length > 0 ? { ...read, faults: new Map(spoilt) } : read
  })
  const known = { ...(hasHeader === undefined ? {} : { hasHeader }), ...(columns === undefined ? {} : { columns }) }
  const cards = cardsOfSheet(rows, importLimits.cards, known)
  const notices = [...(media > 0 ? [mediaNotice(media)] : []), ...sheetNotices(cards)]
  return { ...cards, separator: null, encoding: null, media: 0, notices }
}
