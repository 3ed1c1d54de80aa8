import { expect, test } from 'vitest'
import { certaintyOf } from './certainty.ts'
import fitted from './weights.json' with { type: 'json' }

test('weights add up to odds, and a feature without a weight says nothing', () => {
  const weights = { bias: 0, weights: { sure: Math.log(3) } }
  expect(certaintyOf({}, weights)).toBe(0.5)
  expect(certaintyOf({ sure: 1 }, weights)).toBeCloseTo(0.75, 12)
  expect(certaintyOf({ sure: 1, unheard: 9 }, weights)).toBeCloseTo(0.75, 12)
})

test('what readers struck most of the time is less certain than what they kept', () => {
  const row = certaintyOf({ 'block:table-row': 1, 'family:card:table': 1, docTables: 0.5 })
  const expansion = certaintyOf({ 'pattern:acronym/expansion': 1, 'family:card:acronym': 1, 'answer:expansion': 1 })
  expect(row).toBeLessThan(0.3)
  expect(expansion).toBeGreaterThan(0.8)
})

test('no weight hangs on what is written in one document', () => {
  expect(Object.keys(fitted.weights).filter(name => /^asks:.*\d/u.test(name))).toEqual([])
})
