import { expect, test } from 'vitest'
import { withoutNextVerb } from './clipping.ts'

test.each([
  ['com alto rendimento e baixo custo', 'com alto rendimento e baixo custo'],
  ['por mosquitos e causa febre alta', 'por mosquitos'],
])('%s', (text, kept) => {
  expect(withoutNextVerb(text)).toBe(kept)
})
