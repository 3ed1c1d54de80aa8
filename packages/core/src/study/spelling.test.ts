import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSpelling } from './spelling.ts'

/** Each place as 'written>wanted', those that are right as the letter alone. */
const seen = (written: string, wanted: string) => {
  const { verdict, letters } = compareSpelling(written, wanted)
  return (
    `${verdict}: ` +
    `${letters.map(one => (one.kind === 'right' ? one.wanted : `${one.written}>${one.wanted}`)).join(' ')}`
  )
}

test.each([
  ['erosão', 'Erosão', 'right: E r o s ã o'],
  ['  EROSÃO ', 'erosão', 'right: e r o s ã o'],
  ['erosao', 'erosão', 'accents: e r o s a>ã o'],
  ['acucar', 'açúcar', 'accents: a c>ç u>ú c a r'],
  ['erozão', 'erosão', 'wrong: e r o z>s ã o'],
  ['paseio', 'passeio', 'wrong: p a >s s e i o'],
  ['passseio', 'passeio', 'wrong: p a s>  s s e i o'],
  ['guarda chuva', 'guarda-chuva', 'wrong: g u a r d a  >- c h u v a'],
  ['', 'sol', 'wrong: >s >o >l'],
  ['xuva', 'chuva', 'wrong: >c x>h u v a'],
])('%s for %s', (written, wanted, expected) => {
  expect(seen(written, wanted).replaceAll(/\s+/g, ' ')).toBe(expected.replaceAll(/\s+/g, ' '))
})

test.each([
  ['d’água', "d'água"],
  ["d'água", 'd’água'],
  ['d´água', 'd’água'],
  ['guarda-chuva', 'guarda\u2011chuva'],
  ['guarda–chuva', 'guarda-chuva'],
  ['Estados\u00a0Unidos', 'Estados  Unidos'],
  ['ero\u00adsão\u200b', 'erosão'],
])('%s for %s is right: keyboards and pages put other signs', (written, wanted) => {
  expect(compareSpelling(written, wanted).verdict).toBe('right')
})

test('a hyphen and an apostrophe that are missing are told', () => {
  expect(compareSpelling('dágua', 'd’água').letters.filter(({ kind }) => kind !== 'right')).toEqual([
    { written: '', wanted: "'", kind: 'missing' },
  ])
})

test.each([
  ['ol', 'sol', { written: '', wanted: 's', kind: 'missing' }],
  ['asol', 'sol', { written: 'a', wanted: '', kind: 'extra' }],
])('the first letter of %s for %s is told for what it is', (written, wanted, first) => {
  const { letters } = compareSpelling(written, wanted)
  expect(letters[0]).toEqual(first)
  expect(letters.slice(1).every(({ kind }) => kind === 'right')).toBe(true)
})

test('accents written as signs of their own are the same letters', () => {
  expect(compareSpelling('erosa\u0303o', 'erosão').verdict).toBe('right')
})

test('whatever is written, the places give back both words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'á', 'ã', 'c', 'ç', 's', 'e', 'ê', '-'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, (written, wanted) => {
      const { verdict, letters } = compareSpelling(written, wanted)
      expect(letters.map(one => one.written).join('')).toBe(written)
      expect(letters.map(one => one.wanted).join('')).toBe(wanted)
      expect(verdict === 'right').toBe(written === wanted)
    }),
  )
})
