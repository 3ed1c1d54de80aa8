import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('the year of a death is not when somebody settled', () => {
  const life =
    '# Lavras\n\nDepois de duas viagens ao litoral, Prado se instala definitivamente em Lavras, na direção do coro, até sua morte, em 1866.'
  expect(found(life, 'date/').filter(fact => fact.includes('se instala'))).toEqual([])
})

test('of which ones something is the first belongs to the question', () => {
  const bridges = '# Pontes\n\nDas pontes da ilha, a ponte do Norte é a única ponte feita de ferro fundido.'
  expect(found(bridges, 'definition/only-one')).toEqual([
    'Das pontes da ilha, qual é a única ponte feita de ferro fundido? → A ponte do Norte',
  ])
})

test('an answer that ends in "a.C." keeps its point', () => {
  const poet = '# Poetas\n\nMirela Prado foi uma importante poeta da cidade alta do século V a.C.'
  expect(found(poet, 'definition/who-is')).toEqual([
    'Quem foi Mirela Prado? → Uma importante poeta da cidade alta do século V a.C.',
  ])
})

test('the subject of a second clause is not part of what was found', () => {
  const spring =
    '# A serra\n\nPrado descobriu fontes limpas entre pedras, e viajantes como Lima e Souza discutiram seu curso pela serra.'
  expect(found(spring, 'agent/maker')).toEqual(['Quem descobriu fontes limpas entre pedras? → Prado'])
})

test('a word is asked for its meaning', () => {
  const word =
    '# Mutuca\n\n"Mutuca" é uma palavra que significa "furar" ou "picar", e era um termo usado pelos vaqueiros da ilha.'
  expect(found(word, 'definition/is-a')).toEqual(['O que significa a palavra “mutuca”? → Furar ou picar'])
})

test('what is done even more is asked so', () => {
  const art = '# A renda\n\nPrado desenvolveu ainda mais a técnica da renda de bilro.'
  expect(found(art, 'agent/maker')).toEqual(['Quem desenvolveu ainda mais a técnica da renda de bilro? → Prado'])
})

test('that a time was hard is said of no one named before', () => {
  const life =
    '# O Regionalismo\n\nO Regionalismo começou na serra, em 1920. Era um tempo difícil na vila, sem pão e sem estradas.'
  expect(found(life, 'definition/').filter(fact => fact.includes('tempo'))).toEqual([])
})
