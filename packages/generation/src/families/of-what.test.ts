import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

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

test('that a time was hard is said of no one named before', () => {
  const life =
    '# O Regionalismo\n\nO Regionalismo começou na serra, em 1920. Era um tempo difícil na vila, sem pão e sem ' +
    'estradas.'
  expect(found(life, 'definition/').filter(fact => fact.includes('tempo'))).toEqual([])
})
