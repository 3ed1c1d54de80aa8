import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { isDefiningPredicate, saysAlso } from './definition-draft.ts'

test.each([
  ['um acontecimento bastante raro', false],
  ['um trabalho extremamente cansativo e lento', false],
  ['um fenômeno que pode ser visto de vários lados', false],
  ['um tema que deve ser levado à assembleia', false],
  ['um trabalho muito antigo dos tropeiros da serra', true],
  ['um fenômeno que pode durar três dias', true],
  ['um pequeno animal que vive na areia', true],
  ['uma grande e redonda massa de pão', true],
  ['um grande desafio para a vila', false],
])('%s', (predicate, expected) => {
  expect(isDefiningPredicate(predicate, 'é')).toBe(expected)
})

test('how big a thing is stands before what it is', () => {
  expect(found('Um tatuí é um pequeno crustáceo que vive na areia da praia.', 'definition/is-a')).toEqual([
    'O que é um tatuí? → Um pequeno crustáceo que vive na areia da praia',
  ])
})

test('of two things told by one verb the first is asked for alone', () => {
  expect(found('O estame é o órgão masculino da flor, e o pistilo, o feminino.', 'definition/is-a')).toEqual([
    'O que é o estame? → O órgão masculino da flor',
  ])
})

test('a ratio is a quantity', () => {
  expect(
    found('A taxa de leitura da escola é a razão entre o número de livros e o de alunos.', 'definition/is-a'),
  ).toEqual(['O que é a taxa de leitura da escola? → A razão entre o número de livros e o de alunos'])
})

test('small things by what goes through them', () => {
  expect(found('Os bueiros são pequenas aberturas por onde a água da rua escoa.', 'definition/is-a')).toEqual([
    'O que são os bueiros? → Pequenas aberturas por onde a água da rua escoa',
  ])
})

test.each([
  'Os ossos das aves são ocos, o que diminui o peso do corpo.',
  'Os escritores realistas são objetivos nos assuntos em que falam da vida das cidades.',
])('what things are like is no definition: %s', text => {
  expect(found(text, 'definition/')).toEqual([])
})

test('signs of a document are signs, not patterns', () => {
  expect(saysAlso({ text: 'A rede ( também serve', subject: 'A rede', verb: '(' })).toBe(true)
  expect(saysAlso({ text: 'A rede é também útil', subject: 'A rede', verb: '.' })).toBe(false)
})
