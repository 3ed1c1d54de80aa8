import { expect, test } from 'vitest'
import { leavesSubjectOut } from './subject-left-out.ts'
import { tagWords } from './tagging.ts'

test.each([
  ['Evolução do rádio de válvula, possui três botões e uma antena.', true],
  ['Apelido de "Casa do Norte", é uma feira com muitas barracas.', true],
  ['Apelido de "Casa de Festas do Norte" (Espaço de Encontro da Vila), é uma feira com barracas.', true],
  ['A evolução do rádio de válvula, com o tempo, possui três botões.', false],
  ['Plantas de sol, são aquelas que crescem no campo aberto.', false],
  ['Evolução do rádio, preços da loja e fotos de família.', false],
])('%s', (text, expected) => {
  expect(leavesSubjectOut(tagWords(text))).toBe(expected)
})
