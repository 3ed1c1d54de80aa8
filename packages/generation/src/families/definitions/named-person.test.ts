import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('who somebody is, by what they are and a name', () => {
  expect(found('O inventor Nilo Prado foi o criador da roda de ferro da vila.', 'definition/')).toContain(
    'Quem foi o inventor Nilo Prado? → O criador da roda de ferro da vila',
  )
  expect(found('O editor Corisco é um programa que desenha mapas.', 'definition/')).toEqual([
    'O que é o editor Corisco? → Um programa que desenha mapas',
  ])
})
