import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'Os metais da linha férrea aumentam de tamanho quando aquecidos pelo Sol.',
    'Quando os metais da linha férrea aumentam de tamanho? → Quando aquecidos pelo Sol',
  ],
  [
    'Os estudos do aluno poderão ser aproveitados desde que a escola comprove a carga horária.',
    'Em que condição os estudos do aluno poderão ser aproveitados? → Desde que a escola comprove a carga horária',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'cause/under-condition')).toEqual([expected])
})
