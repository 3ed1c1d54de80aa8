import { expect, test } from 'vitest'
import { generateMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'

const wordsOf = (text: string) =>
  generateMaterial(documentOf(text), { title: 'Aula' }).words.map(({ word, hint }) => `${word} — ${hint}`)

test('a short text fills its grid with nouns it speaks of in passing, and dots where a sentence goes on', () => {
  expect(
    wordsOf(`# A feira de sábado

Os vizinhos montam as barracas antes do sol nascer, e as crianças carregam os caixotes de laranja até a calçada da \
igreja, onde os tropeiros esperam a vez de descarregar.

Quando chove, a lona protege os legumes e as verduras que os agricultores colheram na véspera.

As barracas e os caixotes voltam para o galpão no fim da manhã.`),
  ).toEqual([
    'lona — Quando chove, a _____ protege os legumes e as verduras que os agricultores colheram na véspera.',
    'galpão — As barracas e os caixotes voltam para o _____ no fim da manhã.',
    'barracas — Os vizinhos montam as _____ antes do sol nascer, e as crianças carregam os caixotes de laranja ' +
      'até a calçada…',
    'caixotes — …e as crianças carregam os _____ de laranja até a calçada da igreja, onde os tropeiros esperam ' +
      'a vez de descarregar.',
  ])
})

test.each([
  ['what a label leaves to its title', 'Maior defeito: enferruja as dobradiças e a fechadura da porta.'],
  ['what is left out of a condition', 'Se não regada, ela perde as folhas e as flores da primavera.'],
  ['the first of a list that is cut off', 'O solo da encosta foi dividido pela cor e pela umidade em: terra escura.'],
])('nothing of %s', (_, sentence) => {
  expect(wordsOf(`# Aula\n\n${sentence}`)).toEqual([])
})

test('the number of a century is no word', () => {
  expect(wordsOf('No início do século XVIII, antes da ponte, os tropeiros passavam o rio a vau.')).toEqual([
    'ponte — No início do século XVIII, antes da _____, os tropeiros passavam o rio a vau.',
  ])
})
