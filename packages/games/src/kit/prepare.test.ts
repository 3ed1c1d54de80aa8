import { afterEach, expect, test, vi } from 'vitest'
import { prepare } from './prepare.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The files of drawings that a browser was asked to read. */
function watchDrawings(): string[] {
  const read: string[] = []
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal(
    'Image',
    class {
      set src(file: string) {
        read.push(file)
      }
    },
  )
  vi.useFakeTimers()
  return read
}

test('drawings are read one after another while nothing else is to be done', () => {
  const read = watchDrawings()
  const staying = new AbortController()
  prepare(staying.signal, ['/one.svg', '/two.svg'])
  expect(read).toEqual([])
  vi.advanceTimersByTime(300)
  expect(read).toHaveLength(1)
  vi.advanceTimersByTime(300 * 6)
  expect(read).toContain('/one.svg')
  expect(read.at(-1)).toBe('/two.svg')
  staying.abort()
})

test('a game that is left prepares nothing more', () => {
  const read = watchDrawings()
  const game = new AbortController()
  prepare(game.signal, ['/three.svg', '/four.svg'])
  vi.advanceTimersByTime(300)
  game.abort()
  vi.advanceTimersByTime(60_000)
  expect(read).toEqual(['/three.svg'])
})
