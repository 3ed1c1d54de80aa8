import { expect, test } from 'vitest'
import { bm25 } from './bm25.ts'

const passages = [
  ['água', 'ferver'],
  ['água', 'mar', 'sal'],
  ['vento', 'sopro'],
]

test('scores by rare terms, their frequency and the length of a passage', () => {
  const hits = bm25(passages)(['água', 'sal'])
  expect(hits.map(hit => hit.index)).toEqual([1, 0])
  // Of 3 passages with 7/3 terms: idf('água') = ln(1 + 1.5/2.5), idf('sal') = ln(1 + 2.5/1.5); length 3 → K =
  // 1.2·(0.25 + 0.75·9/7).
  const weight = 2.2 / (1 + 1.2 * (0.25 + 0.75 * (9 / 7)))
  expect(hits[0]?.score).toBeCloseTo((Math.log(1.6) + Math.log(1 + 2.5 / 1.5)) * weight)
})

test('finds nothing without a shared term, nor in an empty collection', () => {
  expect(bm25(passages)(['fogo'])).toEqual([])
  expect(bm25([])(['água'])).toEqual([])
})

test('a term asked twice counts once, ties keep their order', () => {
  const search = bm25([['sol'], ['sol']])
  expect(search(['sol', 'sol'])).toEqual(search(['sol']))
  expect(search(['sol']).map(hit => hit.index)).toEqual([0, 1])
})
