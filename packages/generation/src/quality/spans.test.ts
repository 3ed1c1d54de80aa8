import { expect, test } from 'vitest'
import { oddSpan } from './spans.ts'

test('one that ends before it begins', () => {
  expect(oddSpan(['De 1750 a 1777', 'De 1777 a 1750', 'De 1760 a 1790'])).toEqual({
    option: 'De 1777 a 1750',
    why: 'termina antes de começar',
  })
})

test('one far beyond all others', () => {
  expect(oddSpan(['Entre 2 e 4 metros', 'Entre 3 e 6 metros', 'Entre 40 e 60 metros'])).toEqual({
    option: 'Entre 40 e 60 metros',
    why: 'fica longe demais das outras',
  })
})

test.each([
  [['De 90 a 10 graus', 'De 80 a 20 graus', 'De 70 a 30 graus']],
  [['De 1 a 10', 'De 10 a 100', 'De 100 a 1000']],
  [['Classe 2 ou 12', 'Classe 3 ou 1', 'Classe 4 ou 14']],
  [['De 1750 a 1777', 'Depois de 1777', 'De 1760 a 1790']],
])('%s are as they should be', options => {
  expect(oddSpan(options)).toBeNull()
})
