import { expect, test } from 'vitest'
import { pointsBack } from './points-back.ts'

const points = (question: string, answer: string) => pointsBack({ question, answer, family: 'relation' })

test.each([
  ['Que prefeito decretou a reforma da ponte?', 'Anselmo Prado'],
  ['Em 1940, o que o município assumiu?', 'A administração da estrada'],
  ['Onde a última estação foi inaugurada?', 'Em Barra Mansa'],
  ['Em que ano a doença chegou a Recife?', '1849'],
  ['Quando o hospital foi fechado?', 'Em 1950'],
])('a story has one of its own: %s → %s', (question, answer) => {
  expect(points(question, answer)).toBe(true)
})

test.each([
  ['Em que ano a Estrada de Ferro Mauá foi inaugurada?', '1854'],
  ['Quem inventou o avião?', 'Santos Dumont'],
  ['Quando o hospital da Candelária foi fechado?', 'Em 1915'],
  ['O que a lei proíbe?', 'A venda do imóvel'],
  ['Que malária atingiu os operários da ferrovia Madeira-Mamoré?', 'A terçã'],
  ['Onde se espalhou a malária?', 'Na Amazônia'],
])('says which: %s → %s', (question, answer) => {
  expect(points(question, answer)).toBe(false)
})

test('of a sentence with a gap the main clause is judged', () => {
  const gap = (question: string) => pointsBack({ question, answer: '1912', family: 'cloze' })
  expect(gap('A tese, de 1903, tratava das formas da _____.')).toBe(true)
  expect(gap('Em _____, o governo de Minas assumiu a administração da estrada.')).toBe(true)
  expect(gap('O hospital da Candelária, erguido pela companhia em _____, tinha trezentos leitos.')).toBe(false)
})

test('there was but one first of its kind', () => {
  const asked = (question: string) => pointsBack({ question, answer: 'Ana Reis', family: 'agent' })
  expect(asked('Quem criou a primeira vacina?')).toBe(false)
  expect(asked('Quem criou a vacina?')).toBe(true)
  expect(asked('Quem criou a primeira escola?')).toBe(true)
})
