import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rating } from '../study/contract.ts'
import { defaultParameters, type Memory, retrievability, schedule } from '../study/schedule.ts'
import { lean, ofSchool } from './leanings.ts'
import { stepOf } from './steps.ts'
import { modelOf, recallAfter, step } from './walk.ts'

const zone = 'America/Sao_Paulo'
const start = new Date('2026-03-02T18:00:00Z')

const rating = fc.constantFrom<Rating>('errei', 'difícil', 'médio', 'fácil')
const minutes = fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 60 * 24 * 90 }))
const freest = ofSchool.at(-1) ?? []
const units = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), {
  minLength: freest.length,
  maxLength: freest.length,
})

test('a memory walked as numbers is the memory that pupils are given, whatever the weights', () => {
  fc.assert(
    fc.property(units, fc.array(fc.tuple(rating, minutes), { minLength: 1, maxLength: 30 }), (leaning, history) => {
      const weights = lean(defaultParameters.weights, freest, leaning)
      const parameters = { ...defaultParameters, weights }
      const [model, strength] = [modelOf(weights), { stability: 0, difficulty: 0 }]
      let memory: Memory | null = null
      let at = start
      for (const [given, waited] of history) {
        at = new Date(at.getTime() + waited * 60_000)
        const taken = stepOf(memory, { rating: given, at, source: 'study' }, zone)
        if (memory) {
          const told: number = retrievability(memory, at, parameters)
          expect(Math.abs(recallAfter(model, strength.stability, taken.gap) - told)).toBeLessThan(1e-5)
        }
        memory = schedule(memory, given, at, zone, parameters)
        step(model, strength, taken)
        expect(strength.stability / memory.stability).toBeCloseTo(1, 4)
        expect(strength.difficulty).toBeCloseTo(memory.difficulty, 4)
      }
    }),
  )
})
