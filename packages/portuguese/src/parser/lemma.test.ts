import { expect, it } from 'vitest'
import { lemmaOf } from './lemma.ts'

it.each([
  ['cortes', 'NOUN', { Number: 'Plur' }, 'nsubj', 'corte'],
  ['cortes', 'VERB', { VerbForm: 'Fin' }, 'root', 'cortar'],
  ['foi', 'AUX', { VerbForm: 'Fin' }, 'aux:pass', 'ser'],
  ['foi', 'VERB', { VerbForm: 'Fin' }, 'root', 'ir'],
  ['vende', 'VERB', { VerbForm: 'Fin' }, 'root', 'vender'],
  ['foi', 'AUX', { VerbForm: 'Fin' }, 'cop', 'ser'],
  ['são', 'AUX', { VerbForm: 'Fin' }, 'cop', 'ser'],
  ['fazê', 'VERB', { VerbForm: 'Inf' }, 'xcomp', 'fazer'],
  ['as', 'DET', { Gender: 'Fem' }, 'det', 'o'],
  ['as', 'PRON', { Gender: 'Fem' }, 'obj', 'o'],
  ['a', 'ADP', {}, 'case', 'a'],
  ['Amazônia', 'PROPN', {}, 'nsubj', 'Amazônia'],
  ['condenadas', 'ADJ', { Number: 'Plur', Gender: 'Fem' }, 'amod', 'condenado'],
  ['Mitocôndrias', 'NOUN', { Number: 'Plur' }, 'nsubj', 'mitocôndria'],
  ['rapidamente', 'ADV', {}, 'advmod', 'rapidamente'],
] as const)('%s as %s %j %s → %s', (text, upos, features, relation, expected) => {
  expect(lemmaOf(text, upos, features, relation)).toBe(expected)
})
