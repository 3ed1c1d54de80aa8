import { expect, test } from 'vitest'
import { cutMeaning, cutSentence } from './cut.ts'

test('a short sentence stays whole', () => {
  expect(cutSentence('A _____ conduz a água da raiz às folhas.')).toBe('A _____ conduz a água da raiz às folhas.')
})

test('a long one ends where a thought ends', () => {
  expect(
    cutSentence(
      'A _____ conduz a água e os sais minerais da raiz até as folhas mais altas, onde a luz do sol permite que ' +
        'a planta fabrique os açúcares.',
    ),
  ).toBe('A _____ conduz a água e os sais minerais da raiz até as folhas mais altas.')
})

test('an aside goes first, but for the one beside the gap', () => {
  expect(
    cutSentence(
      'As plantas da caatinga (como o mandacaru e o xique-xique) perdem as suas folhas durante a longa seca ' +
        'para poupar a _____ do solo.',
    ),
  ).toBe('As plantas da caatinga perdem as suas folhas durante a longa seca para poupar a _____ do solo.')
})

test('what has no end before its gap is no hint', () => {
  expect(
    cutSentence(
      'As plantas da caatinga perdem todas as suas folhas durante os meses mais secos do ano para poupar a ' +
        'pouca água guardada pela _____.',
    ),
  ).toBe(null)
})

test('a meaning ends where a thought ends', () => {
  expect(cutMeaning('a passagem da água do solo para o ar, onde forma nuvens que o vento leva', 50)).toBe(
    'A passagem da água do solo para o ar',
  )
})
