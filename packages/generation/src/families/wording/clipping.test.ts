import { expect, test } from 'vitest'
import { objectOf, withoutNextVerb } from './clipping.ts'

test.each([
  ['com alto rendimento e baixo custo', 'com alto rendimento e baixo custo'],
  ['por mosquitos e causa febre alta', 'por mosquitos'],
])('%s', (text, kept) => {
  expect(withoutNextVerb(text)).toBe(kept)
})

test('a relative clause with its preposition is no part of what was made', () => {
  expect(objectOf('os painéis do mercado, nos quais juntou azulejos e conchas')).toBe('os painéis do mercado')
})
