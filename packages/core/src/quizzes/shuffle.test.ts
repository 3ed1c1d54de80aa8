import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffle } from './shuffle.ts'

test('choosing always the last turns the values round, always the first keeps them', () => {
  expect(shuffle(['a', 'b', 'c'], below => below - 1)).toEqual(['c', 'b', 'a'])
  expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['a', 'b', 'c'])
})

test('nothing is lost and nothing is added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (values, salt) => {
      let step = salt
      const mixed = shuffle(values, below => {
        step = (step * 31 + 7) % 1_000_003
        return step % below
      })
      expect([...mixed].sort()).toEqual([...values].sort())
    }),
  )
})
