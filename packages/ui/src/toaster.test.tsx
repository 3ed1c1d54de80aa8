import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from './toast.ts'
import { Toaster } from './toaster.tsx'

const shown = () => toastStore.current().shown
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  for (let one = shown(); one; one = shown()) toastStore.next(one.id)
  render(<Toaster />)
  // Screen readers know of the place before the first toast comes.
  await pass(100)
})
afterEach(() => vi.useRealTimers())

test('a toast stays 5000 ms when nothing else is said', async () => {
  act(() => toast({ title: 'Dados salvos' }))
  await pass(4999)
  expect(screen.getByText('Dados salvos')).toBeTruthy()
  expect(toastStore.current().leaving).toBe(false)
  await pass(1)
  expect(toastStore.current().leaving).toBe(true)
  await pass(150)
  expect(screen.queryByText('Dados salvos')).toBeNull()
})

test('at most one is visible; the next comes when it is gone', async () => {
  act(() => {
    toast({ title: 'Primeira', variant: 'reward' })
    toast({ title: 'Segunda', variant: 'reward' })
  })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await pass(5000)
  await pass(150)
  expect(screen.getByText('Segunda')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('they stand beside the page, which a question over it takes from readers of the screen', () => {
  expect(screen.getByRole('region', { name: 'Avisos (F8)' }).parentElement).toBe(document.body)
})

test('F8 moves the focus to the toasts', async () => {
  act(() => toast({ title: 'Dados salvos' }))
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('list').contains(document.activeElement)).toBe(true)
})

test('pressed by a pointer it takes the focus from nothing; the next one goes by itself', async () => {
  act(() => {
    toast({ title: 'Primeira', variant: 'reward' })
    toast({ title: 'Segunda', variant: 'reward' })
  })
  const close = screen.getByRole('button', { name: 'Fechar aviso' })
  expect(fireEvent.mouseDown(close)).toBe(false)
  expect(fireEvent.mouseDown(screen.getByRole('listitem'))).toBe(false)
  fireEvent.click(close)
  await pass(150)
  expect(screen.getByText('Segunda')).toBeTruthy()
  await pass(5000)
  await pass(150)
  expect(screen.queryByText('Segunda')).toBeNull()
})

/** Drags the toast to the right by so many pixels. */
function swipe(pixels: number): void {
  const target = screen.getByRole('listitem')
  const at = (clientX: number) => ({ clientX, clientY: 10, pointerId: 1, button: 0, pointerType: 'touch' })
  fireEvent.pointerDown(target, at(0))
  fireEvent.pointerMove(target, at(pixels / 2))
  fireEvent.pointerMove(target, at(pixels))
  fireEvent.pointerUp(target, at(pixels))
}

test('a swipe of 50 px to the right sends it away, a shorter one does not', async () => {
  act(() => toast({ title: 'Dados salvos' }))
  swipe(49)
  expect(toastStore.current().leaving).toBe(false)
  swipe(51)
  expect(toastStore.current().leaving).toBe(true)
})

test('on medium and larger screens it is at most 420 px wide', () => {
  expect(screen.getByRole('list').className).toContain('md:max-w-[420px]')
})
