import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a title in the plural is one work', () => {
  expect(found('Os Jangadeiros é um romance escrito em cartas que os pescadores trocam.', 'definition/')).toEqual([
    'O que é a obra Os Jangadeiros? → Um romance escrito em cartas que os pescadores trocam',
  ])
})

test.each([
  [
    'Saber científico é o conhecimento que passa pela prova da experiência.',
    'O que é o saber científico? → O conhecimento que passa pela prova da experiência',
  ],
  [
    'Verso livre é o verso que não segue uma medida fixa.',
    'O que é o verso livre? → O verso que não segue uma medida fixa',
  ],
  [
    'Poder Moderador era o poder que ficava nas mãos do imperador.',
    'O que era Poder Moderador? → O poder que ficava nas mãos do imperador',
  ],
])('a thing told apart by its adjective: %s', (text, expected) => {
  expect(found(text, 'definition/is-a')).toEqual([expected])
})

test('what one does is no thing', () => {
  expect(found('Andar descalço é um costume que endurece a pele dos pés.', 'definition/is-a')).toEqual([])
})

test('what is said of it as its own does not say whose it is', () => {
  expect(found('A área de um jardim é a soma das áreas de seus canteiros.', 'naming/reversed')).toEqual([])
  expect(found('O pomar é a soma das áreas de seus canteiros de frutas.', 'naming/reversed')).toHaveLength(1)
})

test.each([
  ['Uma alíquota é uma razão cujo denominador é 100.', 'O que é uma alíquota? → Uma razão cujo denominador é 100'],
  ['A popa é o lado oposto à proa.', 'O que é a popa? → O lado oposto à proa'],
])('told by a ratio or by where it is: %s', (text, expected) => {
  expect(found(text, 'definition/is-a')).toEqual([expected])
})
