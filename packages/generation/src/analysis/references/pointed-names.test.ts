import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { calledNext, resolveCalled, resolvePointedKind } from './pointed-names.ts'

test('one of a kind just spoken of is any one of that kind', () => {
  expect(
    resolvePointedKind('A parte final desse CEP é o número da rua.', 'Para enviar uma carta, escreva um CEP.'),
  ).toBe('A parte final do CEP é o número da rua.')
  expect(resolvePointedKind('A parte final desse CEP é o número da rua.', 'O CEP da escola é outro.')).toBeNull()
})

test('what the next sentence names is named in this one', () => {
  const next = 'E é por isso que chamamos esse animal de RUMINANTE.'
  expect(calledNext(next)).toEqual({ article: 'o', noun: 'animal', name: 'ruminante' })
  expect(resolveCalled('Um dos hábitos desse animal é mastigar duas vezes.', next)).toBe(
    'Um dos hábitos do ruminante é mastigar duas vezes.',
  )
  expect(resolveCalled('Um dos hábitos dessa ave é mastigar duas vezes.', next)).toBeNull()
})

test('the function and the name are asked for', () => {
  const text =
    '# O barômetro\n\nUma das funções desse aparelho é medir a pressão do ar em cada lugar. E é por isso que ' +
    'chamamos esse aparelho de BARÔMETRO.'
  expect(found(text, 'definition/one-of')).toEqual([
    'Qual é uma das funções do barômetro? → Medir a pressão do ar em cada lugar',
  ])
  expect(found(text, 'cause/next-sentence')).toEqual([
    'Por que o aparelho recebe o nome de barômetro? → Porque uma das funções do barômetro é medir a pressão do ' +
      'ar em cada lugar',
  ])
})
