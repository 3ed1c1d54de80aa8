import { afterEach, vi } from 'vitest'

// One process serves many files. Each has modules of its own, as a page that is loaded anew.
vi.resetModules()
// Nor has it what public/early.js asked for in another file's tests, to which nobody may have listened.
for (const asked of ['earlyCurrentUser', 'earlyCalls', 'hasBegun']) Reflect.deleteProperty(globalThis, asked)
const { cleanup, configure } = await import('@testing-library/react')
const { options } = await import('preact')

// Effects come with the next turn, also where a test has stopped the clock: there are no frames to wait for.
options.requestAnimationFrame = queueMicrotask

// The DOM of the tests goes on naming some elements that have gone; a page has the same names for others.
document.getElementById = id => document.querySelector(`[id=${JSON.stringify(id)}]`)

// A screen is loaded and drawn for the first time on a machine that may have much else to do.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
