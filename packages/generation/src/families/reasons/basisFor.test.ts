import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what something is the raw material for', () => {
  expect(
    found('O leite de vaca é geralmente a matéria-prima para a produção de queijos no Brasil.', 'function/basis-for'),
  ).toEqual(['Para que o leite de vaca serve de matéria-prima? → Para a produção de queijos no Brasil'])
})

test('asks nothing where it is denied', () => {
  expect(found('O leite de vaca não é a base para a produção de vinho.', 'function/basis-for')).toEqual([])
})
