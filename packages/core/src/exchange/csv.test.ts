import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asTyped, csvRow } from './csv.ts'

test('a row is separated by semicolons, and quoted where it must be', () => {
  expect(csvRow(['O que é "água"?', 'H2O; líquida', 3, null])).toBe('"O que é ""água""?";"H2O; líquida";3;\r\n')
})

test('what a spreadsheet would run as a formula is only text', () => {
  expect(csvRow(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])).toBe(
    `"'=HYPERLINK(""http://x"")";'+1;'-1;'@SUM(A1);'\tx\r\n`,
  )
})

test.each(
  (
    '1/2|3-2|7/9|011|0.25|2:15|1E5|1234567890123456789|12/10/1810|2024-05-01|1 1/2|2 de maio|7-set|mar/22|MAI ' +
    '5|10:30|1.000|2,50|(5)|Verdadeiro|FALSE|3 / 4'
  ).split('|'),
)('%s is kept from what Excel would make of it, and comes back as it was', text => {
  expect(csvRow([{ exact: text }])).toBe(`"=""${text}"""\r\n`)
  expect(asTyped(`="${text}"`)).toBe(text)
})

test.each(
  'H2O|7|25|2024|maio|Maio de 2024 foi frio|1939-1945|A/B|a 1/2|1º|50%|verdade|5 de maio foi feriado'.split('|'),
)('%s stays as it is', text => {
  expect(csvRow([{ exact: text }])).toBe(`${text}\r\n`)
})

test('every text comes back as it was typed', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^'{0,3}[=+@-]?"?[0-9/:.,"]{0,6}$/))
  fc.assert(
    fc.property(text, typed => {
      const [, quoted, bare = ''] = /^(?:"([\s\S]*)"|([\s\S]*))\r\n$/.exec(csvRow([{ exact: typed }])) ?? []
      expect(asTyped(quoted?.replaceAll('""', '"') ?? bare)).toBe(typed)
    }),
  )
})
