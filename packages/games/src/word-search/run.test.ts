import { expect, test } from 'vitest'
import { isOver, type SearchRun, select } from './run.ts'

const run: SearchRun = {
  placed: [
    [0, 1, 2, 3],
    [5, 20, 35],
  ],
  found: [],
}

test('a word is found by its exact cells, from either end', () => {
  expect(select(run, [3, 2, 1, 0])).toEqual({ run: { ...run, found: [0] }, result: 'found', word: 0 })
  expect(select(run, [5, 20, 35])).toMatchObject({ result: 'found', word: 1 })
})

test('other lines change nothing', () => {
  expect(select(run, [0, 1])).toEqual({ run, result: 'ignored', word: null })
  expect(select(run, [0, 1, 2])).toEqual({ run, result: 'wrong', word: null })
  const once = select(run, [0, 1, 2, 3]).run
  expect(select(once, [0, 1, 2, 3])).toEqual({ run: once, result: 'again', word: 0 })
})

test('the search is over when every word is found', () => {
  expect(isOver(run)).toBe(false)
  expect(isOver({ ...run, found: [1, 0] })).toBe(true)
})
