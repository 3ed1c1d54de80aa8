import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { leaveUnheard } from './unheard-events.ts'

test('React hears taps as ever, and of what nobody asks for it does not listen', () => {
  const place = document.createElement('div')
  document.body.append(place)
  leaveUnheard(place)
  const heard = vi.fn()
  const { unmount } = render(<button type="button" onClick={heard} onTransitionEnd={heard} />, { container: place })
  screen.getByRole('button').dispatchEvent(new Event('transitionend', { bubbles: true }))
  expect(heard).not.toHaveBeenCalled()
  screen.getByRole('button').click()
  expect(heard).toHaveBeenCalledOnce()
  unmount()
})

test('no component asks for an event that is not heard', () => {
  const files = import.meta.glob<string>(
    ['../**/*.tsx', '../../../../packages/{ui,games}/src/**/*.{ts,tsx}', '!**/*.test.*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  expect(Object.keys(files).length).toBeGreaterThan(300)
  const asks = /\bon(?:Transition|Animation|GotPointerCapture|LostPointerCapture)/
  expect(Object.keys(files).filter(file => asks.test(files[file] ?? ''))).toEqual([])
})
