import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { card } from '../../../../test/lesson.ts'
import { steadyDevice } from '../device.ts'
import { keeperOf } from '../keeper.ts'

const now = () => Date.parse('2026-03-06T12:00:00Z')

test('tasks and the goal are kept, so that the first screen shows them without a network', async () => {
  const keeper = keeperOf(await steadyDevice(), 'a', now)
  for (const address of ['/api/my-assignments', '/api/goals']) {
    keeper.keep(address, { of: address })
    await vi.waitFor(async () => expect(await keeper.find(address)).toEqual({ of: address }))
  }
})

test('what is due is found among downloaded materials, and is unknown where there is none', async () => {
  const onDevice = await steadyDevice()
  const keeper = keeperOf(onDevice, 'b', now)
  expect(await keeper.find('/api/study/today?most=15')).toBeUndefined()
  const cards = [card({ id: 1, nextReview: '2026-03-05T03:00:00Z' }), card({ id: 2 })]
  await onDevice(device => device.put('downloads', { userId: 'b', materialId: 3, title: 'Rios', savedAt: 1 }))
  await onDevice(device => device.put('answers', { userId: 'b', address: '/api/materials/3/cards', answer: cards }))
  // Another pupil's are not theirs.
  await onDevice(device => device.put('downloads', { userId: 'c', materialId: 4, title: 'Mapas', savedAt: 1 }))
  expect(await keeper.find('/api/study/today?most=15')).toMatchObject({ due: 1, cards: [{ id: 1, turn: 'due' }] })
  await onDevice(device => device.put('acts', { userId: 'b', path: '/api/cards/1/review', body: {}, at: 1 }))
  expect(await keeper.find('/api/study/today')).toEqual({ due: 0, cards: [] })
})
