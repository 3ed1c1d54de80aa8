import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { explanationOf } from './explanation.ts'

test('the page and the passage', () => {
  expect(explanationOf(3, 'O xilema conduz a seiva bruta.', 'Xilema')).toBe(
    'Página 3: “O xilema conduz a seiva bruta.”',
  )
})

test('quotes within the passage do not close its own', () => {
  expect(explanationOf(1, 'Chama-se “erosão” o desgaste do solo.', 'Erosão')).toBe(
    'Página 1: “Chama-se "erosão" o desgaste do solo.”',
  )
})

test('an answer the passage words otherwise is said first', () => {
  expect(explanationOf(2, 'As folhas são verdes porque ela reflete essa cor.', 'A clorofila')).toBe(
    'A clorofila. Página 2: “As folhas são verdes porque ela reflete essa cor.”',
  )
})

test('a long passage is cut at words around the answer', () => {
  const quote =
    `${'Muitas coisas acontecem na planta durante o dia. '.repeat(6)}A glicose alimenta a planta. ` +
    `${'E outras coisas também acontecem depois. '.repeat(6)}`
  const text = explanationOf(12, quote, 'glicose')
  expect(text).toContain('A glicose alimenta a planta.')
  expect(text).toMatch(/^Página 12: “….*…”$/u)
})

test('is never longer than the screen takes', () => {
  const word = fc.constantFrom('água', 'planta', 'fotossíntese', 'e', 'condensação', 'solo', '“luz”')
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 120 }),
      fc.array(word, { minLength: 1, maxLength: 25 }),
      (quote, answer) => {
        const text = explanationOf(7, quote.join(' '), answer.join(' '))
        expect(text.length).toBeLessThanOrEqual(THRESHOLDS.explanation.maxChars)
        expect(text).toContain('Página 7')
      },
    ),
  )
})
