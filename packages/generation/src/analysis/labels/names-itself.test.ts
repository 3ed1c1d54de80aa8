import { expect, test } from 'vitest'
import { namesItself } from './names-itself.ts'

test.each([
  ['Aves de rapina', 'As aves caçam de dia ou de noite.', true],
  // Without the label nobody knows of what.
  ['Desvantagens', 'O preço é alto.', false],
  ['Aves de rapina', 'Aves com garras fortes e bico curvo.', false],
])('%s: %s', (label, rest, expected) => {
  expect(namesItself(label, rest)).toBe(expected)
})
