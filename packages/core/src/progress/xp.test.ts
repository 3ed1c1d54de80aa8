import { expect, test } from 'vitest'
import { gameXp, roundXp } from './xp.ts'

test.each([
  ['a bare score', { best: 0, right: [] }, { score: 7 }, 70],
  ['a better one', { best: 5, right: [] }, { score: 7 }, 20],
  ['a worse one', { best: 7, right: [] }, { score: 5 }, 0],
  ['answers', { best: 0, right: [] }, { right: [1, 2, 3] }, 30],
  ['other questions of a second round', { best: 0, right: [1, 2, 3] }, { right: [3, 4, 5] }, 20],
  ['the same questions again', { best: 0, right: [1, 2] }, { right: [2, 1] }, 0],
  ['answers after a claimed score of as many', { best: 3, right: [] }, { right: [1, 2, 3] }, 0],
  ['more answers than were claimed', { best: 3, right: [1, 2, 3] }, { right: [4] }, 10],
  ['a claimed score after answers', { best: 0, right: [1, 2] }, { score: 5 }, 30],
] as const)('a round pays each question once a day: %s', (_, paid, round, xp) => {
  expect(roundXp(paid, round)).toBe(xp)
})

test.each([
  [18, 0, 18],
  [18, 2, 18],
  [18, 3, 5],
  [15, 9, 4],
])('a game worth %i XP after %i rounds that day pays %i XP', (xp, before, paid) => {
  expect(gameXp(xp, before)).toBe(paid)
})
