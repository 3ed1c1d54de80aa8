import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const items = ['a', 'b', 'c', 'd', 'e']

test('a list is cut into pages', () => {
  expect(pageOf(items, 1, 2)).toEqual({ page: 1, last: 3, shown: ['a', 'b'] })
  expect(pageOf(items, 3, 2)).toEqual({ page: 3, last: 3, shown: ['e'] })
  expect(pageOf(items, 1, 5)).toEqual({ page: 1, last: 1, shown: items })
  expect(pageOf([], 1, 5)).toEqual({ page: 1, last: 1, shown: [] })
})

test('whatever stands in the address, there is a page', () => {
  expect(pageOf(items, 99, 2)).toEqual({ page: 3, last: 3, shown: ['e'] })
  for (const nonsense of [0, -4, Number.NaN, 0.5, Number.NEGATIVE_INFINITY])
    expect(pageOf(items, nonsense, 2).page).toBe(1)
})
