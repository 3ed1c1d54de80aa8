import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'cause/under-condition',
    'A semente do ipê só brota quando a chuva molha a terra.',
    'Quando a semente do ipê brota? → Só quando a chuva molha a terra',
  ],
  [
    'place/put',
    'O cogumelo só cresce em lugares muito úmidos e escuros.',
    'Onde cresce o cogumelo? → Só em lugares muito úmidos e escuros',
  ],
])('what is so only then or there keeps its only: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})
