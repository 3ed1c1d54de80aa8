import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstLine, lineSentence, type Mark, type Prior, publicationLine } from './line.ts'

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

  test.each([
    // Of few all must be kept; of many, some more than 85 of 100.
    [20, 20],
    [25, 24],
    [40, 38],
    [60, 55],
    [100, 90],
    [400, 350],
  ])('of %i items %i kept are the fewest that make it sure', (total, fewest) => {
    expect(publicationLine(marks(0.6, total, fewest), 'definition')).toBe(0.6)
    expect(publicationLine(marks(0.6, total, fewest - 1), 'definition')).toBe(1.01)
  })

  test('a kind with few marks leans on the others, one with many goes by itself', () => {
    const others = marks(0.6, 400, 380)
    expect(publicationLine(others, 'date')).toBe(0.6)
    expect(publicationLine([...others, ...marks(0.6, 3, 2, 'date')], 'date')).toBe(0.6)
    const bad = [...others, ...marks(0.6, 100, 60, 'date')]
    expect(publicationLine(bad, 'date')).toBeGreaterThan(1)
    expect(publicationLine(bad, 'list')).toBe(publicationLine(bad, null))
  })

  test('readers’ marks of before make a line, and this school’s verdicts outweigh them', () => {
    const priors: Prior[] = [
      { certainty: 0.9, factKind: 'definition', kept: 59, total: 60 },
      { certainty: 0.7, factKind: 'definition', kept: 56, total: 60 },
      { certainty: 0.5, factKind: 'date', kept: 20, total: 60 },
    ]
    expect(publicationLine([], 'definition', priors)).toBe(0.7)
    expect(publicationLine([], 'list', priors)).toBe(0.7)
    expect(publicationLine(marks(0.7, 10, 3), 'definition', priors)).toBe(0.9)
    expect(publicationLine(marks(0.5, 300, 290), 'definition', priors)).toBe(0.5)
    expect(publicationLine([], 'definition', [{ certainty: 0.9, factKind: null, kept: 19, total: 19 }])).toBe(firstLine)
  })

  test('one more item that readers kept never lifts it either', () => {
    const prior = (kept: number): Prior[] => [{ certainty: 0.8, factKind: 'a', kept, total: 60 }]
    const lines = [40, 50, 55, 58, 60].map(kept => publicationLine(marks(0.6, 30, 26, 'a'), 'a', prior(kept)))
    expect(lines).toEqual(lines.toSorted((one, other) => other - one))
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

describe('what a teacher is told of it', () => {
  test.each([
    [
      { judged: 40, kept: 37, publishes: true },
      'Nesta escola, os professores olharam 40 itens publicados sozinhos e mantiveram 37 (92%).',
    ],
    [
      { judged: 3, kept: 3, publishes: true },
      'Ainda há poucas decisões nesta escola para dizer quanto do que é publicado sozinho os professores manteriam.',
    ],
    [
      { judged: 60, kept: 20, publishes: false },
      'Nesta escola, nada é publicado só pela certeza da Capivira: até agora, os professores recusaram demais.',
    ],
  ])('%o', (told, sentence) => {
    expect(lineSentence(told)).toBe(sentence)
  })
})
