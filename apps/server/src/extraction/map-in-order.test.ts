import { describe, expect, test } from 'vitest'
import { mapInOrder } from './map-in-order.ts'

async function* numbers(count: number) {
  for (let number = 1; number <= count; number++) yield number
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}

describe('mapInOrder', () => {
  test('yields in the order of the source, whichever call ends first', async () => {
    const slowFirst = async (number: number) => {
      for (let turn = 0; turn < 10 - number; turn++) await Promise.resolve()
      return number * 10
    }
    expect(await collect(mapInOrder(numbers(5), 3, slowFirst))).toEqual([10, 20, 30, 40, 50])
  })

  test('has no more calls at work than allowed', async () => {
    let working = 0
    let most = 0
    const counted = async (number: number) => {
      working++
      most = Math.max(most, working)
      await new Promise(done => setImmediate(done))
      working--
      return number
    }
    await collect(mapInOrder(numbers(9), 3, counted))
    expect(most).toBe(3)
  })

  test('rejects at the place of the call that failed', async () => {
    const seen: number[] = []
    const failing = async (number: number) => {
      if (number === 3) throw new Error('three')
      return number
    }
    const read = async () => {
      for await (const number of mapInOrder(numbers(5), 2, failing)) seen.push(number)
    }
    await expect(read()).rejects.toThrow('three')
    expect(seen).toEqual([1, 2])
  })
})
