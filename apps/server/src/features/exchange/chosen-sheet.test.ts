import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { chooseSheet, type UnreadSheet } from './chosen-sheet.ts'
import { evened, type SheetRead } from './workbook-sheet.ts'
import { readXlsx } from './xlsx-reading.ts'

const most = { rows: 100, cells: 10 }
const empty: SheetRead = { rows: [], days: [], hidden: [], hiddenColumns: [], merged: [], looks: new Map() }

/** A sheet of rows, and how many of them were wanted each time that it was read. */
function sheetOf(name: string, rows: string[][]): UnreadSheet & { wanted: number[] } {
  const wanted: number[] = []
  const read = ({ rows: many }: { rows: number }) => {
    wanted.push(many)
    return { ...empty, rows: evened(rows.slice(0, many).map((cells, at) => ({ row: at + 1, cells }))) }
  }
  return { name, read, wanted }
}

const brokenSheet = (name: string): UnreadSheet => ({
  name,
  read() {
    throw new Error('not well formed')
  },
})

const named = (name: string) =>
  sheetOf(name, [
    ['Pergunta', 'Resposta'],
    ['Sol?', 'estrela'],
  ])
const helper = (name: string) =>
  sheetOf(name, [
    ['Cód', 'Nome'],
    ['1', 'Ana'],
  ])
const choose = (sheets: readonly UnreadSheet[], mayPass: boolean) =>
  chooseSheet(sheets, most, ({ rows }) => ({ found: rows.length, mayPass }))

test('behind a sheet that may not be passed none is read', () => {
  const [cards, other] = [named('Cards'), named('Velha')]
  expect(choose([cards, other, brokenSheet('Q')], false)).toEqual({
    name: 'Cards',
    found: 2,
    passed: null,
    broken: null,
    others: ['Velha', 'Q'],
  })
  expect([cards.wanted, other.wanted]).toEqual([[100], []])
})

test('a sheet that may be passed is, to the first behind it that names its questions', () => {
  const sheets = [sheetOf('Vazia', []), sheetOf('Capa', [['Leia']]), helper('Aux'), brokenSheet('Q'), named('Cards')]
  expect(choose([...sheets, named('Velha')], true)).toEqual({
    name: 'Cards',
    found: 2,
    passed: 'Capa',
    broken: null,
    others: ['Aux', 'Q', 'Velha'],
  })
  expect(choose([helper('Um'), helper('Dois')], true)).toMatchObject({ name: 'Um', passed: null, others: ['Dois'] })
})

test('of a sheet that names no question the first rows alone are read', () => {
  const aux = helper('Aux')
  choose([sheetOf('Capa', [['Leia']]), aux], true)
  expect(aux.wanted).toEqual([13])
})

test('a broken first sheet is left out where another names its questions, and refused where none does', () => {
  expect(choose([brokenSheet('Q'), named('Cards')], true)).toMatchObject({ name: 'Cards', broken: 'Q', passed: null })
  expect(() => choose([brokenSheet('Q'), helper('Aux')], true)).toThrow('not well formed')
  expect(choose([], true)).toBe(null)
})

const second = '<sheet name="Outra" sheetId="2" r:id="c"/>'
const row = (at: number, cells: readonly string[]) =>
  `<row r="${at}">${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
const names = ['Pergunta', 'Resposta']
const asked = row(1, names) + row(2, ['Sol?', 'estrela'])

test('a broken sheet behind the cards, or how to fill them in before these, takes nothing from them', () => {
  const broken = readXlsx(
    workbook([names, ['Lua?', 'satélite']], { after: second, other: '<row><c><v>1</v></row>' }),
    {},
  )
  expect(broken.rows.map(({ card }) => card?.answer)).toEqual(['satélite'])
  const cover = readXlsx(workbook([['Preencha a outra aba.']], { after: second, other: asked }), {})
  expect([cover.rows.map(({ card }) => card?.answer), cover.notices]).toEqual([
    ['estrela'],
    ['Só a aba “Outra” foi lida: a primeira, “Cards”, não tem cards completos.'],
  ])
})

test('questions without answers stay before any sheet behind them', () => {
  const books = [
    [names, ['Lua?', '']],
    [
      ['Nº', 'Enunciado', 'Minha nota'],
      ['1', '', ''],
    ],
    [['Termo'], ['Mitose']],
  ]
  for (const rows of books) {
    const { notices } = readXlsx(workbook(rows, { after: second, other: asked }), {})
    expect(notices[0]).toMatch(/^Só a aba “Cards” foi lida\. Para trazer “Outra”/)
  }
})

test('columns that a teacher chooses make cards of the first sheet, or of the one that was shown', () => {
  const columns = (question: number, answer: number | null) => ({
    columns: { question, answer, category: null, difficulty: null },
  })
  const book = workbook([['Preencha a outra aba.'], ['', 'Lua', 'satélite']], { after: second, other: asked })
  expect(readXlsx(book, columns(1, 2)).rows.map(({ question }) => question)).toContain('Lua')
  const cover = workbook([['Preencha a outra aba.']], { after: second, other: asked })
  expect(readXlsx(cover, columns(1, 0)).rows.map(({ question }) => question)).toEqual(['estrela'])
})
