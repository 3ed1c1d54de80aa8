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

test('somebody may be told by where he is from before his name', () => {
  expect(found('O inventor mineiro Hugo Lins é o pai da prensa de madeira.', 'definition/who-is')).toEqual([
    'Quem é o inventor mineiro Hugo Lins? → O pai da prensa de madeira',
  ])
})
