import { expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { checkCard } from './check.ts'

const refused = (question: string, answer: string) =>
  checkCard({ question, answer }, context).some(({ gate }) => gate === 'F6')

test.each([
  ['Quais são as três partes do moinho?', 'As pás e a mó'],
  ['Quais são as duas peças de uma tesoura?', 'A lâmina'],
  ['Quais são as causas da ferrugem?', 'A umidade'],
  ['Quais são os tipos de nó?', 'Laço'],
])('%s → %s is too few', (question, answer) => {
  expect(refused(question, answer)).toBe(true)
})

test.each([
  ['Quais são as três partes do moinho?', 'As pás, o eixo e a mó'],
  ['Quais são as duas peças de uma tesoura?', 'A lâmina de cima e a lâmina de baixo'],
  ['Quais são as causas da ferrugem?', 'A umidade e o sal'],
  ['Quais são as causas da ferrugem?', 'Águas salgadas'],
  ['Qual é a causa da ferrugem?', 'A umidade'],
])('%s → %s is enough', (question, answer) => {
  expect(refused(question, answer)).toBe(false)
})
