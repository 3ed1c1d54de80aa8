import { afterEach, expect, test, vi } from 'vitest'
import { fetchCurrentUser } from './current-user.ts'

afterEach(() => vi.unstubAllGlobals())

test('401 is nobody, not an error', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthorized' }, { status: 401 }))
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
])('while %s answers it is the pupil who was here', async (_, answer) => {
  const kept = { id: 'a', firstName: 'Ana', level: 1, xp: 8, streak: 1 }
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'capivira:pupil' ? JSON.stringify(kept) : null) })
  vi.stubGlobal('fetch', async () => answer)
  expect(await fetchCurrentUser()).toMatchObject(kept)
})

test('an unreachable server is an error, never a sign-out', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchCurrentUser()).rejects.toThrow('Não conseguimos falar com o servidor')
})

test('the answer asked for before the code arrived is used once', async () => {
  const fetched = vi.fn(async () => Response.json({ message: 'Unauthorized' }, { status: 401 }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { earlyCurrentUser: Promise.resolve(Response.json({ fullName: 'Ana Souza' })) })
  expect(await fetchCurrentUser()).toEqual({ fullName: 'Ana Souza' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await fetchCurrentUser()).toBeNull()
})
