import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

const graph = (edges: Readonly<Record<string, readonly string[]>>) => circlesOf(new Map(Object.entries(edges)))

test('finds files that reach each other, and none where the imports go one way', () => {
  expect(graph({ a: ['b'], b: ['c'], c: ['b', 'elsewhere'], d: ['a'] })).toEqual([['b', 'c']])
  expect(graph({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([])
})

test('keeps two circles apart that only one import joins', () => {
  expect(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] })).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
