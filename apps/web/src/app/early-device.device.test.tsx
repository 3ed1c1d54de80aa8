import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { options } from 'preact'
import { expect, test, vi } from 'vitest'
import { entry } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { openDevice } from '../features/offline/device.ts'

test('before a screen can ask for anything it is known that there is a device, for which it waits', async () => {
  const who = pupil()
  localStorage.setItem(
    'capivira:pupil',
    JSON.stringify({ id: who.id, firstName: 'Pessoa', level: 1, xp: 0, streak: 0 }),
  )
  const device = await openDevice()
  await device.put('answers', { userId: who.id, address: '/api/progress', answer: [entry()] })
  device.close()
  const rest = Promise.withResolvers<void>()
  const begin = vi.fn((then: () => void) => void rest.promise.then(then))
  vi.stubGlobal('requestIdleCallback', begin)
  const noNetwork = new TypeError('Failed to fetch')
  const asked = Promise.withResolvers<Error>()
  open('/study-materials', who, { 'GET /api/auth/user': asked.promise, 'GET /api/progress': noNetwork })
  // What the screens do once they were drawn comes with a frame: none comes for now.
  const frames: (() => void)[] = []
  const soon = options.requestAnimationFrame
  options.requestAnimationFrame = draw => void frames.push(draw)
  asked.resolve(noNetwork)
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce(), 5_000)
  options.requestAnimationFrame = soon
  for (const draw of frames) draw()
  rest.resolve()
  expect(await screen.findByRole('link', { name: `Flip cards de ${entry().title}` })).toBeTruthy()
})
