import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from './studio-actions.tsx'

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
