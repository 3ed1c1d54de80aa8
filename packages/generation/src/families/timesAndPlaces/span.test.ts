import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os filhotes de tartaruga nascem cerca de 50 dias após a desova na areia.',
    'Quanto tempo após a desova na areia nascem os filhotes de tartaruga? → Cerca de 50 dias',
  ],
  [
    'As vacinas infantis podem ser reforçadas de dois a três anos depois da primeira dose.',
    'Quanto tempo depois da primeira dose podem ser reforçadas as vacinas infantis? → De dois a três anos',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/how-long-after')).toEqual([expected])
})

test('asks nothing where what came first is told by a verb', () => {
  const text = 'Os filhotes de tartaruga nascem cerca de 50 dias após serem postos na areia.'
  expect(found(text, 'quantity/how-long-after')).toEqual([])
})
