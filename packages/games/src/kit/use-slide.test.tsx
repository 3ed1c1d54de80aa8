import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSlide } from './use-slide.ts'

function List({ order }: { order: readonly number[] }) {
  const list = useRef<HTMLUListElement>(null)
  useSlide(list, order)
  return (
    <ul ref={list}>
      {order.map(name => (
        <li key={name} data-slide={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}

const moves: [name: string, from: string][] = []

beforeEach(() => {
  vi.useFakeTimers()
  moves.length = 0
  // A list of lines that are 50 pixels apart.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 50 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
    const [first] = frames as { transform: string }[]
    moves.push([this.textContent ?? '', first?.transform ?? ''])
    return { currentTime: 0, cancel: () => {} } as Animation
  }
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

test('what is put elsewhere slides there from where it was, and what stays does not move', () => {
  const { rerender } = render(<List order={[1, 2, 3]} />)
  act(() => void vi.advanceTimersByTime(100))
  rerender(<List order={[3, 2, 1]} />)
  expect(moves.toSorted()).toEqual([
    ['1', 'translateY(-100px)'],
    ['3', 'translateY(100px)'],
  ])
})
