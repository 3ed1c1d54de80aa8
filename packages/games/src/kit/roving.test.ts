import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAfterKey } from './roving.ts'

const board = { columns: 4, count: 10 }

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 4],
  ['ArrowLeft', 5, 4],
  ['ArrowUp', 1, 1],
  ['ArrowUp', 9, 5],
  ['ArrowDown', 5, 9],
  ['ArrowDown', 6, 6],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
  ['Enter', 5, null],
  ['a', 5, null],
])('%s from cell %d leads to %s', (key, from, to) => {
  expect(cellAfterKey({ key }, from, board)).toBe(to)
})

test('with Ctrl, Home and End go to the ends of the board', () => {
  expect(cellAfterKey({ key: 'Home', ctrlKey: true }, 6, board)).toBe(0)
  expect(cellAfterKey({ key: 'End', ctrlKey: true }, 1, board)).toBe(9)
})

test('no key leads off the board', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
  const boards = fc.record({ columns: fc.integer({ min: 1, max: 15 }), count: fc.integer({ min: 1, max: 225 }) })
  fc.assert(
    fc.property(boards, fc.array(fc.constantFrom(...keys)), fc.boolean(), (any, walk, ctrlKey) => {
      let at = 0
      for (const key of walk) at = cellAfterKey({ key, ctrlKey }, at, any) ?? -1
      return at >= 0 && at < any.count
    }),
  )
})
