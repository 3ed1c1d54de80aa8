import { answerHeader } from '@capivira/core/http/answer'
import { afterEach, expect, test, vi } from 'vitest'
import { isOwnAnswer, isServerBehind } from './own-answer.ts'

afterEach(() => vi.unstubAllGlobals())

const marked = { headers: { [answerHeader]: '1' } }
const health = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )

test('what has the mark is believed unasked', async () => {
  health(() => new Response())
  expect(await isOwnAnswer(new Response('no JSON', marked), 'no JSON')).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['has the mark', () => Response.json({ status: 'starting' }, { status: 503, ...marked })],
  ['says that it is well, where a proxy takes the mark from all', () => new Response('{"status":"ok"}')],
])('without the mark JSON is believed while our server %s', async (_, answer) => {
  health(answer)
  expect(await isOwnAnswer(Response.json({ message: 'Não' }, { status: 400 }), '{"message":"Não"}')).toBe(true)
  expect(await isOwnAnswer(new Response(null, { status: 204 }), '')).toBe(true)
  expect(await isOwnAnswer(new Response('<html>'), '<html>')).toBe(false)
})

test.each([
  ['a filter', () => Response.json({ blocked: true })],
  ['a filter that has a state of its own', () => Response.json({ status: 'blocked' })],
  ['a gateway', () => new Response('{"status":"ok"}', { status: 502 })],
])('while %s answers for our server nothing without the mark is', async (_, answer) => {
  health(answer)
  expect(await isServerBehind()).toBe(false)
  expect(await isOwnAnswer(Response.json([]), '[]')).toBe(false)
})

test('without a network nothing is', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await isServerBehind()).toBe(false)
})
