import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['A maior ponte da Vila Rica, a Ponte das Almas, liga as duas margens do rio.', undefined],
  ['A maior cidade do Acre, Rio Branco, fica na margem de um rio.', 'Qual é a maior cidade do Acre? → Rio Branco'],
  [
    'O fundador da Banda Lira, Joaquim Prado, tocava clarinete na praça.',
    'Quem foi o fundador da Banda Lira? → Joaquim Prado',
  ],
])('the name of what there is but one of: %s', (text, expected) => {
  expect(found(text, 'naming/apposed')).toEqual(expected === undefined ? [] : [expected])
})
