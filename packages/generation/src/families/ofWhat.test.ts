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
