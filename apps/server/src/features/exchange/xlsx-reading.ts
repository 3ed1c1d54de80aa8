import { withColouredSigns } from '@capivira/core/exchange/coloured-options'
import { importLimits } from '@capivira/core/exchange/contract'
import { cardsOfSheet, namesQuestion, type RowsKnown, type SheetCards } from '@capivira/core/exchange/sheet'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { listMarks } from '@capivira/core/exchange/sheet-options'
import { listInColumn } from '@capivira/core/exchange/term-list'
import { chooseSheet, sheetsNotices, type Tried, type UnreadSheet } from './chosen-sheet.ts'
import type { SheetReading } from './csv-reading.ts'
import { readOds } from './ods-reading.ts'
import { hiddenColumnsNotice, placedInFile, withoutHidden } from './seen-columns.ts'
import { sheetNotices } from './sheet-notices.ts'
import { readBook } from './workbook-book.ts'
import { partsOf, type WorkbookParts } from './workbook-parts.ts'
import { filledDown, type Merged, readRows, type SheetRead } from './workbook-sheet.ts'

/** Bytes that a workbook's texts may unpack to; five thousand cards with long answers take ten million. */
const mostBytes = 60 * 1024 * 1024
const most = { rows: 4 * importLimits.cards, cells: importLimits.columns }

/**
 * The cards of the first sheet of a workbook; before it may stand how to fill it in. Throws when it is broken or
 * unpacks to too much. Runs in the confined child.
 */
export function readXlsx(bytes: Uint8Array, choices: SheetChoices): SheetReading {
  return readChosen(filledSheets(partsOf(bytes, mostBytes)), choices)
}

/**
 * The same of a workbook in OpenDocument, as LibreOffice saves it; null where the file is another of its documents.
 */
export function readOdsCards(bytes: Uint8Array, choices: SheetChoices): SheetReading | null {
  const content = partsOf(bytes, mostBytes)('content.xml')
  const sheets = content && readOds(content, most)
  if (!sheets) return null
  const filled = sheets.filter(({ read }) => read.rows.length > 0)
  return readChosen(
    filled.map(({ name, read }) => ({ name, read: () => read })),
    choices,
  )
}

const emptySheet: SheetRead = { rows: [], days: [], hidden: [], hiddenColumns: [], merged: [], looks: new Map() }

function readChosen(sheets: Iterable<UnreadSheet>, choices: SheetChoices): SheetReading {
  const chosen = chooseSheet(sheets, most, read => tried(read, choices))
  if (!chosen) return readSeen(emptySheet, choices)
  const { reading, hidden } = chosen.found
  return { ...reading, notices: [...sheetsNotices(chosen), ...hiddenNotice(hidden), ...reading.notices] }
}

/**
 * What a sheet gives. What a teacher chooses leads to no other sheet than the one that was shown, except columns that
 * make cards of the first.
 */
function tried(read: SheetRead, choices: SheetChoices): Tried<{ reading: SheetReading; hidden: number[] }> {
  const reading = readSeen(read, choices)
  const hasCards = ({ rows }: SheetReading) => rows.some(({ card }) => card !== null)
  const { columns, hasHeader, separator } = choices
  const isPlain = columns === undefined && hasHeader === undefined && separator === undefined
  const isShown =
    namesQuestion(read.rows) ||
    ((isPlain || columns !== undefined) && hasCards(reading)) ||
    (!isPlain && hasCards(readSeen(read, {})))
  return { found: { reading, hidden: read.hidden }, mayPass: !isShown }
}

/**
 * The cards of the columns that are seen, where these give any and no side of a card is hidden; else, or where others
 * are chosen, those of all.
 */
function readSeen(read: SheetRead, choices: SheetChoices): SheetReading {
  const seen = choices.columns ? null : withoutHidden(read)
  const reading = seen && readSheet(seen.read, choices)
  const left = read.hiddenColumns.filter(at => read.rows.some(({ cells }) => (cells[at] ?? '') !== ''))
  const all = seen && left.length === 0 ? null : readSheet(read, choices)
  if (!seen || !reading || (all && areSidesHidden(all, reading, left))) {
    const whole = all ?? readSheet(read, choices)
    const used = read.hiddenColumns.filter(at => Object.values(whole.columns).includes(at))
    return { ...whole, notices: [...hiddenColumnsNotice(used, true), ...whole.notices] }
  }
  const notices = [...hiddenColumnsNotice(left, false), ...reading.notices]
  return { ...placedInFile(reading, read, seen.places), notices }
}

/**
 * Whether sides of cards stand in hidden columns: people hide the answers to show the questions to a class. Where a
 * column that is seen has the same name as one that is hidden, this one is an old version; and what is hidden before
 * the questions, without a name and without asking anything, counts the rows.
 */
function areSidesHidden(all: SheetReading, seen: SheetReading, hidden: readonly number[]): boolean {
  const isHidden = (side: 'question' | 'answer') => columnsOf(all, side).some(at => hidden.includes(at))
  const cards = (sheet: SheetReading) => sheet.rows.filter(({ card }) => card !== null)
  const asking = (sheet: SheetReading) => cards(sheet).filter(({ question }) => /[?:]\s*$/.test(question)).length
  if (cards(seen).length === 0) return true
  if (seen.hasHeader && !all.hasHeader) return false
  if (asking(all) > asking(seen)) return true
  if (isHidden('question')) return all.hasHeader
  const isBehind = all.hasHeader || (all.columns.answer ?? 0) > (all.columns.question ?? 0)
  return (isHidden('answer') && isBehind) || cards(all).length > cards(seen).length
}

function readSheet(read: SheetRead, { columns, hasHeader, separator }: SheetChoices): SheetReading {
  const { rows, days } = read
  const chosen = listMarks.find(mark => mark === separator)
  const list = listInColumn(rows, chosen)
  const known = { ...(hasHeader === undefined ? {} : { hasHeader }), ...(columns === undefined ? {} : { columns }) }
  const sheet = list ? cardsOfSheet(list.rows, importLimits.cards, known) : cardsOfLooks(read, known)
  const sides = [...columnsOf(sheet, 'question'), ...columnsOf(sheet, 'answer')]
  const dated = [...new Set(days.flatMap(({ row, column }) => (list || sides.includes(column) ? row : [])))]
  return {
    ...sheet,
    separator: list?.mark ?? null,
    encoding: null,
    media: 0,
    notices: [...dateNotice(dated), ...sheetNotices(sheet, dated)],
  }
}

/** The columns of the sheet that hold a side of its cards: one for each of its tables. */
function columnsOf({ columns, begins }: SheetCards, side: 'question' | 'answer'): number[] {
  const column = columns[side]
  return column === null ? [] : begins.map(begin => begin + column)
}

/** The cards of rows under names of options, of which a look may say which is right, where nothing else does. */
function cardsOfLooks({ rows, merged, looks }: SheetRead, known: RowsKnown): SheetCards {
  const plain = cardsOfMerged(rows, merged, known)
  const signed = known.columns || known.hasHeader === false ? null : withColouredSigns(rows, looks)
  const isTold = plain.hasOptions && plain.rows.some(({ card }) => card !== null)
  if (!signed || isTold) return plain
  const shown = cardsOfMerged(signed, merged, known)
  return shown.hasOptions && shown.rows.some(({ card }) => card !== null) ? shown : plain
}

/**
 * The cards of rows in which merged cells say the same in each row: the part of the book, an answer to several
 * questions. A question is asked once: of one over several answers the first is a card, and the others say why not.
 */
function cardsOfMerged(rows: SheetRead['rows'], merged: readonly Merged[], known: RowsKnown): SheetCards {
  const sheet = cardsOfSheet(filledDown(rows, merged), importLimits.cards, known)
  const asked = columnsOf(sheet, 'question')
  const others = merged.filter(({ column }) => !asked.includes(column))
  if (others.length === merged.length) return sheet
  const kept = { hasHeader: sheet.hasHeader, ...known, columns: sheet.columns }
  return cardsOfSheet(filledDown(rows, others), importLimits.cards, kept)
}

/** The sheets with anything in them, unpacked one by one. */
function* filledSheets(parts: WorkbookParts): Generator<UnreadSheet> {
  const book = readBook(parts)
  if (book.sheets.length === 0) throw new Error('no sheet')
  for (const { name, path } of book.sheets) {
    const part = parts(path)
    if (part && holdsAny(part)) yield { name, read: most => readRows(part, book, most) }
  }
}

/** True for a sheet with a value or a text in it. */
const holdsAny = (part: Uint8Array) => {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return ['<v>', ':v>', '<is>', ':is>', '<f>', ':f>'].some(tag => bytes.includes(tag))
}

/** A filter hides rows, and they are in the file all the same. */
function hiddenNotice(rows: readonly number[]): string[] {
  if (rows.length === 0) return []
  const named = rows.length > 5 ? `${rows.slice(0, 5).join(', ')}…` : rows.join(', ').replace(/, (\d+)$/, ' e $1')
  return [
    rows.length === 1
      ? `A linha ${named} está oculta na planilha (por um filtro, por exemplo) e veio também.`
      : `As linhas ${named} estão ocultas na planilha (por um filtro, por exemplo) e vieram também.`,
  ]
}

function dateNotice(rows: readonly number[]): string[] {
  if (rows.length === 0) return []
  const named = rows.length > 5 ? `${rows.slice(0, 5).join(', ')}…` : rows.join(', ')
  return [
    `Há datas ${rows.length === 1 ? 'na linha' : 'nas linhas'} ${named}. Se eram frações ou placares (1/2), o Excel ` +
      'os mudou: formate a célula como Texto e escreva de novo.',
  ]
}
