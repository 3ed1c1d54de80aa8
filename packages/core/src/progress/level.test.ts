import { expect, test } from 'vitest'
import { levelStanding, playerLevel } from './level.ts'

test.each([
  [0, { level: 1, into: 0, missing: 1000, percentage: 0 }],
  [999, { level: 1, into: 999, missing: 1, percentage: 99 }],
  [1000, { level: 2, into: 0, missing: 1000, percentage: 0 }],
  [1240, { level: 2, into: 240, missing: 760, percentage: 24 }],
])('%i XP on the core scale', (xp, standing) => {
  expect(levelStanding(xp)).toEqual(standing)
})

test('the player level takes 100 XP', () => {
  expect(playerLevel(1240)).toEqual({ level: 13, into: 40, missing: 60, percentage: 40 })
})
