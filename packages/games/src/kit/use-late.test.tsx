import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLate } from './use-late.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Both({ score }: { score: number }) {
  return (
    <p>
      {score} {useLate(score)}
    </p>
  )
}

test('a late value changes with the frame after the one that shows the new one, and skips what came in between', () => {
  const { rerender } = render(<Both score={1} />)
  expect(screen.getByText('1 1')).toBeDefined()
  rerender(<Both score={2} />)
  expect(screen.getByText('2 1')).toBeDefined()
  rerender(<Both score={3} />)
  expect(screen.getByText('3 1')).toBeDefined()
  act(() => vi.advanceTimersToNextFrame())
  expect(screen.getByText('3 1')).toBeDefined()
  act(() => vi.runAllTimers())
  expect(screen.getByText('3 3')).toBeDefined()
})
