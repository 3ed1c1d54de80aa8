import { expect, test } from 'vitest'
import { inLanes } from './lanes.ts'

/** Tasks that end when they are told to, and the order in which things happened. */
function tasks(count: number) {
  const told: string[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, at) => async () => {
    told.push(`begins ${at}`)
    await promise
    told.push(`ends ${at}`)
    return at * 10
  })
  return { all, told, ends }
}

const moment = () => new Promise(resolve => setImmediate(resolve))

test('so many at a time, the next as soon as one is done, and results in the order of the tasks', async () => {
  const { all, told, ends } = tasks(3)
  const done = inLanes(2, all)
  await moment()
  expect(told).toEqual(['begins 0', 'begins 1'])
  ends[1]?.resolve()
  await moment()
  expect(told).toEqual(['begins 0', 'begins 1', 'ends 1', 'begins 2'])
  ends[2]?.resolve()
  ends[0]?.resolve()
  expect(await done).toEqual([0, 10, 20])
})

test('none begins after one that failed, which fails all', async () => {
  const { all, told, ends } = tasks(3)
  const done = inLanes(1, all)
  ends[0]?.reject(new Error('broken'))
  await expect(done).rejects.toThrow('broken')
  await moment()
  expect(told).toEqual(['begins 0'])
})

test('nothing to do is done', async () => {
  expect(await inLanes(2, [])).toEqual([])
})
