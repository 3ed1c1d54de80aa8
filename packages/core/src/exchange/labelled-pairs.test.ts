import { expect, test } from 'vitest'
import { labelledPairs } from './labelled-pairs.ts'

const rows = (text: string) => labelledPairs(text.split('\n'))
const sunAndMoon = [
  ['O que é o sol?', 'Uma estrela'],
  ['O que é a lua?', 'Um satélite'],
]

test.each([
  ['letters', 'P: O que é o sol?\nR: Uma estrela\n\nP: O que é a lua?\nR: Um satélite'],
  [
    'words and numbers',
    'Pergunta 1: O que é o sol?\nResposta: Uma estrela\nPergunta 2: O que é a lua?\nResposta: Um satélite',
  ],
  [
    'as assistants mark them',
    '**Pergunta:** O que é o sol?\n**Resposta:** Uma estrela\n\n' +
      '1. **Pergunta:** O que é a lua?\n**Resposta:** Um satélite',
  ],
  ['numbers alone', '1. O que é o sol?\nR: Uma estrela\n2) O que é a lua?\nR: Um satélite'],
  ['in one line', 'Q: O que é o sol? A: Uma estrela\nQ: O que é a lua? A: Um satélite'],
  ['sides of a card', 'Frente: O que é o sol?\nVerso: Uma estrela\nFrente: O que é a lua?\nVerso: Um satélite'],
])('questions and answers by their names: %s', (_, text) => {
  expect(rows(text)?.filter(row => row.length > 0)).toEqual(sunAndMoon)
})

test('rows count as the lines do, and what goes on in the next line is part of it', () => {
  expect(rows('Lista\nP: Quais são?\na) um\nR: um\ne dois\nP: E?\nR: sim')).toEqual([
    ['Lista'],
    ['Quais são?\na) um', 'um\ne dois'],
    [],
    [],
    [],
    ['E?', 'sim'],
    [],
  ])
})

test.each([
  ['a glossary', 'P: letra de fósforo\nK: letra de potássio'],
  ['questions without answers', 'P: um?\nP: dois?\nR: sim'],
  ['a list', '1. sol - estrela\n2. lua - satélite'],
  ['a sheet', 'Pergunta;Resposta\nO que é o sol?;Uma estrela'],
  ['a list of symbols', 'F: força\nA: área\nP: potência\nV: volume'],
  ['two of them', 'F: força\nV: volume'],
  ['a glossary that has these words', 'Frente: parte dianteira\nVerso: parte de trás\nLado: o que fica ao lado'],
  ['nothing', ''],
])('%s is left to others', (_, text) => {
  expect(rows(text)).toBeNull()
})

test('a list in an answer stays in it, where questions have their names', () => {
  const text = 'P: a?\nR: b\nP: Quais são os dois tipos?\nR: São dois:\n1. animal\n2. vegetal'
  expect(rows(text)?.filter(row => row.length > 0)).toEqual([
    ['a?', 'b'],
    ['Quais são os dois tipos?', 'São dois:\n1. animal\n2. vegetal'],
  ])
})

test('a blank line ends an answer', () => {
  expect(rows('P: a?\nR: b\n\nCapítulo 2\nP: c?\nR:\n\nd')).toEqual([
    ['a?', 'b'],
    [],
    [],
    ['Capítulo 2'],
    ['c?', 'd'],
    [],
    [],
    [],
  ])
})

test('options with letters are no answers', () => {
  const asked = (capital: string) => `P: Capital do ${capital}?\nA: Lima\nB: Quito\nR: A`
  expect(rows(`${asked('Peru')}\n\n${asked('Equador')}`)).toBeNull()
})
