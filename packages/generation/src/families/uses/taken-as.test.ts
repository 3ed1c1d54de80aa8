import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os relógios de parede usam chumbo e latão como contrapesos.',
    'O que os relógios de parede usam como contrapesos? → Chumbo e latão',
  ],
  // Some of them.
  ['Os relógios de parede usam metais como chumbo.', undefined],
])('%s', (text, expected) => {
  expect(found(text, 'relation/as-what')[0]).toBe(expected)
})
