import { expect, test } from 'vitest'
import { decapitalise, stripOpeners } from './openers.ts'

test.each([
  ['A água ferve', 'a água ferve'],
  ['Amazonas é um rio', 'Amazonas é um rio'],
  ['ONU é uma sigla', 'ONU é uma sigla'],
  ['B significa azul em inglês', 'B significa azul em inglês'],
  ['O nome vem do tupi', 'o nome vem do tupi'],
  ['E isso basta', 'e isso basta'],
])('%s within a sentence is %s', (text, within) => {
  expect(decapitalise(text, word => word === 'Amazonas')).toBe(within)
})

test.each([
  'Como já visto, a erosão desgasta as rochas.',
  'Como dito, a erosão desgasta as rochas.',
  'Como vimos na aula anterior, a erosão desgasta as rochas.',
])('%s says no more than that erosion wears rocks', text => {
  expect(stripOpeners(text)).toBe('A erosão desgasta as rochas.')
})

test('how sure one is of it says nothing of the thing', () => {
  expect(stripOpeners('Certamente o único caminho para a vila é a trilha.')).toBe(
    'O único caminho para a vila é a trilha.',
  )
})

test.each([
  'Posteriormente Benvindo foi nomeado mestre da oficina.',
  'Hoje Benvindo foi nomeado mestre da oficina.',
  'Depois Benvindo foi nomeado mestre da oficina.',
])('when is no part of a name: %s', text => {
  expect(stripOpeners(text)).toBe('Benvindo foi nomeado mestre da oficina.')
})

test('a word in -mente that limits a name stays before it', () => {
  expect(stripOpeners('Somente Benvindo foi nomeado mestre.')).toBe('Somente Benvindo foi nomeado mestre.')
})

test.each(['Para tanto, a planta fecha as folhas à noite.', 'Como o nome sugere, a planta fecha as folhas à noite.'])(
  '%s',
  text => {
    expect(stripOpeners(text)).toBe('A planta fecha as folhas à noite.')
  },
)

test.each([
  '2 - A erosão desgasta as rochas.',
  'b – A erosão desgasta as rochas.',
  'II - A erosão desgasta as rochas.',
])('the place in a list is no part of what is said: %s', text => {
  expect(stripOpeners(text)).toBe('A erosão desgasta as rochas.')
})
