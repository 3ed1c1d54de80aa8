import { expect, test } from 'vitest'
import { comebackOf, daysAwayOf, usualGoal } from './goal.ts'

test('the usual goal is 30 cards', () => {
  expect(usualGoal).toBe(30)
})

test('days away are those without study in between', () => {
  expect(daysAwayOf(null, '2026-03-10')).toBe(null)
  expect(daysAwayOf('2026-03-10', '2026-03-10')).toBe(0)
  expect(daysAwayOf('2026-03-09', '2026-03-10')).toBe(0)
  expect(daysAwayOf('2026-02-27', '2026-03-03')).toBe(3)
})

test('who comes back begins with at most 20 cards', () => {
  expect(comebackOf(5, 312)).toBe(20)
  expect(comebackOf(3, 7)).toBe(7)
  expect(comebackOf(3, 0)).toBe(null)
  expect(comebackOf(2, 312)).toBe(null)
  expect(comebackOf(null, 5)).toBe(null)
})
