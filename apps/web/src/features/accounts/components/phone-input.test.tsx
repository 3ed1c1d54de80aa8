import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PhoneInput } from './phone-input.tsx'

function open(): HTMLInputElement {
  render(<PhoneInput aria-label="Telefone" />)
  return screen.getByLabelText<HTMLInputElement>('Telefone')
}

const type = (field: HTMLInputElement, keys: string) => {
  for (const key of keys) fireEvent.input(field, { target: { value: field.value + key }, inputType: 'insertText' })
}

test('a number that is pasted, or filled in by the browser, is whole', () => {
  const field = open()
  expect(field.maxLength).toBe(-1)
  fireEvent.input(field, { target: { value: '+55 11 91234-5678' }, inputType: 'insertFromPaste' })
  expect(field.value).toBe('(11) 91234-5678')
  fireEvent.input(field, { target: { value: '+5521987654321' } })
  expect(field.value).toBe('(21) 98765-4321')
})

test('what is typed is masked, and nothing of it is cut', () => {
  const field = open()
  type(field, '11912345678')
  expect(field.value).toBe('(11) 91234-5678')
  type(field, '9')
  expect(field.value).toBe('(11) 91234-56789')
})

test('a number typed with what stands before it is masked when the field is left, and before Enter sends it', () => {
  const field = open()
  type(field, '+55 11 91234-5678')
  expect(field.value).toBe('+55 11 91234-5678')
  fireEvent.blur(field)
  expect(field.value).toBe('(11) 91234-5678')

  fireEvent.input(field, { target: { value: '' } })
  type(field, '011912345678')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('(11) 91234-5678')
})

test('whoever listens hears of the masked number', () => {
  const told = vi.fn()
  render(<PhoneInput aria-label="Telefone" onChange={({ target }) => told(target.value)} />)
  const field = screen.getByLabelText<HTMLInputElement>('Telefone')
  type(field, '01191234567')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(told).toHaveBeenLastCalledWith('(11) 9123-4567')
})
