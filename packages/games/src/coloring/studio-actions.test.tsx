import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Progress, StudioActions } from './studio-actions.tsx'

afterEach(cleanup)

test.each([
  [0, false],
  [50, false],
  [51, true],
  [100, true],
])('with %i percent painted ‘Concluir Obra’ is offered: %s', (percent, offered) => {
  render(<Progress percent={percent} onFinish={() => {}} finishing={false} />)
  expect(screen.queryByRole('button', { name: 'Concluir Obra' }) !== null).toBe(offered)
})

test('how much is painted is read once, and not by the bar as well', () => {
  render(<Progress percent={12} onFinish={() => {}} finishing={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('12% pintado')).toBeTruthy()
})

test('a picture can be cleared, swapped for another and taken home, each by its own button', () => {
  const [onClear, onDownload, onSwap] = [vi.fn(), vi.fn(), vi.fn()]
  render(<StudioActions onClear={onClear} onDownload={onDownload} onSwap={onSwap} />)
  const calls = () => [onClear, onDownload, onSwap].map(({ mock }) => mock.calls.length)
  fireEvent.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(calls()).toEqual([1, 0, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Baixar' }))
  expect(calls()).toEqual([1, 1, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Trocar' }))
  expect(calls()).toEqual([1, 1, 1])
})
