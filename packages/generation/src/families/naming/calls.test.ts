import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'naming/calls-itself',
    'Um verso de sete sílabas poéticas chama-se redondilha.',
    'Como se chama um verso de sete sílabas poéticas? → Redondilha',
  ],
  [
    'naming/called-part',
    'O **olho** possui uma lente transparente chamada cristalino.',
    'Como se chama a lente transparente que o olho possui? → Cristalino',
  ],
  [
    'naming/called-part',
    'As plantas de mangue possuem raízes aéreas, chamadas pneumatóforos, que retiram o oxigênio do ar.',
    'Como se chamam as raízes aéreas que as plantas de mangue possuem? → Pneumatóforos',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('a thing that is only much used may be any', () => {
  expect(found('Um sistema de medida muito usado chama-se palmo.', 'naming/calls-itself')).toHaveLength(1)
  expect(found('Um método simples muito usado chama-se palmo.', 'naming/calls-itself')).toEqual([])
})
