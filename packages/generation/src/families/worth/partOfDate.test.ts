import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a month without the year that the sentence gives is no answer', () => {
  expect(
    found('A escritora Rosa Lemos faleceu em dezembro, dois dias depois da festa, em 1918.', 'clause/time'),
  ).toEqual([])
  expect(found('A escritora Rosa Lemos faleceu em dezembro.', 'clause/time')).toEqual([
    'Quando a escritora Rosa Lemos faleceu? → Em dezembro',
  ])
})
