import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { gameId } from './contract.ts'

test('the catalogue begins with the games of the specification, with the sliding puzzle', () => {
  expect(
    catalog
      .slice(0, 8)
      .map(({ id, xpReward, difficulty, category, estimatedTime, unlockLevel }) => [
        id,
        xpReward,
        difficulty,
        category,
        estimatedTime,
        unlockLevel,
      ]),
  ).toEqual([
    ['memory-cards', 15, 'fácil', 'Memória', '5-8 min', 1],
    ['quick-quiz', 20, 'médio', 'Conhecimento', '3-5 min', 1],
    ['word-puzzle', 18, 'médio', 'Vocabulário', '7-10 min', 1],
    ['geo-explorer', 50, 'difícil', 'Geografia', '15-20 min', 1],
    ['coloring-game', 20, 'fácil', 'Criatividade', '15-20 min', 1],
    ['geo-exploradores', 33, 'médio', 'Geografia', '5-10 min', 1],
    ['timeline-challenge', 22, 'médio', 'Sequência', '8-12 min', 1],
    ['concept-builder', 25, 'médio', 'Conexões', '10-12 min', 1],
  ])
})

test('every game has an id, a folder and a route of its own, and calls take its id', () => {
  for (const own of ['id', 'folder', 'route'] as const)
    expect(new Set(catalog.map(info => info[own])).size).toBe(catalog.length)
  expect(catalog.filter(({ id }) => gameId.safeParse(id).success)).toHaveLength(catalog.length)
  expect(gameId.safeParse('memory').success).toBe(false)
})

test('the five games of the specification that have routes keep them', () => {
  expect(Object.fromEntries(catalog.map(({ id, route }) => [id, route]))).toMatchObject({
    'memory-cards': '/games/memory',
    'quick-quiz': '/games/lightning-quiz',
    'word-puzzle': '/games/word-search',
    'geo-explorer': '/games/geo-explorer',
    'coloring-game': '/coloring-game',
    'geo-exploradores': '/geo-exploradores',
  })
})

test('every description is one sentence', () => {
  for (const { description } of catalog) expect(description).toMatch(/^[A-ZÀ-Ú][^.]+\.$/u)
})
