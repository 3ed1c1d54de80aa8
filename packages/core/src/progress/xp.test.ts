import { expect, test } from 'vitest'
import { gameXp, quizXp } from './xp.ts'

test.each([
  [7, 0, 70],
  [7, 5, 20],
  [5, 7, 0],
  [0, 0, 0],
])('%i right after a best of %i pays %i XP', (score, best, xp) => {
  expect(quizXp(score, best)).toBe(xp)
})

test.each([
  [18, 0, 18],
  [18, 2, 18],
  [18, 3, 5],
  [15, 9, 4],
])('a game worth %i XP after %i rounds that day pays %i XP', (xp, before, paid) => {
  expect(gameXp(xp, before)).toBe(paid)
})
