import { expect, test } from 'vitest'
import { type Judged, priorsOf, publishedOf } from './published.ts'

/** So many items of a certainty in documents of a kind, of which some were kept. */
const judged = (certainty: number, total: number, kept: number, factKind = 'acronym', folder = 'slides'): Judged[] =>
  Array.from({ length: total }, (_, at) => ({
    document: `${folder}/${at % 8}.pdf`,
    kind: 'card' as const,
    factKind,
    certainty,
    kept: at < kept,
  }))

test('items are counted by kind and step of certainty, a step from where it begins', () => {
  const all = [...judged(0.9, 3, 2), ...judged(0.924, 1, 1), ...judged(0.925, 2, 0), ...judged(0.1, 1, 1, 'date')]
  expect(priorsOf(all)).toEqual([
    { certainty: 0.9, factKind: 'acronym', kept: 3, total: 4 },
    { certainty: 0.925, factKind: 'acronym', kept: 0, total: 2 },
    { certainty: 0.1, factKind: 'date', kept: 1, total: 1 },
  ])
})

test('what other documents vouch for is published, of a certainty that they kept', () => {
  const sure = judged(0.95, 80, 80)
  const all = [...sure, ...judged(0.6, 80, 30)]
  expect(publishedOf(all, 4)).toHaveLength(sure.length)
  expect(publishedOf(all, 4).every(({ certainty }) => certainty === 0.95)).toBe(true)
})

test('a document vouches for nothing of its own', () => {
  const own = judged(0.95, 40, 40).map(one => ({ ...one, document: 'slides/a.pdf' }))
  const others = judged(0.95, 40, 10).map(one => ({ ...one, document: 'slides/b.pdf' }))
  expect(publishedOf([...own, ...others], 2).map(({ document }) => document)).toEqual(others.map(() => 'slides/b.pdf'))
})
