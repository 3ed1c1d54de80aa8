import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'relation/tendency',
    'Os metais alcalinos têm grande tendência a perder o elétron da última camada.',
    'Que tendência têm os metais alcalinos? → Perder o elétron da última camada',
  ],
  [
    'relation/tendency',
    'As plantas carnívoras têm a capacidade de capturar insetos com as folhas.',
    'Que capacidade têm as plantas carnívoras? → Capturar insetos com as folhas',
  ],
  [
    'relation/entitled',
    'As pessoas idosas têm direito a transporte gratuito nas cidades brasileiras.',
    'A que têm direito as pessoas idosas? → A transporte gratuito nas cidades brasileiras',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('asks nothing where the answer leans on another sentence', () => {
  expect(found('As pessoas idosas têm direito a seus lugares nos ônibus da cidade.', 'relation/entitled')).toEqual([])
})
