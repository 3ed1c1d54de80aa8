import { answerHeader } from '@capivira/core/http/answer'
import { afterEach, expect, test, vi } from 'vitest'
import early from '../../../public/early.js?raw'
import { ours } from '../../../test/server.ts'
import { fetchCurrentUser } from './current-user.ts'

afterEach(() => vi.unstubAllGlobals())

test('401 is nobody, not an error', async () => {
  vi.stubGlobal('fetch', async () => ours({ message: 'Unauthorized' }, { status: 401 }))
  expect(await fetchCurrentUser()).toBeNull()
})

test('any other refusal is an error with its status, never a sign-out', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(fetchCurrentUser()).rejects.toThrow('HTTP 503')
})

test.each([
  ['a gateway', new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['a portal', new Response('<html>Wi-Fi</html>')],
  ['a sign-in before the server', new Response('<html>Login</html>', { status: 401 })],
  ['JSON of a filter', Response.json({ blocked: true })],
  ['JSON of a portal that wants a sign-in', Response.json({ message: 'Unauthorized' }, { status: 401 })],
])('while %s answers it is the pupil who was here', async (_, answer) => {
  const kept = { id: 'a', firstName: 'Ana', lastName: 'S', level: 1, xp: 8, streak: 1 }
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'capivira:pupil' ? JSON.stringify(kept) : null) })
  vi.stubGlobal('fetch', async () => answer)
  expect(await fetchCurrentUser()).toMatchObject(kept)
})

test('of whoever nobody is known here what a filter says is no person, nor nobody', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ blocked: true }))
  await expect(fetchCurrentUser()).rejects.toThrow('A rede respondeu no lugar da Capivira')
})

test('that of the page itself for nobody, which no server was asked, is believed', async () => {
  const said = /new Response\('\{\}', \{ status: 401, headers: \{ (\w+): '1' \} \}\)/.exec(early)
  expect(said?.[1]).toBe(answerHeader)
})

test('an unreachable server is an error, never a sign-out', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchCurrentUser()).rejects.toThrow('Não conseguimos falar com o servidor')
})

test('the answer asked for before the code arrived is used once', async () => {
  const fetched = vi.fn(async () => ours({ message: 'Unauthorized' }, { status: 401 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { earlyCurrentUser: Promise.resolve(ours({ fullName: 'Ana Souza' })) })
  expect(await fetchCurrentUser()).toEqual({ fullName: 'Ana Souza' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await fetchCurrentUser()).toBeNull()
})
