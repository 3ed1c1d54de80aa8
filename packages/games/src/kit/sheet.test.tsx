import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function opened() {
  render(
    <Sheet
      open
      onClose={() => {}}
      title="Demolir a casa?"
      footer={
        <>
          <button type="button" data-autofocus>
            Deixar
          </button>
          <button type="button">Demolir</button>
        </>
      }
    />,
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('an opened window takes the focus to what leaves all as it is', () => {
  opened()
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(button('Deixar'))
})

test('a focus that was led into the window before its own comes is not taken away', () => {
  opened()
  button('Demolir').focus()
  vi.advanceTimersByTime(100)
  expect(document.activeElement).toBe(button('Demolir'))
})
