import { weaknessSentences } from '@capivira/core/accounts/weak-password'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PasswordAdvice } from './password-advice.tsx'

function Form({ error }: { error?: string }) {
  const [password, write] = useState('')
  return (
    <Field label="Nova senha" noted error={error}>
      <PasswordInput value={password} onChange={({ target }) => write(target.value)} />
      <PasswordAdvice password={password} fullName="Ana Beatriz Prado" email="ana@escola.example" error={error} />
    </Field>
  )
}

const field = () => screen.getByLabelText('Nova senha')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const description = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')
/** What is read aloud, once typing has rested. */
const said = (sentence: RegExp) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toMatch(sentence), { timeout: 5_000 })

test('says what is asked for before a letter is written, as the description of the field', () => {
  render(<Form />)
  expect(description()?.textContent).toMatch(/^Pelo menos 8 caracteres/)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['Flor', /^Falta pouco\. Ainda falta: 8 caracteres; um número;/],
  ['Qwerty123!', /^Fácil de adivinhar\. Esta senha é uma sequência/],
  ['BeatrizPrado1!', /^Fácil de adivinhar\. Esta senha é feita do seu nome/],
  ['Violoncelo7!', /^Razoável\./],
  ['Trilha4@serena', /^Boa\./],
  ['Trilha4@serenaNoite', /^Ótima\./],
])('of %s it shows and says politely how good it is, inside the description', async (password, sentence) => {
  render(<Form />)
  type(password)
  await said(sentence)
  const status = screen.getByRole('status')
  expect(description()?.contains(status)).toBe(true)
  // Those who look read the same words; those who listen hear them once.
  expect(screen.getByText(/\w/, { selector: 'p[aria-hidden]' }).textContent).toBe(status.textContent)
})

test('what the field says is wrong is not said twice', async () => {
  const sentence = weaknessSentences.pattern
  render(<Form error={sentence} />)
  type('Qwerty123!')
  await said(/^Fácil de adivinhar\.$/)
  expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1)
  type('Flor')
  await said(/^Falta pouco\. Ainda falta:/)
})

test('says nothing while somebody is still writing', async () => {
  render(<Form />)
  type('Flor')
  const status = await screen.findByRole('status')
  expect(status.textContent).toBe('')
  type('Trilha4@serenaNoite')
  expect(status.textContent).toBe('')
  await said(/^Ótima/)
})

test('what was written and taken back leaves the rules', async () => {
  render(<Form />)
  type('Flor')
  await screen.findByRole('status')
  type('')
  expect(description()?.textContent).toMatch(/^Pelo menos 8 caracteres/)
})
