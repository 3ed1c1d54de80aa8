import { expect, test } from 'vitest'
import { achievements } from './catalog.ts'

test('there are at least 25, of every type, each with its own id and name', () => {
  expect(achievements.length).toBeGreaterThanOrEqual(25)
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
  expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length)
  // Earned ones are told apart by their pictures.
  expect(new Set(achievements.map(({ icon }) => icon)).size).toBe(achievements.length)
  expect([...new Set(achievements.map(({ type }) => type))].sort()).toEqual([
    'cards',
    'level',
    'quiz',
    'special',
    'streak',
  ])
})

test('along one metric, more asked is more paid', () => {
  for (const one of achievements)
    for (const other of achievements)
      if (one.metric === other.metric && one.requirement < other.requirement)
        expect(one.xpReward).toBeLessThan(other.xpReward)
})

test('every reward is positive and every text ends as a sentence', () => {
  for (const { xpReward, description, name } of achievements) {
    expect(xpReward).toBeGreaterThan(0)
    expect(description).toMatch(/\.$/)
    expect(name.length).toBeLessThanOrEqual(30)
  }
})

test('what cards and reviews pay', () => {
  const paid = achievements.filter(({ type }) => type === 'cards')
  expect(paid.map(({ metric, requirement, xpReward }) => [metric, requirement, xpReward])).toEqual([
    ['cards', 1, 10],
    ['cards', 10, 20],
    ['cards', 25, 25],
    ['cards', 50, 40],
    ['cards', 100, 60],
    ['cards', 250, 100],
    ['cards', 500, 150],
    ['reviews', 100, 40],
    ['reviews', 1000, 200],
  ])
})
