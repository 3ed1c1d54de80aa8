import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { actsOf, openDevice, steadyDevice } from '../device.ts'

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
