import { expect, test } from 'vitest'
import { isAnswersTitle, isByline, sectionKindOf } from './text-kinds.ts'

test.each([
  'Exercícios',
  '3.4 Exercícios de fixação',
  'Lista de exercícios',
  'Atividades',
  'Atividades propostas',
  'Questões para revisão',
  'Desafio',
  'Teste seus conhecimentos',
  'Operações básicas Exercício',
  'Gabarito',
  'Respostas dos exercícios',
  'Respostas',
])('a section of exercises: %s', title => {
  expect(sectionKindOf(title)).toBe('exercises')
})

test.each([
  'Exercícios físicos e saúde',
  'Questões ambientais',
  'Desafios da globalização',
  'Atividade antioxidante',
  'Resposta imunológica',
  'Soluções',
  'O exercício do poder',
])('content: %s', title => {
  expect(sectionKindOf(title)).toBe('content')
})

test('an answer key is told from the exercises', () => {
  expect(['Gabarito', 'Respostas', 'Capítulo 2 – Gabarito', 'Respostas às questões'].map(isAnswersTitle)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['Exercícios', 'Atividades', 'Resposta imune'].map(isAnswersTitle)).toEqual([false, false, false])
})

test.each([
  ['Por Ana Souza', true],
  ['Por Rui Lima e Bia de Sá', true],
  ['Autores: Rui Lima, Bia Sá', true],
  ['Por que chove', false],
  ['Por Que Chove Tanto', false],
  ['Por dentro da célula', false],
])('who wrote it is no title: %s', (title, expected) => {
  expect(isByline(title)).toBe(expected)
})
