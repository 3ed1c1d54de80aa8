import { parser } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { countedBy } from './counted.ts'

test.each([
  ['Quais são as três partes do moinho?', 'A roda, o eixo e a mó', 'três'],
  ['De que duas formas se guarda a farinha?', 'Em sacos ou em latas', 'duas'],
  ['Quais são as três partes do moinho?', 'A roda e o eixo', null],
  ['Quem moeu as três sacas?', 'O moleiro, o filho e o vizinho', null],
  ['O que o forno solta nos dois primeiros minutos?', 'Fumaça e vapor', null],
  ['Que gases o forno solta nos dois primeiros minutos?', 'Fumaça e vapor', null],
  ['Em que dia dos três meses ele moeu?', 'Na segunda', null],
])('%s → %s', (question, answer, number) => {
  expect(countedBy(parser().read(question), parser().read(answer))).toBe(number)
})
