import { toast, toastStore } from '@capivira/ui/toast'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Whether the code of toasts can be had. */
const network = vi.hoisted(() => ({ there: true }))
vi.mock('@capivira/ui/toaster.tsx', () => ({
  get Toaster() {
    if (!network.there) throw new Error('the network is gone')
    return () => <p>{toastStore.current().shown?.title}</p>
  },
}))
const { Toasts } = await import('./toasts.tsx')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  for (let one = toastStore.current().shown; one; one = toastStore.current().shown) toastStore.next(one.id)
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a toast whose code does not come takes nothing else off the screen, and is shown when it does', async () => {
  network.there = false
  render(
    <>
      <h1>Jogo da Memória</h1>
      <Toasts />
    </>,
  )
  act(() => toast({ title: 'Erro' }))
  await pass(1000)
  expect(screen.getByRole('heading', { name: 'Jogo da Memória' })).toBeTruthy()
  expect(screen.queryByText('Erro')).toBeNull()
  network.there = true
  await pass(3000)
  expect(screen.getByText('Erro')).toBeTruthy()
})
