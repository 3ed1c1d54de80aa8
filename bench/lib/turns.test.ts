import { expect, test } from 'vitest'
import { byTurns, ratioOf } from './turns.ts'

test('takes the two by turns, the first one first and then the other way round', async () => {
  const order: string[] = []
  const take = (name: string, cost: number) => async () => {
    order.push(name)
    return cost
  }
  const { ratio, first, second } = await byTurns(4, take('a', 10), take('b', 12))
  expect(order.join('')).toBe('abbaabba')
  expect([ratio.median, first, second]).toEqual([1.2, 10, 12])
})

test('gives the ranks of the sign test as interval', () => {
  const twelve = Array.from({ length: 12 }, (_, n) => n + 1)
  // P(Bin(12, 1/2) < 3) = 79 / 4096 = 1.9 %, and of < 4 it is 7.3 %.
  expect(ratioOf(twelve)).toEqual({ median: 7, low: 3, high: 10 })
  const ten = Array.from({ length: 10 }, (_, n) => n + 1)
  expect(ratioOf(ten)).toEqual({ median: 6, low: 2, high: 9 })
})

test('gives the least and the greatest of few', () => {
  expect(ratioOf([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 })
  expect(ratioOf([1, 2, 3, 4, 5, 6])).toEqual({ median: 4, low: 1, high: 6 })
})
