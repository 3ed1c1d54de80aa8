import { expect, test } from 'vitest'
import { firstCardsOf } from './first-cards.ts'

const card = (at: number) => ({ question: `Pergunta ${at}?`, answer: 'Sim.' })

test('three cards are taken, each within bounds and fit to be stored', () => {
  expect(firstCardsOf([card(1), card(2), card(3), card(4)])).toEqual([card(1), card(2), card(3)])
  const [long] = firstCardsOf([{ question: 'a'.repeat(5000), answer: 'x\0y\uD800', more: 1 }])
  expect(long).toEqual({ question: 'a'.repeat(600), answer: 'xy\uFFFD' })
})

test.each([[null], ['cards'], [{ length: 1 }], [[{ question: 1, answer: 'x' }]], [[null]]])('%j is none', message => {
  expect(firstCardsOf(message)).toEqual([])
})
