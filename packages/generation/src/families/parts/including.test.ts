import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what holds only as a rule is asked so, and of an open list five are enough', () => {
  expect(
    found(
      'Uma horta escolar normalmente inclui plantas como alface, couve, salsa, hortelã, cenoura, rabanete, ' +
        'tomate, etc.',
      'list/including',
    ),
  ).toEqual(['Que plantas uma horta escolar normalmente inclui? → Alface, couve, salsa, hortelã e cenoura'])
})

test('what was said of things is no example of them', () => {
  expect(
    found('Os peritos descreveram as medidas e as propostas tributárias como construtivas e promissoras.', 'list/'),
  ).toEqual([])
})

test('what things served as is no example of them', () => {
  expect(found('Os mestres usavam cantos antigos como instrumento de ensino e de festa.', 'list/')).toEqual([])
})
