import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

const form = (name: string) => (
  <Field label={name}>
    <TextInput />
  </Field>
)

test('each label names its own field, in parts that are drawn apart too', () => {
  render(form('Na página'))
  render(form('Na janela'))
  const fields = ['Na página', 'Na janela'].map(name => screen.getByLabelText(name))
  expect(new Set(fields.map(({ id }) => id)).size).toBe(2)
})
