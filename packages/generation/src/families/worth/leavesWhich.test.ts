import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import type { Fact } from '../fact.ts'
import { leavesWhich } from './leavesWhich.ts'

const leaves = (pattern: string, question: string) =>
  leavesWhich({ family: pattern.split('/')[0] as Fact['family'], question })

test.each([
  ['definition/is-a', 'Quais são as três últimas?', 'As salas do museu'],
  ['clause/purpose', 'Se mais de um molde é usado, para que servem os menores?', 'Para as bordas'],
  ['cause/condition', 'O que acontece quando dois moldes são usados?', 'O segundo dá a borda'],
  ['naming/calls-itself', 'Como se chama um jogo muito conhecido?', 'Truco'],
  ['naming/which-named', 'Que porta fica fechada porque a outra porta dá para a rua?', 'A de ferro'],
  ['definition/means', 'O que representa o eixo X?', 'O tempo em horas'],
  ['definition/means', 'O que indica a linha vermelha?', 'O limite da praça'],
  ['relation/object', 'O que os constantes incêndios destruíram?', 'Os celeiros da vila'],
])('%s: %s → %s leaves open which', (pattern, question) => {
  expect(leaves(pattern, question)).toBe(true)
})

test.each([
  ['definition/only-one', 'Quais são os maiores lagos do mundo?', 'O Cáspio e o Superior'],
  ['clause/purpose', 'Quando o molde é usado em vidro, para que serve o pó?', 'Para que não grude'],
  ['naming/calls-itself', 'Como se chama um polígono de cinco lados?', 'Pentágono'],
  ['definition/means', 'O que representa o galo da bandeira?', 'A vigilância'],
  ['relation/object', 'O que os constantes incêndios da serra destruíram?', 'Os celeiros da vila'],
  ['cloze/term', 'No início, o _____ acompanhou a abertura dos portos.', 'Comércio inglês'],
])('%s: %s → %s does not', (pattern, question) => {
  expect(leaves(pattern, question)).toBe(false)
})

test.each([['O mensageiro chegou ao forte de Macapá no dia 7 de maio de 1823.', 'date/day']])(
  'asks nothing of: %s',
  (text, pattern) => {
    expect(found(text, pattern)).toEqual([])
  },
)
