import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a kind told by what it does', () => {
  expect(found('Ângulo agudo é o que mede menos de noventa graus.', 'naming/that-which')).toEqual([
    'Como se chama o ângulo que mede menos de noventa graus? → Agudo',
  ])
  expect(found('Os verbos transitivos são aqueles que precisam de um complemento.', 'naming/that-which')).toEqual([
    'Como se chamam os verbos que precisam de um complemento? → Transitivos',
  ])
})

test('a kind told by what is done to it', () => {
  expect(found('A pintura mural é aquela feita em uma parede da casa.', 'naming/that-which')).toEqual([
    'Como se chama a pintura feita em uma parede da casa? → Mural',
  ])
})

test('a long one does without its examples', () => {
  expect(
    found(
      'As rochas orgânicas são aquelas formadas pela deposição de restos de seres vivos, como conchas e corais ' +
        'que se acumulam durante milhões de anos.',
      'naming/that-which',
    ),
  ).toEqual(['Como se chamam as rochas formadas pela deposição de restos de seres vivos? → Orgânicas'])
})

test('what some things are together is no kind of them', () => {
  expect(found('Serviços de frete é o que a praça oferece ao viajante.', 'naming/that-which')).toEqual([])
  expect(found('Doces de corte são os que a faca divide em fatias.', 'naming/that-which')).toHaveLength(1)
})
