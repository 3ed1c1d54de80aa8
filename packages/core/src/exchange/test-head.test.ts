import { expect, test } from 'vitest'
import { readAiken } from './aiken.ts'
import { checkQuestions } from './imported-question.ts'

const read = (text: string) =>
  checkQuestions(readAiken(text)).rows.map(({ question, options, answer }) => [question, options.join('|'), answer])
const marked = '1. Capital do Peru?\na) Quito\n*b) Lima\n\n2. E do Chile?\n*a) Santiago\nb) Arica\n'
const both = [
  ['Capital do Peru?', 'Quito|Lima', 'Lima'],
  ['E do Chile?', 'Santiago|Arica', 'Santiago'],
]

test.each([
  ['a title', ['Prova de Geografia – 2º bimestre']],
  ['blanks to fill in', ['ESCOLA MUNICIPAL ALFA', 'Nome: ____________ Turma: ____', 'Data: __/__/____', '']],
  ['dots to fill in', ['Aluno(a): ............ nº .....']],
  ['blanks of several kinds', ['Nome completo: ______', 'Data: ___/___/___ Nota: ____ Turma: ___', 'Valor:']],
  ['who teaches', ['Geografia - 6º ano', 'Professora: Ana Lima', 'Nome do aluno: ______ Série: __']],
])('what stands above the first question of a test is no part of it: %s', (_, header) => {
  expect(read([...header, marked].join('\n'))).toEqual(both)
})

test.each([
  ['a poem', ['Leia o poema.', 'Minha terra tem palmeiras']],
  ['verses without a word about them', ['Minha terra tem palmeiras', 'Onde canta o sabiá']],
  ['values', ['Dados: g = 10 m/s² e π = 3,14']],
  ['a note', ['Nota: em todas as questões, considere g = 10']],
  ['a date', ['Data: em 7 de setembro de 1822, o Brasil ficou livre']],
  ['a year', ['Ano: o tempo de uma volta da Terra em torno do Sol']],
  ['a day', ['Data: 7/9/1822']],
  ['a name and a sentence', ['Professora: ela ensina a ler em casa, de tarde']],
  ['a sentence with a blank', ['O Sol é uma ______ que está no meio do sistema em que vivemos']],
  ['more lines than a title has', ['Prova de Geografia', 'Prova de História', 'Prova de Ciências']],
])('a text above the first question stays: %s', (_, above) => {
  const [first] = read([...above, marked].join('\n'))
  for (const line of above) expect(first?.[0]).toContain(line)
})

test('nothing is taken away above a question that asks about a text', () => {
  const asked = marked.replace('Capital do Peru?', 'De acordo com o texto, qual é a capital?')
  expect(read(`Lista de viagens\n${asked}`)[0]?.[0]).toContain('Lista de viagens')
})

test('nor above statements that are counted', () => {
  const text = 'Escola é lugar de ler\n1. Ela ensina.\n2. Ela brilha.\na) só a 1\n*b) só a 2\n'
  expect(read(text)[0]?.[0]).toContain('Escola é lugar de ler')
  const stem = 'Considere as afirmações sobre o Sol\n1. É uma estrela.\n2. É um planeta.\n*a) só a 1\nb) só a 2\n'
  expect(read(stem)[0]?.[0]).toContain('Considere as afirmações sobre o Sol')
})
