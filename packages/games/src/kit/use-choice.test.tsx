import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useChoice } from './use-choice.ts'

const told = vi.fn()

function Colours() {
  const [colour, setColour] = useState('azul')
  const [marked, choose] = useChoice(colour, next => {
    told(next)
    setColour(next)
  })
  return (
    <>
      {['azul', 'verde', 'roxo'].map(name => (
        <button key={name} type="button" aria-pressed={marked === name} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setColour('azul')}>
        de novo azul
      </button>
      <output>{colour}</output>
    </>
  )
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent

test('a choice is marked at once and told after the frame that shows it', async () => {
  told.mockClear()
  render(<Colours />)
  fireEvent.click(screen.getByRole('button', { name: 'verde' }))
  expect(pressed()).toBe('verde')
  expect(told).not.toHaveBeenCalled()
  expect(await screen.findByText('verde', { selector: 'output' })).toBeDefined()
  expect(told).toHaveBeenCalledExactlyOnceWith('verde')
  expect(pressed()).toBe('verde')
})

test('what the next key or finger does finds it told', () => {
  told.mockClear()
  render(<Colours />)
  fireEvent.click(screen.getByRole('button', { name: 'verde' }))
  act(() => void fireEvent.pointerDown(screen.getByRole('button', { name: 'roxo' })))
  expect(told).toHaveBeenCalledExactlyOnceWith('verde')
  fireEvent.click(screen.getByRole('button', { name: 'roxo' }))
  expect(pressed()).toBe('roxo')
})

test('what is chosen elsewhere afterwards is marked, the first choice among them', async () => {
  render(<Colours />)
  fireEvent.click(screen.getByRole('button', { name: 'verde' }))
  expect(await screen.findByText('verde', { selector: 'output' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'de novo azul' }))
  expect(pressed()).toBe('azul')
})
