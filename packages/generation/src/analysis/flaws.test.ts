import { expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { slipJudge, withItsAccent } from './flaws.ts'

test.each([
  ['saida', 'saída'],
  ['diminuida', 'diminuída'],
  ['regiao', 'região'],
  ['latex', null],
  ['mesa', null],
  ['folha', null],
])('the accent %s has lost', (word, meant) => {
  expect(withItsAccent(word)).toBe(meant)
})

test('a word one letter from one the text uses often is a slip', () => {
  const text =
    'Os jornais da cidade saem cedo. Os jornais do campo saem tarde. Quem lê jornais sabe mais. Há jormais de ' +
    'todo tipo na banca.'
  const isSlip = slipJudge(studyFrom(text).sentences)
  expect(isSlip('jormais de todo tipo')).toBe(true)
  expect(isSlip('jornais de todo tipo')).toBe(false)
})

test('the name of a command is no slip', () => {
  const isSlip = slipJudge(studyFrom('O comando report mostra a tabela de notas da turma.').sentences)
  expect(isSlip('O que faz o comando report?')).toBe(false)
})
