import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNumbers,
  formatNumber,
  numberToRoman,
  numberToWords,
  parseNumber,
  romanToNumber,
  tellsAHalfMore,
} from './numbers.ts'

describe('findNumbers', () => {
  const find = (text: string) => findNumbers(text).map(m => [m.text, m.value, m.kind])

  test.each([
    ['Em 1888', [['1888', 1888, 'number']]],
    ['1.000 pessoas', [['1.000', 1000, 'number']]],
    ['3,5 kg', [['3,5', 3.5, 'number']]],
    ['12.345.678,9', [['12.345.678,9', 12345678.9, 'number']]],
    ['vinte e dois homens', [['vinte e dois', 22, 'number']]],
    ['mil novecentos e oitenta e oito', [['mil novecentos e oitenta e oito', 1988, 'number']]],
    ['dois mil e quinhentos', [['dois mil e quinhentos', 2500, 'number']]],
    ['3,5 milhões', [['3,5 milhões', 3500000, 'number']]],
    ['um milhão', [['um milhão', 1000000, 'number']]],
    ['40% da água', [['40%', 40, 'percentage']]],
    ['quarenta por cento', [['quarenta por cento', 40, 'percentage']]],
    ['no século XIX', [['século XIX', 19, 'century']]],
    ['no 3º lugar', [['3º', 3, 'ordinal']]],
    ['uma casa e um rio', []],
    [
      'sete e oito',
      [
        ['sete', 7, 'number'],
        ['oito', 8, 'number'],
      ],
    ],
    [
      'de 10 a 20 °C',
      [
        ['10', 10, 'number'],
        ['20', 20, 'number'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected)
  })

  test('offsets give back the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('em 1.000 ', 'vinte e ', 'mil ', 'século V ', '3% ', 'água ', '2º '), {
          maxLength: 8,
        }),
        parts => {
          const text = parts.join('')
          for (const m of findNumbers(text)) expect(text.slice(m.start, m.end)).toBe(m.text)
        },
      ),
    )
  })
})

test.each([
  [' e meia para dar a volta', true],
  ['milhões e meio de pessoas', true],
  [' e meia', true],
  [' e meios', false],
  [' espécies e meia centena de trilhas', false],
  [' no meio do ano', false],
  ['', false],
])('half of one more behind "%s": %s', (behind, told) => {
  expect(tellsAHalfMore(behind)).toBe(told)
})

test.each([
  ['1.000', 1000],
  ['mil', 1000],
  ['vinte e dois', 22],
  ['duas', 2],
  ['um', 1],
  ['doze anos', null],
  ['água', null],
])('parseNumber %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})

test.each([
  [0, 'zero'],
  [22, 'vinte e dois'],
  [100, 'cem'],
  [101, 'cento e um'],
  [1000, 'mil'],
  [1100, 'mil e cem'],
  [1988, 'mil novecentos e oitenta e oito'],
  [2000000, 'dois milhões'],
  [100, 'cem'],
  [1100, 'mil e cem'],
  [1101, 'mil cento e um'],
  [1200, 'mil e duzentos'],
  [1000100, 'um milhão e cem'],
])('%d in words', (value, words) => {
  expect(numberToWords(value)).toBe(words)
})

test('hundreds of things of either gender', () => {
  const hundreds = 'duz trez quatroc quinh seisc setec oitoc novec'.split(' ')
  const said = (ending: string) => hundreds.flatMap(stem => findNumbers(`Há ${stem}ent${ending} ali.`))
  expect(said('os').map(({ value }) => value)).toEqual([200, 300, 400, 500, 600, 700, 800, 900])
  expect(said('as').map(({ value }) => value)).toEqual([200, 300, 400, 500, 600, 700, 800, 900])
})

test('words and digits are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), value => {
      expect(parseNumber(numberToWords(value))).toBe(value)
    }),
  )
})

test('roman numerals', () => {
  expect(['XIX', 'iv', 'MCMLXXXVIII', 'IIII', 'ABC', ''].map(romanToNumber)).toEqual([19, 4, 1988, null, null, null])
  fc.assert(fc.property(fc.integer({ min: 1, max: 3999 }), value => romanToNumber(numberToRoman(value)) === value))
})

test('formatNumber', () => {
  expect([1234567.5, 1000, 999, 0.25].map(formatNumber)).toEqual(['1.234.567,5', '1.000', '999', '0,25'])
})
