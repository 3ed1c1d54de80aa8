import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ours } from '../../test/server.ts'
import { guardKeptPage } from './kept-page.ts'
import { isFor, newPage } from './person.ts'

const reload = vi.fn()
let stop: () => void
beforeEach(() => {
  newPage()
  reload.mockClear()
  stop = guardKeptPage(reload)
})
afterEach(() => {
  stop()
  newPage()
  document.documentElement.style.visibility = ''
  vi.unstubAllGlobals()
})

/** What a step back to the page ends with, while the server answers so. */
async function stepBack(answer: () => Promise<Response>, persisted = true): Promise<'shown' | 'loaded anew'> {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  if (persisted) expect(document.documentElement.style.visibility).toBe('hidden')
  await vi.waitFor(() =>
    expect(document.documentElement.style.visibility === '' || reload.mock.calls.length > 0).toBe(true),
  )
  return reload.mock.calls.length > 0 ? 'loaded anew' : 'shown'
}
const ana = async () => ours({ id: 'ana' })
const nobody = async () => ours({ message: 'Unauthorized' }, { status: 401 })

test('a page is shown again to the person it was for, also who signed in without loading it', async () => {
  isFor('ana')
  expect(await stepBack(ana)).toBe('shown')
})

test('and loaded anew for another, for nobody, and where it was nobody’s', async () => {
  expect(await stepBack(ana)).toBe('loaded anew')
  isFor('bia')
  reload.mockClear()
  expect(await stepBack(ana)).toBe('loaded anew')
  reload.mockClear()
  expect(await stepBack(nobody)).toBe('loaded anew')
})

test.each([
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a gateway answers', async () => new Response('<html>', { status: 502 })],
  ['a filter answers', async () => Response.json({ id: 'filter' })],
])('while %s it stays, with what was typed', async (_, answer) => {
  isFor('ana')
  expect(await stepBack(answer)).toBe('shown')
})

test('a page that is loaded is not kept from sight', async () => {
  expect(await stepBack(ana, false)).toBe('shown')
})
