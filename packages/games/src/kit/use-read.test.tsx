import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newShelf, type Shelf, useRead } from './use-read.ts'

let times = 0
let shelf: Shelf<string> = newShelf(60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  times = 0
  shelf = newShelf(60_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Reader({ of, kept }: { of: string; kept: boolean }) {
  const read = async () => `lido ${++times}`
  const { value, again } = useRead(read, kept ? { shelf, of } : undefined)
  return (
    <button type="button" onClick={again}>
      {value ?? 'nada'}
    </button>
  )
}

/** Opens the screen anew and tells what it shows. */
async function opened(of = 'ana', kept = true): Promise<string | null> {
  cleanup()
  await act(async () => void render(<Reader of={of} kept={kept} />))
  return screen.getByRole('button').textContent
}

test('what is fresh is not asked for again when the screen opens; what is older is', async () => {
  expect(await opened()).toBe('lido 1')
  vi.setSystemTime(Date.now() + 59_999)
  expect(await opened()).toBe('lido 1')
  vi.setSystemTime(Date.now() + 1)
  expect(await opened()).toBe('lido 2')
})

test('another’s is asked for anew, and so is what was asked for again on purpose', async () => {
  expect(await opened('ana')).toBe('lido 1')
  expect(await opened('bia')).toBe('lido 2')
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('button').textContent).toBe('lido 3')
  expect(await opened('bia')).toBe('lido 3')
})

test('without a shelf every opening asks', async () => {
  expect(await opened('ana', false)).toBe('lido 1')
  expect(await opened('ana', false)).toBe('lido 2')
})
