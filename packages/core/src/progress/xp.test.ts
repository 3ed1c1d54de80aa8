import { expect, test } from 'vitest'
import { quizXp } from './xp.ts'

test.each([
  [7, 0, 70],
  [7, 5, 20],
  [5, 7, 0],
  [0, 0, 0],
])('%i right after a best of %i pays %i XP', (score, best, xp) => {
  expect(quizXp(score, best)).toBe(xp)
})
