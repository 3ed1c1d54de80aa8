import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks when what a participle describes was done', () => {
  expect(found('A igreja da vila, construída em 1750, guarda um órgão alemão.', 'date/')).toEqual([
    'Em que ano foi construída a igreja da vila? → 1750',
  ])
})

test('does not ask where the participle may be of another noun', () => {
  const text = 'Os turistas visitam a casa do rei Salomão, construída em 1750, todos os dias do ano.'
  expect(found(text, 'date/')).toEqual([])
})
