import { looksLikeAiken, readAiken } from '@capivira/core/exchange/aiken'
import { importLimits } from '@capivira/core/exchange/contract'
import { looksLikeGift } from '@capivira/core/exchange/gift-import'
import { type HtmlDocument, pictureSign, readHtml } from '@capivira/core/exchange/html-document'
import { checkQuestions } from '@capivira/core/exchange/imported-question'
import { markedText } from '@capivira/core/exchange/marked-document'
import { cardsOfSheet } from '@capivira/core/exchange/sheet'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { listMarks } from '@capivira/core/exchange/sheet-options'
import { mediaNotice } from './apkg-notices.ts'
import { readCsv, type SheetReading } from './csv-reading.ts'
import { docxAsHtml } from './docx-reading.ts'
import type { FileReading } from './file-reading.ts'
import { readQuestions } from './question-reading.ts'
import { sheetNotices } from './sheet-notices.ts'
import { partsOf } from './workbook-parts.ts'

const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0)

/** The table that a document is made of; null where it rather is a text. */
function sheetOf({ lines, tables }: HtmlDocument): string[][] | null {
  const letters = (rows: readonly string[][]) => lettersOf(rows.flat())
  const [first] = tables.toSorted((one, other) => letters(other) - letters(one))
  const isMost = first && letters(first) * 2 > lettersOf(lines.map(({ text }) => text)) + letters(tables.flat())
  return isMost && first.some(row => row.filter(text => text !== '').length > 1) ? first : null
}

/**
 * The cards or questions of a document in HTML: its table, or its text with the right options marked as it shows them.
 * Null where it has neither. Runs in the confined child (import-child.ts).
 */
export function readDocument(html: string, choices: SheetChoices): FileReading | null {
  const document = readHtml(html)
  const sheet = sheetOf(document)
  if (sheet) return withCards({ kind: 'xlsx', ...readTable(sheet, document.media, choices) })
  const text = markedText(document.lines)
  if (looksLikeGift(text) || looksLikeAiken(text)) return { kind: 'gift', ...readQuestions(text, 'gift') }
  const open = checkQuestions(readAiken(text).slice(0, importLimits.cards))
  if (open.rows.some(({ options }) => options.length > 1)) return { kind: 'gift', ...open, cut: false }
  const reading = readCsv(new TextEncoder().encode(text.replaceAll(pictureSign, ' ')), {
    ...choices,
    encoding: 'utf-8',
  })
  const isDivided = listMarks.some(mark => mark === reading.separator) || reading.separator === 'tab'
  const cards = reading.rows.filter(({ card }) => card !== null).length
  if (!isDivided || cards * 2 < reading.rows.length) return null
  return withCards({ kind: 'csv', ...reading, media: reading.media + document.media })
}

/** The same of a document of Word. Throws when it is broken or unpacks to too much. */
export const readDocx = (bytes: Uint8Array, choices: SheetChoices): FileReading | null =>
  readDocument(docxAsHtml(partsOf(bytes, mostBytes)), choices)

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
