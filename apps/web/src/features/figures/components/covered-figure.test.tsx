import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { coveredFigure } from '../../../../test/lesson.ts'
import { setKeeper } from '../../../lib/kept.ts'
import { CoveredFigure } from './covered-figure.tsx'

const box = (left: number) => ({ left, top: 0.1, width: 0.2, height: 0.1 })
const figure = coveredFigure(9, { number: 2, boxes: [box(0.1), box(0.6)], others: [box(0.3)] })
const covers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cover]')].map(({ dataset, textContent }) => [
    dataset.cover,
    textContent,
  ])

afterEach(() => {
  setKeeper(undefined)
  vi.unstubAllGlobals()
})

test('what is asked stands out under its number, others are covered; turned, only that comes to light', () => {
  const { rerender } = render(<CoveredFigure figure={figure} revealed={false} />)
  expect(covers()).toEqual([
    ['other', ''],
    ['asked', '2?'],
    ['asked', '2?'],
  ])
  expect(screen.getByRole('img', { name: 'Figura: A planta' })).toBeTruthy()
  rerender(<CoveredFigure figure={figure} revealed />)
  expect(covers()).toEqual([
    ['other', ''],
    ['revealed', ''],
    ['revealed', ''],
  ])
})

test('without a network the picture kept on the device is shown, with the same covers', async () => {
  vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:kept', revokeObjectURL: () => {} })
  const find = vi.fn(async (address: string) => (address === figure.imageUrl ? new Blob(['x']) : undefined))
  setKeeper(Promise.resolve({ keep: () => {}, find }))
  render(<CoveredFigure figure={figure} revealed={false} />)
  fireEvent.error(screen.getByRole('img'))
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('blob:kept'))
  expect(covers()).toHaveLength(3)
})

test('a picture that is nowhere says so in words, and the card goes on', async () => {
  render(<CoveredFigure figure={figure} revealed={false} />)
  fireEvent.error(screen.getByRole('img'))
  expect(await screen.findByText(/^A figura “A planta” não carregou/)).toBeTruthy()
})
