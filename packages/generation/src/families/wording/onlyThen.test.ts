import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'cause/under-condition',
    'A semente do ipê só brota quando a chuva molha a terra.',
    'Quando a semente do ipê brota? → Só quando a chuva molha a terra',
  ],
])('what is so only then or there keeps its only: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})
