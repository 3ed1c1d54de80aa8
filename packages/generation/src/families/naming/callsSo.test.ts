import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['Os tropeiros chamavam de pouso o lugar do descanso.', 'Como os tropeiros chamavam o lugar do descanso? → Pouso'],
  ['Os gregos chamavam de ágora à praça do mercado.', 'Como os gregos chamavam a praça do mercado? → Ágora'],
])('whoever calls a thing so: %s', (text, expected) => {
  expect(found(text, 'naming/calls-so')).toEqual([expected])
})

test('what is called back gets no name', () => {
  expect(found('Os capitães chamaram de volta os soldados da fronteira.', 'naming/calls-so')).toEqual([])
})
