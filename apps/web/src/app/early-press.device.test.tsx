import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { entry } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { openDevice } from '../features/offline/device.ts'

// A browser in which materials can be downloaded, and one that opens nothing before the page is at rest.
const rest = vi.hoisted(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true })
  return Promise.withResolvers<void>()
})

test('what is pressed before the device is open waits for it: a download, and leaving with unsent acts', async () => {
  const who = pupil()
  const device = await openDevice()
  await device.put('acts', { userId: who.id, path: '/api/study', body: { cardId: 9 }, at: 1 })
  device.close()
  vi.stubGlobal('requestIdleCallback', (then: () => void) => void rest.promise.then(then))
  Object.defineProperty(navigator, 'locks', { value: { request: (_: string, work: () => unknown) => work() } })
  const { materialId, title } = entry()
  const noNetwork = new TypeError('Failed to fetch')
  const server = open('/study-materials', who, {
    'GET /api/progress': [entry()],
    [`GET /api/materials/${materialId}`]: {},
    [`GET /api/materials/${materialId}/cards`]: [],
    [`GET /api/materials/${materialId}/quiz-questions`]: [],
    'POST /api/study': noNetwork,
    'POST /api/logout': {},
  })
  fireEvent.click(await screen.findByRole('button', { name: `Baixar para estudar sem internet: ${title}` }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(server.sentTo('POST /api/logout')).toEqual([])
  rest.resolve()
  expect(await screen.findByText('Neste aparelho')).toBeTruthy()
  expect(await screen.findByText('Sair e perder o que não foi enviado?')).toBeTruthy()
  expect(server.sentTo('POST /api/logout')).toEqual([])
  // Sent while it is asked: nothing would be lost any more, and who wanted to leave leaves.
  server.change({ 'POST /api/study': { xpGained: 1 } })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(server.sentTo('POST /api/logout')).toHaveLength(1))
})
