import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstLine, type Mark, publicationLine } from './line.ts'

/** So many marks of a certainty, of which some were kept. */
const marks = (certainty: number, total: number, kept: number, factKind: string | null = 'definition'): Mark[] =>
  Array.from({ length: total }, (_, at) => ({ certainty, factKind, kept: at < kept }))

describe('the line above which items are published by themselves', () => {
  test('without marks it is the first one', () => {
    expect(publicationLine([], 'definition')).toBe(firstLine)
    expect(publicationLine(marks(0.4, 19, 19), 'definition')).toBe(firstLine)
  })

  test('goes down to where items are still kept, and no further', () => {
    const known = [...marks(0.9, 60, 59), ...marks(0.7, 60, 57), ...marks(0.5, 60, 30)]
    expect(publicationLine(known, 'definition')).toBe(0.7)
  })

  test('85 of 100 are not enough to be sure, 92 are', () => {
    expect(publicationLine(marks(0.6, 100, 85), 'definition')).toBeGreaterThan(1)
    expect(publicationLine(marks(0.6, 100, 92), 'definition')).toBe(0.6)
  })

  test('a kind with few marks leans on the others, one with many goes by itself', () => {
    const others = marks(0.6, 400, 380)
    expect(publicationLine(others, 'date')).toBe(0.6)
    expect(publicationLine([...others, ...marks(0.6, 3, 2, 'date')], 'date')).toBe(0.6)
    const bad = [...others, ...marks(0.6, 100, 60, 'date')]
    expect(publicationLine(bad, 'date')).toBeGreaterThan(1)
    expect(publicationLine(bad, 'list')).toBe(publicationLine(bad, null))
  })

  test('thousands of marks are no trouble', () => {
    expect(publicationLine(marks(0.6, 5000, 4600), 'definition')).toBe(0.6)
    expect(publicationLine(marks(0.6, 5000, 4000), 'definition')).toBeGreaterThan(1)
  })

  test('one more item that is kept never lifts it', () => {
    const some = fc.array(
      fc.record({
        certainty: fc.constantFrom(0.5, 0.6, 0.7, 0.8, 0.9),
        factKind: fc.constantFrom('a', 'b'),
        kept: fc.boolean(),
      }),
      { minLength: 20, maxLength: 80 },
    )
    fc.assert(
      fc.property(some, known => {
        const more = [...known, { certainty: 0.9, factKind: 'a', kept: true }]
        expect(publicationLine(more, 'a')).toBeLessThanOrEqual(publicationLine(known, 'a'))
      }),
      { seed: 26 },
    )
  })
})
