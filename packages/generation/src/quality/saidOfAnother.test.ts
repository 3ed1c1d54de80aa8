import { expect, test } from 'vitest'
import { definesAnother, isSaidOfAnother } from './saidOfAnother.ts'

test.each([
  [
    'Fração aparente: fração que representa um número inteiro.',
    'Fração que representa um número inteiro',
    'O que é fração própria?',
    true,
  ],
  ['Fauna: conjunto dos animais de uma região.', 'Conjunto dos animais de uma região', 'O que é a flora?', true],
  ['Fauna: conjunto dos animais de uma região.', 'Conjunto dos animais de uma região', 'O que é a fauna?', false],
  ['Os rios formam a fauna e o conjunto dos animais.', 'Conjunto dos animais', 'O que é a flora?', false],
])('%s defines another by “%s”, asked “%s”: %s', (sentence, distractor, question, expected) => {
  expect(definesAnother(sentence, distractor, question)).toBe(expected)
})

test.each([
  ['Manaus', 'Qual é a capital do Pará?', true],
  ['Manaus', 'Qual é a capital do Amazonas?', false],
  ['Manaus', 'Que cidade tem o maior porto?', false],
])('%s said of another than “%s” asks: %s', (distractor, question, expected) => {
  expect(isSaidOfAnother('A capital do Pará é Belém e a do Amazonas é Manaus.', distractor, question)).toBe(expected)
})
