import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import early from '../../public/early.js?raw'
import { askForLetters } from './letters.ts'

const root = document.documentElement
/** What the page says before anything else runs. */
function open(meta: string): void {
  document.head.innerHTML = meta
  new Function(early)()
}
const later = '<meta name="letters" content="later">'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
})
afterEach(() => {
  document.head.innerHTML = ''
  // What the script has asked is no answer to what other files open.
  delete window.earlyCurrentUser
  delete window.earlyCalls
  localStorage.clear()
  delete root.dataset.letters
  vi.unstubAllGlobals()
})

test('fonts come at once where the page does not say otherwise', () => {
  open('')
  expect(root.dataset.letters).toBe('')
})

test('where a first screen comes before them, they are shown on the next one, and at once the next time', () => {
  open(later)
  expect(root.dataset.letters).toBeUndefined()
  askForLetters()
  expect(root.dataset.letters).toBeUndefined()
  window.dispatchEvent(new Event('pushState'))
  expect(root.dataset.letters).toBe('')
  delete root.dataset.letters
  open(later)
  expect(root.dataset.letters).toBe('')
})

test('a browser that keeps nothing gets them late each time', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  open(later)
  expect(root.dataset.letters).toBeUndefined()
  askForLetters()
  window.dispatchEvent(new Event('pushState'))
  expect(root.dataset.letters).toBe('')
})
