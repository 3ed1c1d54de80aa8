import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultParameters } from '../study/schedule.ts'
import { lean, ofClass, ofSchool, paceAlone } from './leanings.ts'
import { kinds, type Step } from './steps.ts'
import { modelOf, recallAfter, step } from './walk.ts'

const { weights } = defaultParameters

test('no leaning leaves the weights as they are', () => {
  expect(lean(weights, ofSchool[2] ?? [], [])).toEqual([...weights])
})

test('whatever is learnt, a better first rating never gives a weaker memory, and FSRS accepts it', () => {
  const units = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 17, maxLength: 17 })
  fc.assert(
    fc.property(units, leaning => {
      const found = lean(weights, ofSchool[2] ?? [], leaning)
      expect(found.every(Number.isFinite)).toBe(true)
      const [again = 0, hard = 0, good = 0, easy = 0] = found
      expect([again, hard, good, easy]).toEqual([again, hard, good, easy].sort((one, other) => one - other))
      expect(again).toBeGreaterThanOrEqual(0.01)
      expect(easy).toBeLessThanOrEqual(35)
      expect(found[20]).toBeGreaterThanOrEqual(0.1)
      expect(found[20]).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('a turma keeps the form of the curve that its school has', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 17, maxLength: 17 }), leaning => {
      for (const way of ofClass) expect(lean(weights, way, leaning)[20]).toBe(weights[20])
    }),
  )
})

const one = (grade: number, days: number, kind: Step['kind']): Step => ({
  grade,
  days,
  kind,
  gap: days,
  at: 0,
  shows: true,
})

test.each([2, 0.5])(
  'at a pace of %f a memory stands after as much time where others stand after the usual time',
  pace => {
    const [model, paced] = [modelOf(weights), modelOf(lean(weights, paceAlone, [-Math.log(pace) / 0.5]))]
    const [usual, other] = [
      { stability: 0, difficulty: 0 },
      { stability: 0, difficulty: 0 },
    ]
    const history = [
      one(3, 0, kinds.first),
      one(3, 4, kinds.plain),
      one(1, 12, kinds.plain),
      one(3, 2, kinds.plain),
      one(2, 6, kinds.plain),
    ]
    for (const taken of history) {
      step(model, usual, taken)
      step(paced, other, { ...taken, days: taken.days / pace })
    }
    expect(
      Math.abs(recallAfter(paced, other.stability, 5 / pace) - recallAfter(model, usual.stability, 5)),
    ).toBeLessThan(0.01)
  },
)
