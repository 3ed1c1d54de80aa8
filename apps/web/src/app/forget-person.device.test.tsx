import 'fake-indexeddb/auto'
import { usualComfort } from '@capivira/core/accounts/comfort-choices'
import { keepPicture } from '@capivira/games/coloring/kept-pictures'
import { keepRound } from '@capivira/games/kit/kept-round'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { forgetPerson } from '../features/accounts/forget-person.ts'
import { keepDraft } from '../features/drafts/drafts.ts'
import { openDevice } from '../features/offline/device.ts'
import { startKeeping } from '../features/offline/session.ts'
import { applyComfort } from '../lib/comfort.ts'
import { keepScrollPlaces } from '../lib/scroll-places.ts'

const stroke = { imageId: 'geografia-rural-0', deeds: [{ kind: 'fill' as const, area: 1, color: 3 }] }

/** Everything on this device, as one text. */
async function onDevice(): Promise<string> {
  const device = await openDevice()
  const stores = ['answers', 'downloads', 'acts'] as const
  const kept = await Promise.all(stores.map(name => device.getAll(name)))
  device.close()
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, kept])
}

async function fill(userId: string): Promise<void> {
  localStorage.setItem(`capivira.round.${userId}.memory-game`, '{"at":1,"state":{}}')
  localStorage.setItem(`capivira:turma:${userId}`, '3')
  keepPicture(userId, stroke)
  keepDraft(userId, 'problema', { value: 'o que escrevi', open: true })
  const device = await openDevice()
  await device.put('answers', { userId, address: '/api/progress', answer: { xp: 7 } })
  await device.put('downloads', { userId, materialId: 4, title: 'A água', savedAt: 1 })
  await device.put('acts', { userId, path: '/api/study', body: { cardId: 9 }, at: 1 })
  device.close()
}

test('of who leaves nothing stays on the device, whatever the page still tells then; of others all does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('scrollTo', () => {})
  Object.defineProperty(navigator, 'locks', { value: { request: (_: string, work: () => unknown) => work() } })
  await fill('bia')
  const others = await onDevice()
  expect(others.split('bia').length).toBeGreaterThan(5)

  await fill('ana')
  const who = { id: 'ana', firstName: 'Ana', level: 2, xp: 7, streak: 1 }
  localStorage.setItem('capivira:pupil', JSON.stringify(who))
  applyComfort({
    ...usualComfort,
    reading: 'comfortable',
    textSize: 'large',
    motion: 'reduced',
    time: 'off',
    readAloud: true,
    distantVoice: true,
  })
  keepScrollPlaces()
  startKeeping({ id: 'ana', userType: 'student' }, new QueryClient(), () => {})
  keepRound({ userId: 'ana', gameId: 'word-search-game' }, { found: ['rio'] })

  // Before the device is open.
  await forgetPerson('ana')
  keepRound({ userId: 'ana', gameId: 'word-search-game' }, { found: ['rio', 'mar'] })
  keepPicture('ana', stroke)
  dispatchEvent(new Event('pagehide'))
  // What others had read goes when another pupil's device is opened; what they did and did not send stays.
  const left = await onDevice()
  expect(left).not.toContain('ana')
  expect(left).not.toContain('Ana')
  expect(Object.keys(localStorage).sort()).toEqual([
    'capivira.coloring.bia',
    'capivira.round.bia.memory-game',
    'capivira:turma:bia',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['capivira:draft:bia:problema'])
  expect(JSON.parse(left)[2][2]).toMatchObject([{ userId: 'bia', path: '/api/study', body: { cardId: 9 } }])
})
