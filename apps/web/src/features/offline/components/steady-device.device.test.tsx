import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { card } from '../../../../test/lesson.ts'
import { serve } from '../../../../test/server.ts'
import { actsOf, openDevice, steadyDevice } from '../device.ts'
import { downloadsOf } from '../downloads.ts'
import { keeperOf } from '../keeper.ts'

test('a connection that the phone has ended is opened again, and what was to be kept is kept', async () => {
  let opened = 0
  let current: { close: () => void } | undefined
  const onDevice = await steadyDevice(async onClosed => {
    opened++
    const device = await openDevice(onClosed)
    current = device
    return device
  })
  const acts = actsOf(onDevice, 'ana')
  // Closed from outside without a word, as iOS does: every transaction throws from now on.
  current?.close()
  expect(await acts.all()).toEqual([])
  expect(opened).toBe(2)
  await onDevice(device => device.put('downloads', { userId: 'ana', materialId: 7, title: 'Rios', savedAt: 1 }))
  current?.close()
  expect(await onDevice(device => device.get('downloads', ['ana', 7]))).toMatchObject({ title: 'Rios' })
  expect(opened).toBe(3)
})

test('what fails on a new connection, too, is told', async () => {
  const onDevice = await steadyDevice()
  await expect(onDevice(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('a material is downloaded, read and taken away after the phone ended the connection', async () => {
  let current: { close: () => void } | undefined
  const onDevice = await steadyDevice(async onClosed => {
    const device = await openDevice(onClosed)
    current = device
    return device
  })
  const downloads = await downloadsOf(onDevice, 'bia', () => 1)
  const keeper = keeperOf(onDevice, 'bia', () => 1)
  serve({
    'GET /api/materials/3': {},
    'GET /api/materials/3/cards': [card({ id: 5 })],
    'GET /api/materials/3/quiz-questions': [],
  })
  current?.close()
  await downloads.add({ id: 3, title: 'Plantas' })
  expect([...downloads.current().keys()]).toEqual([3])
  current?.close()
  expect(await keeper.find('/api/materials/3/cards')).toMatchObject([{ id: 5 }])
  current?.close()
  keeper.keep('/api/goals', { cards: 10 })
  await vi.waitFor(async () => expect(await keeper.find('/api/goals')).toEqual({ cards: 10 }))
  current?.close()
  await downloads.remove(3)
  expect(downloads.current().size).toBe(0)
})

test('what changes or clears the device from another tab does not wait for this one', async () => {
  const closed = vi.fn()
  await openDevice(closed)
  const deleted = new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase('capivira')
    asked.onsuccess = () => resolve('deleted')
    asked.onblocked = () => reject(new Error('blocked'))
  })
  expect(await deleted).toBe('deleted')
  expect(closed).toHaveBeenCalledOnce()
})
