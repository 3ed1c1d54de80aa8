import { expect, test } from 'vitest'
import { context, GOOD_CARDS } from '../testing/good-items.ts'
import { checkCard } from './check.ts'
import type { CheckedCard } from './checked.ts'

const [card] = GOOD_CARDS
if (!card) throw new Error('no fixture')

test.each<[string, Partial<CheckedCard>, string]>([
  ['an order', { question: 'Diga o que é a fotossíntese?' }, 'C3'],
  ['an answer cut within a clause', { answer: 'O sentido em que a matéria' }, 'F2'],
  ['an answer cut at an article', { answer: 'Um processo das plantas e da' }, 'F2'],
  ['a dash left over', { answer: 'Um processo pelo qual as plantas convertem a luz -' }, 'F1'],
  ['a year the page does not have', { question: 'Em 1633, o que é a fotossíntese?' }, 'G3'],
  ['Spanish', { question: '¿Qué es lo que se conoce como clorofila según los autores y por qué?' }, 'P1'],
  ['the article of the other gender', { question: 'O que é a processo das plantas?' }, 'F3'],
  ['the article of the other gender after a verb', { question: 'Quando as plantas invadiram a território?' }, 'F3'],
  ['the article of the other gender before a compound', { question: 'Para que serve o palavra-chave?' }, 'F3'],
  ['a name with a number the page does not have', { answer: 'Um processo da clorofila P680 das plantas' }, 'G3'],
  ['a comma that parts what is asked from its clause', { question: 'O que define que, as plantas fazem?' }, 'F2'],
  ['an answer cut at a possessive', { answer: 'Um processo das plantas com as suas' }, 'F2'],
  ['an answer cut at a comparison', { answer: 'Um processo das plantas em folhas mais' }, 'F2'],
  ['an answer cut before its verb, two clauses deep', { answer: 'Um processo que faz com que a luz' }, 'F2'],
  ['an answer without its head', { answer: 'Que converte a luz do Sol em energia química' }, 'F2'],
  ['a comma left at the end', { answer: 'Um processo das plantas,' }, 'F1'],
  ['the mark of a list', { answer: 'a) Um processo das plantas' }, 'F1'],
  ['what the page says of itself', { answer: 'Um processo das plantas, como vimos' }, 'C1'],
  ['a small word twice', { question: 'O que é a a fotossíntese das plantas?' }, 'F1'],
  ['a verb at odds with its subject', { question: 'O que as plantas converte em energia química?' }, 'F3'],
  ['tal for what the page has named', { question: 'O que é tal processo das plantas?' }, 'C1'],
  ['a possessive without its owner', { question: 'Para que servem suas folhas verdes?' }, 'C1'],
  ['a noun and an adjective at odds', { answer: 'Processos celular' }, 'F3'],
])('%s', (_, slip, gate) => {
  const refused = checkCard({ ...card, ...slip }, context).flatMap(f => (f.severity === 'reject' ? [f.gate] : []))
  expect(refused).toContain(gate)
})

test.each<[string, Partial<CheckedCard>]>([
  ['a comparison at the end', { answer: 'Um processo das plantas, em que há mais luz do que água' }],
  ['an aside after que', { answer: 'Um processo em que, com a luz do Sol, as plantas fazem açúcar' }],
  ['a letter at the end', { answer: 'Um processo das plantas que se escreve com a letra o' }],
  ['a measure at the end', { answer: 'Um processo pelo qual as plantas crescem mais' }],
  ['a relative clause with its verb', { answer: 'Um processo pelo qual as plantas convertem a luz do Sol' }],
])('%s is no slip', (_, right) => {
  expect(checkCard({ ...card, ...right }, context).filter(f => f.gate === 'F2')).toEqual([])
})

test('the number of a compound whose first part is no word of its own is that of its last', () => {
  const right = { ...card, question: 'O que são os fito-constituintes das plantas?' }
  expect(checkCard(right, context).filter(f => f.gate === 'F3')).toEqual([])
})

test.each<[string, Partial<CheckedCard>]>([
  ['the name of a function after a contraction', { answer: 'Um processo que as plantas ligam ao data.frame' }],
  ['a name of small letters at the end', { question: 'O que significa NA?' }],
  ['the name of a command at the end', { question: String.raw`Para que serve o comando \num?` }],
  ['a name no dictionary has', { question: 'O que permite o natbib?' }],
])('%s is no slip of form', (_, right) => {
  const refused = checkCard({ ...card, ...right }, context).flatMap(f => (f.severity === 'reject' ? [f.gate] : []))
  for (const gate of ['F2', 'F3', 'C2']) expect(refused).not.toContain(gate)
})

test('the kind a question names is no part of what its answer gives away', () => {
  const of = (question: string, answer: string) =>
    checkCard({ question, answer }, context).flatMap(f => (f.severity === 'reject' ? [f.gate] : []))
  expect(of('Como se chama a classe que não pode ter objetos?', 'Classe abstrata')).not.toContain('L1')
  expect(of('Como se chama a classe abstrata que não pode ter objetos?', 'Classe abstrata')).toContain('L1')
  expect(of('Qual é a estrutura mais importante de um programa?', 'Classe')).not.toContain('L2')
  // One in the plural is the same word, with capitals or without; two people are two names.
  expect(of('Qual forma do relevo tem “Montanhas do interior” como exemplo?', 'Montanha')).toContain('L1')
  expect(of('Quem venceu Zumba na luta?', 'Zumbi')).not.toContain('L1')
  expect(of('Sobre essa forma: que altura tem?', 'Mil metros')).toContain('C1')
  expect(of('Sobre a planalto: que altura tem?', 'Mil metros')).toContain('F3')
  expect(of('Sobre o relevo: que forma tem topo plano?', 'Planalto')).not.toContain('L1')
  expect(of('Sobre os planaltos: que forma tem topo plano?', 'Planalto')).toContain('L1')
})

test('a question is judged as it stands, whoever says something before it', () => {
  const of = (question: string, answer: string, more: { family?: 'exercise' } = {}) =>
    checkCard({ question, answer, ...more }, context).flatMap(f => (f.severity === 'reject' ? [f.gate] : []))
  expect(of('Sobre o relevo: quando surge um planalto?', 'Porque o solo subiu')).toContain('F6')
  expect(of('Sobre o barro e a cal: entre o barro e a cal, qual seca primeiro?', 'O barro')).not.toContain('L1')
  expect(of('Sobre o relevo: como se chama o rio mais longo?', 'Rio Amazonas')).not.toContain('L1')
  // How an exercise asks is its teacher's choice.
  const theirs = of('Sobre os planaltos: que forma tem topo plano?', 'Planalto', { family: 'exercise' })
  expect(theirs).not.toContain('L1')
})
