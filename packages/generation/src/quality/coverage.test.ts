import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DocumentPart, giniOf, measureCoverage } from './coverage.ts'

const part = (title: string, page: number, text: string, words = 150): DocumentPart => ({
  title,
  firstPage: page,
  lastPage: page,
  words,
  text,
})
const parts = [
  part('Raiz', 1, 'A raiz fixa a planta no solo.'),
  part('Caule', 1, 'O caule sustenta as folhas.'),
  part('Folha', 9, 'A folha faz a fotossíntese.'),
  part('Nota', 9, 'Nota curta.', 20),
]
const raiz = { page: 1, quote: 'A raiz fixa a planta no solo.' }
const caule = { page: 1, quote: 'O caule sustenta as folhas.' }
const folha = { page: 9, quote: 'A folha  faz a fotossíntese.' }

describe('T2 coverage', () => {
  test('every long part has an item', () => {
    const { metrics, missing } = measureCoverage(parts, [raiz, caule, folha])
    expect(missing).toEqual([])
    expect(metrics.map(({ metric, value, ok }) => [metric, value, ok])).toEqual([
      ['T2', 1, true],
      ['T2', 1, true],
      ['T2', 0, true],
    ])
  })

  test('two parts of one page are told apart by the quote', () => {
    expect(measureCoverage(parts, [raiz, folha]).missing).toEqual(['Caule'])
  })

  test('names what is left out, and does not ask for notes of a few words', () => {
    const { metrics, missing } = measureCoverage(parts, [raiz])
    expect(missing).toEqual(['Caule', 'Folha'])
    expect(metrics[0]).toEqual({
      metric: 'T2',
      value: 1 / 3,
      ok: false,
      detail: '2 de 3 seções ficaram sem itens: “Caule”, “Folha”.',
    })
    expect(metrics[1]).toEqual({
      metric: 'T2',
      value: 0.5,
      ok: false,
      detail: '50% das páginas têm um item nelas ou a até 2 páginas.',
    })
  })

  test('a page is covered by an item up to two pages away', () => {
    const row = [1, 2, 3, 4, 5].map(page => part(`Parte ${page}`, page, `Texto ${page}.`))
    expect(measureCoverage(row, [{ page: 3, quote: 'Texto 3.' }]).metrics[1]?.value).toBe(1)
    expect(measureCoverage(row, [{ page: 1, quote: 'Texto 1.' }]).metrics[1]?.value).toBe(0.6)
  })

  test('a document without long parts misses nothing', () => {
    expect(measureCoverage([], []).metrics.every(({ ok }) => ok)).toBe(true)
  })

  test('items crowded into one of many parts', () => {
    const row = [1, 2, 3, 4, 5].map(page => part(`Parte ${page}`, page, `Texto ${page}.`))
    const crowd = Array.from({ length: 20 }, () => ({ page: 1, quote: 'Texto 1.' }))
    const [, , evenness] = measureCoverage(row, crowd).metrics
    expect(evenness?.ok).toBe(false)
    expect(evenness?.value).toBeCloseTo(0.8, 12)
    expect(evenness?.detail).toBe('Os itens se concentram em poucas seções do material.')
  })
})

describe('Gini coefficient', () => {
  test.each([
    [[1, 1, 1, 1], 0],
    [[0, 0, 0, 1], 0.75],
    [[], 0],
    [[0, 0], 0],
  ])('%j', (values, expected) => {
    expect(giniOf(values)).toBeCloseTo(expected, 12)
  })

  test('lies between 0 and 1 and does not depend on the order or the scale', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 20 }), values => {
        const gini = giniOf(values)
        expect(gini).toBeGreaterThanOrEqual(-1e-12)
        expect(gini).toBeLessThan(1)
        expect(giniOf([...values].reverse())).toBeCloseTo(gini, 9)
        expect(giniOf(values.map(value => value * 3))).toBeCloseTo(gini, 9)
      }),
    )
  })
})
