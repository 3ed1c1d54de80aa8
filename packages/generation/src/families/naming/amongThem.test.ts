import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Das sete serras, Maracá é a que tem o pico mais alto.',
    'Das sete serras, qual é a que tem o pico mais alto? → Maracá',
  ],
  [
    'Entre os metais da oficina, o cobre é o que conduz melhor o calor.',
    'Entre os metais da oficina, qual é o que conduz melhor o calor? → O cobre',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'naming/among-them')).toEqual([expected])
})

test('not where it leans on what has been said', () => {
  expect(found('Das sete serras, Maracá é a que lhe deu esse nome.', 'naming/among-them')).toEqual([])
})
