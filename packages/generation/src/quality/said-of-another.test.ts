import { expect, test } from 'vitest'
import { definesAnother, isDoneByAnother, isSaidOfAnother, namesAnother } from './said-of-another.ts'

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

test.each([
  ['O prumo serve para medir a parede torta.', 'Para medir a parede torta', 'Para que serve a lixa?', true],
  ['O prumo serve para medir a parede torta.', 'Para medir a parede torta', 'Para que serve o prumo?', false],
  ['As lixas são usadas para alisar a madeira.', 'Para alisar a madeira', 'Para que serve o prumo?', true],
  ['O roteador escolhe o caminho dos pacotes.', 'Escolhe o caminho dos pacotes', 'O que faz o modem?', true],
  ['Todos os outros servem para alisar a madeira.', 'Para alisar a madeira', 'Para que serve o prumo?', false],
  ['Com cuidado, também serve para alisar a madeira.', 'Para alisar a madeira', 'Para que serve o prumo?', false],
])('%s does “%s”, asked “%s”: %s', (sentence, distractor, question, expected) => {
  expect(isDoneByAnother(sentence, distractor, question)).toBe(expected)
})

test.each([
  ['O ponto mais baixo é chamado de calado.', 'Como é chamado o ponto mais alto?', true],
  ['O ponto mais baixo é chamado de quilha.', 'Como é chamado o ponto mais alto?', false],
  ['O ponto mais baixo é chamado de calado.', 'O que fica sob o ponto mais baixo?', false],
  ['Ele é chamado de calado.', 'Como é chamado o ponto mais alto?', false],
])('%s beside %s names another thing: %s', (sentence, question, another) => {
  expect(namesAnother(sentence, 'Calado', question)).toBe(another)
})
