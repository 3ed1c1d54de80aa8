import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backSteps, type Opened } from './back-steps.ts'

type Entry = { path: string; state: unknown }

/** A tab that was opened at '/before' and went on to '/page', with its history and what is open over its pages. */
function newTab() {
  const entries: Entry[] = [
    { path: '/before', state: null },
    { path: '/page', state: null },
  ]
  let shown = 1
  let names = 0
  const here = () => entries[shown] ?? { path: '', state: null }
  const add = (entry: Entry) => {
    entries.splice(shown + 1, entries.length, entry)
    shown++
  }
  const go = (by: 1 | -1) => {
    if (!entries[shown + by]) return
    shown += by
    steps.popped()
  }
  const waiting: (() => void)[] = []
  const start = () =>
    backSteps(
      {
        state: () => here().state,
        path: () => here().path,
        push: state => add({ path: here().path, state: structuredClone(state) }),
        stamp: state => {
          here().state = structuredClone(state)
        },
        back: () => go(-1),
        later: act => waiting.push(act),
      },
      () => `page ${names++}`,
    )
  let steps = start()
  /** Names of the windows that are open. */
  const open: string[] = []
  const windows = new Map<string, Opened>()
  const close = (name: string) => {
    const one = windows.get(name)
    if (one) steps.closed(one)
    windows.delete(name)
    open.splice(open.indexOf(name), 1)
  }
  return {
    open,
    path: () => here().path,
    entries: () => entries.length,
    openWindow(name: string, refuses = false) {
      const one = { close: () => refuses || close(name) }
      open.push(name)
      windows.set(name, one)
      steps.opened(one)
    },
    closeWindow: close,
    back: () => go(-1),
    forward: () => go(1),
    settle() {
      for (const act of waiting.splice(0)) act()
    },
    /** A link: what is open goes with its page. */
    navigate(path: string) {
      add({ path, state: null })
      steps.moved()
      for (const name of open.toReversed()) close(name)
    },
    /** The page puts a choice into its address, and forgets what the entry's state was. */
    replace(path: string) {
      entries[shown] = { path, state: null }
    },
    reload() {
      for (const name of open.toReversed()) close(name)
      steps = start()
    },
  }
}

test('going back closes a window, and then leaves the page', () => {
  const tab = newTab()
  tab.openWindow('source')
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', []])
  tab.back()
  expect(tab.path()).toBe('/before')
})

test('of two windows the newer one closes first', () => {
  const tab = newTab()
  tab.openWindow('edit')
  tab.openWindow('delete')
  tab.back()
  expect(tab.open).toEqual(['edit'])
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', []])
})

test('a window closed by its button costs no step back', () => {
  const tab = newTab()
  tab.openWindow('source')
  tab.closeWindow('source')
  tab.back()
  expect(tab.path()).toBe('/before')
})

test('ten windows, one after another, add one entry', () => {
  const tab = newTab()
  for (let time = 0; time < 10; time++) {
    tab.openWindow('source')
    tab.closeWindow('source')
  }
  expect(tab.entries()).toBe(3)
})

test('a link in a window leads on, and back from there comes to the page', () => {
  const tab = newTab()
  tab.openWindow('menu')
  tab.navigate('/next')
  expect(tab.path()).toBe('/next')
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', []])
  tab.back()
  expect(tab.path()).toBe('/before')
  tab.forward()
  expect(tab.path()).toBe('/page')
})

test('a window that refuses to close keeps its page', () => {
  const tab = newTab()
  tab.openWindow('deleting', true)
  tab.back()
  tab.settle()
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', ['deleting']])
})

test('what the page writes into its address in between changes nothing', () => {
  const tab = newTab()
  tab.replace('/page')
  tab.openWindow('filters')
  tab.replace('/page')
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', []])
})

test('loaded again while a window is open, one step back leaves the page', () => {
  const tab = newTab()
  tab.openWindow('source')
  tab.reload()
  tab.back()
  expect(tab.path()).toBe('/before')
})

test('loaded again, a window that opens is closed by going back', () => {
  const tab = newTab()
  tab.openWindow('source')
  tab.reload()
  tab.openWindow('source')
  tab.back()
  expect([tab.path(), tab.open]).toEqual(['/page', []])
})

test('whatever was opened, closed and followed: back closes the newest window, or goes a page back', () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('open' as const), name: fc.nat(9) }),
    fc.record({ do: fc.constant('close' as const), name: fc.nat(3) }),
    fc.record({ do: fc.constant('back' as const) }),
    fc.record({ do: fc.constant('link' as const), name: fc.nat(2) }),
    fc.record({ do: fc.constant('reload' as const) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), acts => {
      const tab = newTab()
      /** The pages as a person sees them. */
      const seen = ['/before', '/page']
      let opened = 0
      for (const one of acts) {
        if (one.do === 'open' && tab.open.length < 3) tab.openWindow(`window ${opened++}`)
        else if (one.do === 'close') {
          const name = tab.open[one.name]
          if (name) tab.closeWindow(name)
        } else if (one.do === 'link') {
          seen.push(`/link ${one.name} ${seen.length}`)
          tab.navigate(seen.at(-1) ?? '')
        } else if (one.do === 'reload') tab.reload()
        else if (one.do === 'back' && (seen.length > 1 || tab.open.length > 0)) {
          const before = tab.open.length
          tab.back()
          tab.settle()
          if (before === 0) seen.pop()
          expect(tab.open.length).toBe(Math.max(0, before - 1))
        }
        expect(tab.path()).toBe(seen.at(-1))
      }
    }),
    { numRuns: 400 },
  )
})
