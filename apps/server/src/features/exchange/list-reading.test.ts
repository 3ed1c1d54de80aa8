import type { SheetChoices } from '@capivira/core/exchange/sheet-choices'
import { expect, test } from 'vitest'
import { workbook } from '../../../test/workbook.ts'
import { readCsv } from './csv-reading.ts'
import { readXlsx } from './xlsx-reading.ts'

const read = (text: string, chosen: SheetChoices = {}) => {
  const { separator, rows } = readCsv(Buffer.from(text), chosen)
  return [
    separator,
    rows.map(({ question, answer, fault }) => (fault === null ? [question, answer] : [question, fault])),
  ]
}
const cards = [
  ['sol', 'estrela; a nossa'],
  ['guarda-chuva', 'protege, dizem, da chuva'],
  ['1914 - 1918', 'Primeira Guerra'],
]

test('a list of terms and meanings is divided by what stands between them', () => {
  const text = 'sol - estrela; a nossa\nguarda-chuva – protege, dizem, da chuva\n1914 - 1918 — Primeira Guerra\n'
  expect(read(text)).toEqual(['dash', cards])
  expect(read(`Termo - Significado\n${text}`)).toEqual(['dash', cards])
  expect(read('• sol: estrela; a nossa\r\n\r\n• lua: satélite\r\n')).toEqual([
    'colon',
    [
      ['sol', 'estrela; a nossa'],
      ['lua', 'satélite'],
    ],
  ])
})

test('a list that a spreadsheet has saved as one column, with quotes where it needs them', () => {
  expect(
    read('"sol - estrela; a nossa"\n"guarda-chuva - protege, dizem, da chuva"\n1914 - 1918 - Primeira Guerra\n'),
  ).toEqual(['dash', cards])
  expect(read('sol - estrela;;\nlua - satélite;;\n')).toEqual([
    'dash',
    [
      ['sol', 'estrela'],
      ['lua', 'satélite'],
    ],
  ])
})

test('bullets of a text processor are no column', () => {
  expect(read('1.\tsol - estrela\n2.\tlua - satélite\n')).toEqual([
    'dash',
    [
      ['sol', 'estrela'],
      ['lua', 'satélite'],
    ],
  ])
})

test('answers over several lines behind a tab stay together', () => {
  expect(read('Partes da célula?\t- núcleo\n- membrana\nO maior planeta?\tJúpiter\n')).toEqual([
    'tab',
    [
      ['Partes da célula?', '- núcleo\n- membrana'],
      ['O maior planeta?', 'Júpiter'],
    ],
  ])
})

test('titles between the lines of a list are rows with their reason', () => {
  const [separator, rows] = read('Astros\nsol - estrela\nlua - satélite\nmar - água\n')
  expect([separator, rows]).toEqual([
    'dash',
    [
      ['Astros', 'Escreva a resposta'],
      ['sol', 'estrela'],
      ['lua', 'satélite'],
      ['mar', 'água'],
    ],
  ])
})

test('a sheet stays a sheet, whatever its sentences hold', () => {
  expect(read('Guerra Fria - disputa;1947 - 1991\nGuerra do Paraguai - conflito;1864 - 1870\n')).toEqual([
    'semicolon',
    [
      ['Guerra Fria - disputa', '1947 - 1991'],
      ['Guerra do Paraguai - conflito', '1864 - 1870'],
    ],
  ])
  expect(read('Complete: o céu é ___\tazul\nComplete: o mar é ___\tfundo\n')).toEqual([
    'tab',
    [
      ['Complete: o céu é ___', 'azul'],
      ['Complete: o mar é ___', 'fundo'],
    ],
  ])
})

test('the teacher has the last word', () => {
  const text = 'área - base x altura = S\nraio - r = d/2\n'
  expect(read(text)[0]).toBe('dash')
  expect(read(text, { separator: 'equals' })).toEqual([
    'equals',
    [
      ['área - base x altura', 'S'],
      ['raio - r', 'd/2'],
    ],
  ])
  expect(read('a:b:c\nd:e:f\n', { separator: 'colon' })[0]).toBe('colon')
})

test('one column of a workbook is a list, too', () => {
  const book = workbook([['Termo - Significado'], ['sol - estrela'], ['lua = satélite - da Terra'], ['mar - água']])
  const shown = (chosen: SheetChoices) => {
    const { separator, rows } = readXlsx(book, chosen)
    return [separator, rows.map(({ row, question, answer }) => [row, question, answer])]
  }
  expect(shown({})).toEqual([
    'dash',
    [
      [2, 'sol', 'estrela'],
      [3, 'lua = satélite', 'da Terra'],
      [4, 'mar', 'água'],
    ],
  ])
  expect(shown({ separator: 'equals', hasHeader: false })[0]).toBe('equals')
  expect(readXlsx(workbook([['sol', 'a - b']]), {}).separator).toBeNull()
})
