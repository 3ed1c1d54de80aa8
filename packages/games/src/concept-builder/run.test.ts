import { expect, test } from 'vitest'
import type { ConceptBuilderDealt } from './rules.ts'
import { type ConceptRun, groupedIn, joinedIn, newRun, partOf, wastedTries } from './run.ts'

const pair = (pairId: number, heading: number | null) => ({
  pairId,
  term: `termo ${pairId}`,
  definition: `definição ${pairId}`,
  heading,
  page: 1,
  quote: null,
  cardId: null,
})
const dealt: ConceptBuilderDealt = {
  difficulty: 'easy',
  pairs: [pair(1, 0), pair(2, 1)],
  definitions: [2, 1],
  headings: ['A', 'B'],
}
const joined: ConceptRun = {
  joins: [
    { term: 1, definition: 2 },
    { term: 1, definition: 1 },
    { term: 2, definition: 2 },
  ],
  groups: [],
}

test('first the joining, then the grouping, then it is over', () => {
  expect(partOf(newRun, dealt)).toBe('join')
  expect([...joinedIn(joined)]).toEqual([1, 2])
  expect(partOf(joined, dealt)).toBe('group')
  const grouped = {
    ...joined,
    groups: [
      { term: 1, heading: 1 },
      { term: 1, heading: 0 },
      { term: 2, heading: 1 },
    ],
  }
  expect([...groupedIn(grouped, dealt)]).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(partOf(grouped, dealt)).toBe('over')
})

test('without headings the joining is all', () => {
  expect(partOf(joined, { ...dealt, headings: [] })).toBe('over')
})

test('tries beyond the first are counted over both parts', () => {
  const run = {
    ...joined,
    groups: [
      { term: 1, heading: 1 },
      { term: 1, heading: 0 },
    ],
  }
  expect(wastedTries(1, run)).toBe(2)
  expect(wastedTries(2, run)).toBe(0)
})
