import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow, guessSeparator, readCsv } from './csv.ts'
import { guessColumns, rawCards } from './csv-columns.ts'
import { decodeText } from './decode-text.ts'

test('a row is separated by semicolons, and quoted where it must be', () => {
  expect(csvRow(['O que é "água"?', 'H2O; líquida', 3, null])).toBe('"O que é ""água""?";"H2O; líquida";3;\r\n')
})

test('what a spreadsheet would run as a formula is only text', () => {
  expect(csvRow(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])).toBe(
    `"'=HYPERLINK(""http://x"")";'+1;'-1;'@SUM(A1);'\tx\r\n`,
  )
})

const few = { rows: 9, cells: 9 }

test('a file is read as it was written, whatever its texts', () => {
  const cell = fc.string({ unit: 'grapheme' }).map(text => text.replace(/\r\n?/g, '\n').replace(/^'+/, ''))
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(table, rows => {
      const filled = rows.filter(row => row.some(value => value.trim() !== ''))
      expect(readCsv(rows.map(csvRow).join(''), ';', { rows: 100, cells: 50 })).toEqual(filled)
    }),
  )
})

test('reads what other programs write: line ends, quotes, a last line without an end', () => {
  expect(readCsv('\ufeffa,b\r\n"c ""d""","e\nf"\n\n,\ng,', ',', few)).toEqual([
    ['a', 'b'],
    ['c "d"', 'e\nf'],
    ['g', ''],
  ])
  expect(readCsv('"never closed;x\ny', ';', few)).toEqual([['never closed;x\ny']])
  expect(readCsv('a;b\nc;d\ne;f', ';', { ...few, rows: 2 })).toHaveLength(2)
})

test('of a row no more cells are kept than asked for, and the next row is read all the same', () => {
  expect(readCsv(`a;b${';'.repeat(1000)}"x;y\n"\nc;d`, ';', { rows: 9, cells: 3 })).toEqual([
    ['a', 'b', ''],
    ['c', 'd'],
  ])
  expect(readCsv(';'.repeat(100_000), ';', few)).toEqual([])
})

test('the separator is what divides the lines evenly', () => {
  expect(guessSeparator('pergunta;resposta\nO que é, afinal, a água?;H2O\n')).toBe(';')
  expect(guessSeparator('pergunta,resposta\na,b;c\n')).toBe(',')
  expect(guessSeparator('frente\tverso\nsol, lua\testrelas\n')).toBe('\t')
})

test('text comes out of UTF-8, UTF-16 and Windows-1252 alike', () => {
  const accents = 'Ação; coração – “órgão”'
  expect(decodeText(new TextEncoder().encode(accents))).toBe(accents)
  expect(decodeText(Buffer.from(`\ufeff${accents}`, 'utf16le'))).toBe(accents)
  expect(decodeText(Uint8Array.of(0x41, 0xe7, 0xe3, 0x6f, 0x20, 0x96))).toBe('Ação –')
})

test('columns are known by their names, in any order, case and accent', () => {
  expect(guessColumns(['Nível', 'VERSO', 'Frente', 'Tópico'])).toEqual({
    columns: { question: 2, answer: 1, category: 3, difficulty: 0 },
    hasHeader: true,
  })
  expect(guessColumns(['O que é o Sol?', 'Uma estrela'])).toEqual({
    columns: { question: 0, answer: 1, category: null, difficulty: null },
    hasHeader: false,
  })
  expect(guessColumns(['nº', 'Pergunta', 'Resposta'])).toMatchObject({ columns: { question: 1, answer: 2 } })
  expect(rawCards([['a', 'b']], { question: 1, answer: 0, category: 7, difficulty: null })).toEqual([
    { question: 'b', answer: 'a', category: '', difficulty: '' },
  ])
})
