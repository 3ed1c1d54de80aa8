import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { toastStore } from './toast.ts'

const said = () => toastStore.current().shown?.description
const paste = (text: string) => fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } })

test('what is pasted and finds room is no news', () => {
  render(<TextInput maxLength={5} defaultValue="ab" />)
  paste('cde')
  expect(said()).toBeUndefined()
})

test('what is selected makes room for what is pasted', () => {
  render(<TextInput maxLength={5} defaultValue="abcde" />)
  const field = screen.getByRole('textbox')
  if (field instanceof HTMLInputElement) field.setSelectionRange(0, 5)
  paste('fghij')
  expect(said()).toBeUndefined()
})

test('that the end of a text is left out is said, with how much there is room for', () => {
  render(<TextArea maxLength={1000} />)
  paste('a'.repeat(1001))
  expect(said()).toBe('Aqui cabem 1.000 caracteres: o fim ficou de fora.')
})
