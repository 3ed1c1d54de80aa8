// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterUpdate } from './reload-after-update.ts'

const page = (entry: string) =>
  '<html><head><meta name="school-time-zone" content="America/Sao_Paulo"><script type="module" ' +
  `src="/assets/${entry}"></script></head></html>`

const reload = vi.fn()
reloadAfterUpdate()

beforeEach(() => {
  document.documentElement.innerHTML = page('index-old.js')
  history.replaceState(null, '')
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockClear()
})

/** A file of the page does not come while the server answers its address like this. */
async function missWhile(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await new Promise(resolve => setTimeout(resolve, 5))
}

const html =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status })

test('where the server has another version, one reload brings it', async () => {
  await missWhile(html(page('index-new.js')))
  expect(reload).toHaveBeenCalledOnce()
})

test('where the reload brought the old version back, there is no second one', async () => {
  await missWhile(html(page('index-new.js')))
  await missWhile(html(page('index-new.js')))
  expect(reload).toHaveBeenCalledOnce()
  await missWhile(html(page('index-newer.js')))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('what the page noted of itself stays', async () => {
  history.replaceState({ scrolled: 3 }, '')
  await missWhile(html(page('index-new.js')))
  expect(history.state).toEqual({ scrolled: 3, reloadedFor: '/assets/index-new.js' })
})

test('neither forbidden nor full storage keeps it from coming', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  await missWhile(html(page('index-new.js')))
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['the same version', html(page('index-old.js'))],
  ['a gateway', html('<html>502 Bad Gateway</html>', 502)],
  ['our page with a failure', html(page('index-new.js'), 503)],
  ['a portal with scripts of its own', html('<html><script src="/assets/index-portal.js"></script></html>')],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s answers, the page stays', async (_, answer) => {
  await missWhile(answer)
  expect(reload).not.toHaveBeenCalled()
})
