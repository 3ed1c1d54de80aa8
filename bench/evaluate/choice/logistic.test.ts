import { certaintyOf } from '@capivira/generation/items/choice/certainty/certainty'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaUnderCurve, fitLogistic, foretold, type Observation } from './logistic.ts'

/** `kept` of `total` observations that have the feature were kept. */
const counted = (feature: string, kept: number, total: number): Observation[] =>
  Array.from({ length: total }, (_, i) => ({ features: { [feature]: 1 }, kept: i < kept, group: `d${i % 7}` }))

describe('a logistic regression', () => {
  it('gives the shares of groups it knows well', () => {
    const weights = fitLogistic([...counted('good', 90, 100), ...counted('bad', 20, 100)], () => 0.01)
    expect(certaintyOf({ good: 1 }, weights)).toBeCloseTo(0.9, 2)
    expect(certaintyOf({ bad: 1 }, weights)).toBeCloseTo(0.2, 2)
  })

  it('leans on the whole where it has seen a group once', () => {
    const weights = fitLogistic([...counted('often', 50, 100), ...counted('once', 1, 1)], () => 4)
    expect(certaintyOf({ once: 1 }, weights)).toBeGreaterThan(0.5)
    expect(certaintyOf({ once: 1 }, weights)).toBeLessThan(0.65)
  })

  it('says nothing of a feature that it has never seen', () => {
    const weights = fitLogistic(counted('seen', 3, 10), () => 1)
    expect(certaintyOf({ unseen: 5 }, weights)).toBe(certaintyOf({}, weights))
  })

  it('gives the same weights for the same observations', () => {
    const observations = [...counted('a', 7, 11), ...counted('b', 2, 9)]
    expect(fitLogistic(observations, () => 1)).toEqual(fitLogistic(observations, () => 1))
  })

  it('foretells a document without having seen it', () => {
    // Only one document has the feature: without it nothing is known of the feature.
    const others = Array.from(
      { length: 40 },
      (_, i): Observation => ({
        features: {},
        kept: i % 2 === 0,
        group: `d${i % 4}`,
      }),
    )
    const own = Array.from({ length: 20 }, (): Observation => ({ features: { own: 1 }, kept: true, group: 'zz' }))
    const found = foretold([...others, ...own], () => 0.1, 5)
    for (const p of found.slice(40)) expect(p).toBeCloseTo(0.5, 1)
  })
})

describe('the area under the curve', () => {
  it('is 1 where every kept one stands first, 0 where every one stands last, a half where nothing tells', () => {
    expect(areaUnderCurve([0.9, 0.8, 0.1], [true, true, false])).toBe(1)
    expect(areaUnderCurve([0.1, 0.9], [true, false])).toBe(0)
    expect(areaUnderCurve([0.5, 0.5, 0.5], [true, false, true])).toBe(0.5)
  })

  it('is turned round by turning the marks round', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), { minLength: 2 }),
        pairs => {
          const [scores, kept] = [pairs.map(([p]) => p), pairs.map(([, k]) => k)]
          fc.pre(kept.includes(true) && kept.includes(false))
          const turned = areaUnderCurve(
            scores,
            kept.map(k => !k),
          )
          expect(areaUnderCurve(scores, kept) + turned).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})
