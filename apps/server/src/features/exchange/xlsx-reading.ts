import { importLimits } from '@capivira/core/exchange/contract'
import { asTyped } from '@capivira/core/exchange/csv'
import { cardsOfSheet } from '@capivira/core/exchange/sheet'
import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import type { SheetReading } from './csv-reading.ts'
import { sheetNotices } from './sheet-notices.ts'

/** Bytes that a workbook may unpack to; five thousand cards with long answers take ten million. */
const mostBytes = 60 * 1024 * 1024

/** The cards of the first sheet of a workbook that has any. Throws when it is broken or unpacks to too much. Runs in the confined child. */
export async function readXlsx(bytes: Uint8Array, chosen: SheetChoices): Promise<SheetReading> {
  let unpacked = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      return false
    },
  })
  if (unpacked > mostBytes) throw new Error('the workbook is too large')
  const sheets = await readWorkbook(new Blob([new Uint8Array(bytes)]), { parseNumber: digits => digits, trim: false })
  const filled = sheets.filter(({ data }) => data.length > 0)
  const rows = (filled[0]?.data ?? []).slice(0, 4 * importLimits.cards)
  const dates = rows.flatMap((row, at) => (row.some(isDay) ? [at + 1] : []))
  const cells = rows.map((row, at) => ({ row: at + 1, cells: row.slice(0, importLimits.columns).map(shownCell) }))
  const { columns, hasHeader } = chosen
  const known = { ...(hasHeader === undefined ? {} : { hasHeader }), ...(columns === undefined ? {} : { columns }) }
  const sheet = cardsOfSheet(cells, importLimits.cards, known)
  return {
    ...sheet,
    separator: null,
    encoding: null,
    media: 0,
    notices: [...otherSheets(filled.map(({ sheet }) => sheet)), ...dateNotice(dates), ...sheetNotices(sheet)],
  }
}

/** Workbooks count days from the end of 1899: what lies before the next year is an hour of no day. */
const isDay = (cell: unknown): boolean => cell instanceof Date && cell.getUTCFullYear() > 1899

/** A cell as a Brazilian Excel shows it: days, hours, and hours of a day. */
export function shownCell(cell: unknown): string {
  if (cell instanceof Date) {
    const hasHour = cell.getTime() % 86_400_000 !== 0
    return [isDay(cell) ? day.format(cell) : '', hasHour || !isDay(cell) ? hour.format(cell) : ''].join(' ').trim()
  }
  if (cell === true) return 'Verdadeiro'
  if (cell === false) return 'Falso'
  const text = typeof cell === 'string' ? cell : ''
  // The file writes numbers in English, with all the digits of the machine.
  return /^-?\d+\.\d+(?:E[+-]?\d+)?$/i.test(text)
    ? String(Number(Number(text).toPrecision(15))).replace('.', ',')
    : asTyped(text)
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'UTC' })

function otherSheets([first, ...others]: readonly string[]): string[] {
  if (others.length === 0) return []
  const names = others.slice(0, 5).map(name => `“${name.slice(0, 60)}”`)
  return [
    `Só a aba “${(first ?? '').slice(0, 60)}” foi lida. Para trazer ${names.join(', ')}, deixe a aba em primeiro lugar e envie de novo.`,
  ]
}

function dateNotice(rows: readonly number[]): string[] {
  if (rows.length === 0) return []
  const named = rows.length > 5 ? `${rows.slice(0, 5).join(', ')}…` : rows.join(', ')
  return [
    `Há datas nas linhas ${named}. Se eram frações ou placares (1/2), o Excel os mudou: formate a célula como Texto e escreva de novo.`,
  ]
}
