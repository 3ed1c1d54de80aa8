import { ankiColumns, ankiHeadings, readAnkiCells } from '@capivira/core/exchange/anki-text'
import { importLimits } from '@capivira/core/exchange/contract'
import { asTyped } from '@capivira/core/exchange/csv'
import { nameOfSeparator, type Preamble, readPreamble } from '@capivira/core/exchange/csv-preamble'
import { unusedSign } from '@capivira/core/exchange/csv-quotes'
import { commonSeparators, evenness, type Likeliest, likeliestSeparator } from '@capivira/core/exchange/csv-separator'
import { dividesGaps, hasGap } from '@capivira/core/exchange/gap-cards'
import { withLetters, withSigns } from '@capivira/core/exchange/html-entities'
import { labelledPairs } from '@capivira/core/exchange/labelled-pairs'
import { byOwnSign, withLineBreaks } from '@capivira/core/exchange/one-line'
import { cardsOfSheet, type SheetCards } from '@capivira/core/exchange/sheet'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import {
  type ListMark,
  listMarks,
  type SeparatorName,
  separatorSigns,
  signNames,
  type TextEncoding,
} from '@capivira/core/exchange/sheet-options'
import type { SheetRow } from '@capivira/core/exchange/sheet-row'
import { isRatherList, listInColumn, nearlyAll, type TermList, termListOf } from '@capivira/core/exchange/term-list'
import { decodeText } from '@capivira/core/exchange/text-encoding'
import { unwrappedLines } from '@capivira/core/exchange/wrapped-lines'
import { type Divided, divideCsv } from './divide-csv.ts'
import { sheetNotices } from './sheet-notices.ts'

/** What a sheet holds, and how it was read. */
export type SheetReading = SheetCards & {
  separator: SeparatorName | 'other' | null
  encoding: TextEncoding | null
  /** Pictures and sounds that were left out. */
  media: number
  /** What the teacher should know of how it was read. */
  notices: string[]
}

/** Rows that are read of a file; blank ones count. */
const mostRows = 4 * importLimits.cards
const most = { rows: mostRows, cells: importLimits.columns }

/**
 * The cards of a CSV. Runs in the confined child (import-child.ts): a text of five million separators keeps it busy,
 * not the server.
 */
export function readCsv(bytes: Uint8Array, chosen: SheetChoices): SheetReading {
  const { text, encoding, mended } = decodeText(bytes, chosen.encoding)
  const preamble = readPreamble(text)
  const divided = divideLetters(preamble, chosen.separator)
  const { rows, joined } = joinLines(divided, preamble.lines)
  const anki = preamble.anki
  const read = rows.map(({ row, cells }) => ({
    row,
    ...(anki ? readAnkiCells(cells, anki) : { cells: cells.map(asTyped), media: 0 }),
  }))
  const width = Math.max(0, ...rows.slice(0, 500).map(({ cells }) => cells.length))
  const names = anki?.headings?.split(divided.separator) ?? []
  const known = anki
    ? { hasHeader: false, columns: ankiColumns(anki, names, width), headings: ankiHeadings(anki, names, width) }
    : {}
  const sheet = cardsOfSheet(read, importLimits.cards, { ...known, ...defined(chosen) })
  return {
    ...sheet,
    cut: sheet.cut || divided.cut,
    separator: divided.mark ?? nameOfSeparator(divided.separator),
    encoding,
    media: read.reduce((sum, { media }) => sum + media, 0),
    notices: [...(mended ? [mendedNotice] : []), ...joinedNotice(joined), ...sheetNotices(sheet)],
  }
}

const defined = ({ hasHeader, columns }: SheetChoices) => ({
  ...(hasHeader === undefined ? {} : { hasHeader }),
  ...(columns === undefined ? {} : { columns }),
})

/** A sheet, or a list of terms and meanings with what stands between them. */
type Read = Divided & { mark?: ListMark }

/** Stands in no text that people write. */
const noSign = '\x1f'

/** A text divided; the letters of HTML in it are read first, and signs that could divide it only afterwards. */
function divideLetters(preamble: Preamble, chosen: SeparatorName | undefined): Read {
  const end = unusedSign(preamble.rest)
  const rest = preamble.anki ? preamble.rest : withLetters(preamble.rest, end)
  const divided = divide({ ...preamble, rest }, chosen)
  if (!rest.includes(end)) return divided
  return { ...divided, rows: divided.rows.map(cells => cells.map(cell => withSigns(cell, end))) }
}

/** A text divided by the separator that is known, else by the one that all its rows speak for. */
function divide({ rest: written, separator, anki }: Preamble, chosen: SeparatorName | undefined): Read {
  const known = chosen ?? separator
  const text = known === null ? unwrapped(withLineBreaks(written)) : written
  const by = (sign: string) => divideCsv(text, sign, most, anki !== null)
  const mark = listMarks.find(name => name === chosen)
  if (chosen && !mark) return by(signOf(chosen))
  if (!chosen && separator !== null) return by(separator)
  const whole = by(noSign)
  const lines = whole.rows.map(([line = '']) => line)
  const pairs = mark === undefined || mark === 'colon' ? labelledPairs(lines) : null
  if (pairs) return { ...whole, rows: pairs, mark: 'colon' }
  const list = termListOf(lines, mark)
  const asList = list && { ...whole, rows: list.rows, mark: list.mark }
  if (mark) return asList && (mark !== 'colon' || list.share >= nearlyAll) ? asList : by(separatorSigns.colon)
  return likeliest(text, by, { lines, list, asList })
}

type AsList = { lines: readonly string[]; list: TermList | null; asList: Read | null }

/** The text by the separator that its rows speak for, or as the list that it rather is. */
function likeliest(text: string, by: (sign: string) => Divided, { lines, list, asList }: AsList): Read {
  const gaps = lines.filter(line => hasGap([line]))
  const divisions = commonSeparators
    .filter(sign => text.includes(sign) && (gaps.length < nearlyAll * lines.length || dividesGaps(gaps, sign)))
    .map(by)
  const best = likeliestSeparator(text, divisions)
  if (list && asList && isRatherList(list, best && !isMarkers(best, list) ? best.weight : 0)) return asList
  const own = best || list ? null : byOwnSign(lines.filter(line => line.trim() !== ''))
  if (own) return { ...divideCsv(own.join('\n'), separatorSigns.tab, most), separator: separatorSigns.tab }
  const sheet = divisions.find(({ separator }) => separator === best?.separator) ?? by(separatorSigns.semicolon)
  const column = listInColumn(sheet.rows.map((cells, row) => ({ row, cells })))
  return column ? { ...sheet, mark: column.mark, rows: column.rows.map(({ cells }) => [...cells]) } : sheet
}

/** Letters of a file by which it is told whether its rows were saved as single cells. */
const sampled = 200_000

/** A text whose rows were saved as single cells, as it was before, where that divides it and nothing else does. */
function unwrapped(text: string): string {
  const inside = unwrappedLines(text.slice(0, sampled))
  if (inside === null) return text
  const even = (of: string) => {
    const signs = commonSeparators.filter(sign => of.includes(sign))
    return Math.max(0, ...signs.map(sign => evenness(divideCsv(of, sign, most).rows)))
  }
  const isWrapped = even(inside) >= nearlyAll && even(text.slice(0, sampled)) < nearlyAll
  return (isWrapped && unwrappedLines(text)) || text
}

const signOf = (name: SeparatorName) =>
  signNames.flatMap(known => (known === name ? separatorSigns[known] : []))[0] ?? ';'

/** Word puts a tab behind each bullet or number: it divides nothing where the rest of the line has none. */
const isMarkers = ({ separator }: Likeliest, { rows }: TermList) =>
  separator === separatorSigns.tab && rows.every(cells => cells.every(cell => !cell.includes(separator)))

/**
 * Programs that enclose nothing write the lines of one text under each other: in a file divided by tabs a line without
 * one goes on with the text above it. Which lines these were is told.
 */
function joinLines({ separator, rows, quoted, mark }: Read, skipped: number): { rows: SheetRow[]; joined: number[] } {
  const numbered = rows.map((cells, at) => ({ row: skipped + at + 1, cells }))
  if (separator !== separatorSigns.tab || quoted > 0 || mark) return { rows: numbered, joined: [] }
  const joined: number[] = []
  const whole: SheetRow[] = []
  for (const { row, cells } of numbered) {
    const above = whole.at(-1)
    const text = cells[0] ?? ''
    if (cells.length === 1 && text.trim() !== '' && above && above.cells.length > 1) {
      whole[whole.length - 1] = {
        ...above,
        cells: [...above.cells.slice(0, -1), `${above.cells.at(-1) ?? ''}\n${text}`],
      }
      joined.push(row)
    } else if (cells.length > 1 || text.trim() !== '') whole.push({ row, cells })
  }
  return { rows: whole, joined }
}

const mendedNotice = 'Os acentos deste arquivo estavam trocados (“Ã§” ou “=C3=A7” em vez de “ç”) e foram consertados.'

function joinedNotice(lines: readonly number[]): string[] {
  if (lines.length === 0) return []
  const named =
    lines.length > 8 ? `${lines.slice(0, 8).join(', ')} e outras` : lines.join(', ').replace(/, (\d+)$/, ' e $1')
  return [
    lines.length === 1
      ? `A linha ${named} não tem tabulação: ela foi juntada ao texto da linha acima. Confira esse card.`
      : `As linhas ${named} não têm tabulação: cada uma foi juntada ao texto da linha acima. Confira esses cards.`,
  ]
}
