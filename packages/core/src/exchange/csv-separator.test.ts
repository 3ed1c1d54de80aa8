import { expect, test } from 'vitest'
import { type Division, evenness, likeliestSeparator } from './csv-separator.ts'

/** A text divided by one sign, its quotes as told. */
const dividedBy = (text: string, separator: string, quotes: Partial<Division> = {}): Division => ({
  separator,
  rows: text.split('\n').map(line => line.split(separator)),
  quoted: 0,
  letters: 0,
  ...quotes,
})
const likeliest = (text: string, separators: readonly string[]) =>
  likeliestSeparator(
    text,
    separators.map(separator => dividedBy(text, separator)),
  )

test('evenness is the share of rows that are as wide as most', () => {
  expect(evenness([['sol', 'estrela'], ['lua', 'astro'], ['mar'], ['', '']])).toBe(2 / 3)
  expect(evenness([['sol'], ['lua']])).toBe(0)
  expect(evenness([])).toBe(0)
})

test('a tab that divides nearly all rows outweighs everything', () => {
  expect(likeliest('sol\testrela; quente\nlua\tastro; frio', ['\t', ';'])).toEqual({
    separator: '\t',
    weight: Number.POSITIVE_INFINITY,
  })
})

test('without a tab, or with one astray, another sign that divides every row is taken', () => {
  expect(likeliest('sol;estrela\nlua;astro', ['\t', ';', ','])).toEqual({ separator: ';', weight: 1 })
  expect(likeliest('sol;estrela\nlua;um\tastro', ['\t', ';'])).toEqual({ separator: ';', weight: 1 })
  expect(likeliest('sol\nlua', ['\t', ';', ','])).toBe(null)
})

test('quotes that enclose fields speak for a sign, quotes that are letters against it', () => {
  const text = '"sol";estrela\n"lua";astro'
  const weight = (quotes: Partial<Division>) => likeliestSeparator(text, [dividedBy(text, ';', quotes)])?.weight
  expect(weight({})).toBe(1)
  expect(weight({ quoted: 2 })).toBe(1.5)
  expect(weight({ letters: 2 })).toBe(0.5)
  expect(weight({ quoted: 3, letters: 1 })).toBe(1.25)
  expect(weight({ quoted: 1, letters: 3 })).toBe(0.75)
})
