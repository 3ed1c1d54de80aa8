import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import early from '../../public/early.js?raw'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="app"><div role="status">Carregando...</div></div>'
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  history.replaceState(null, '')
})

afterEach(() => {
  window.hasBegun?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** Runs what stands in the page before our code; answers how often the page was loaded anew. */
function runEarly() {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  new Function(early)()
  return reload
}

/** The browser tells that a script did not come. */
function lose(src: string): void {
  const script = document.createElement('script')
  script.src = src
  // Put in without its source: nothing is to be fetched here.
  script.type = 'text/plain'
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
}

const entry = () => `${location.origin}/assets/index-DPU8z-O4.js`

test('code that does not come is asked for once more, then the page says so in place of loading for ever', async () => {
  const reload = runEarly()
  lose(entry())
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).toHaveBeenCalledOnce()
  expect(document.body.textContent).toContain('Carregando...')

  runEarly()
  lose(entry())
  expect(document.querySelector('h1')?.textContent).toBe('A Capivira não abriu')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Veja se o Wi-Fi pede para entrar')
  document.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('code that the browser cannot read, or that was cut, is told as well; that of an extension is not ours', () => {
  history.replaceState({ askedAgain: true }, '')
  runEarly()
  window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }))
  lose('chrome-extension://abc/other.js')
  expect(document.querySelector('h1')).toBeNull()
  window.dispatchEvent(new ErrorEvent('error', { filename: entry() }))
  expect(document.querySelector('h1')?.textContent).toBe('A Capivira não abriu')
})

test('a network that swallows the code is told after 20 seconds; the application takes its place when it comes', () => {
  runEarly()
  vi.advanceTimersByTime(19_000)
  expect(document.querySelector('h1')).toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(document.querySelector('h1')?.textContent).toBe('Está demorando para abrir')
  window.hasBegun?.()
  expect(document.querySelector('h1')).toBeNull()
})

test('once the application draws, nothing of it is left', () => {
  const reload = runEarly()
  window.hasBegun?.()
  lose(entry())
  vi.advanceTimersByTime(60_000)
  expect(document.querySelector('h1')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
