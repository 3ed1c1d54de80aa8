import { expect, test } from 'vitest'
import { firstOf, groupsOf, type Shown } from './groups.ts'

const one = (id: string, type: Shown['type'], requirement: number): Shown => ({
  id,
  name: id,
  description: '',
  icon: 'card',
  xpReward: 10,
  type,
  requirement,
})
const all = [
  one('cards-1', 'cards', 1),
  one('cards-10', 'cards', 10),
  one('cards-50', 'cards', 50),
  one('reviews-100', 'cards', 100),
  one('games-1', 'special', 1),
  one('level-2', 'level', 2),
]

test('groups in their order; in each the nearest to earn first, then what is held, the newest first', () => {
  const held = ['cards-10', 'cards-1'].map(id => ({
    ...one(id, 'cards', 1),
    achievementId: id,
    unlockedAt: '2026-03-02T12:00:00.000Z',
  }))
  const groups = groupsOf(all, held, { 'cards-50': 20, 'reviews-100': 90, 'level-2': 1 })
  expect(groups.map(({ name, achievements }) => [name, achievements.map(({ id }) => id)])).toEqual([
    ['Cards', ['reviews-100', 'cards-50', 'cards-10', 'cards-1']],
    ['Nível de estudo', ['level-2']],
    ['Desafios, materiais e jogos', ['games-1']],
  ])
})

test('of two equally near the smaller comes first', () => {
  expect(groupsOf(all, [], {})[0]?.achievements.map(({ id }) => id)).toEqual([
    'cards-1',
    'cards-10',
    'cards-50',
    'reviews-100',
  ])
})

test('of the groups so many achievements, from the first on, and no group without one', () => {
  const groups = groupsOf(all, [], {})
  const ids = (count: number) => firstOf(groups, count).map(({ achievements }) => achievements.length)
  expect([ids(0), ids(3), ids(4), ids(5), ids(99)]).toEqual([[], [3], [4], [4, 1], [4, 1, 1]])
})
