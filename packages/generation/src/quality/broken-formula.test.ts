import { expect, test } from 'vitest'
import { brokenFormula } from './broken-formula.ts'

test.each([
  ['A substância de fórmula H,0O', 'H,0O'],
  ['A unidade que vale 10º metro', '10º metro'],
  ['Quantos km? de área tem o parque?', 'km?'],
  ['A unidade que vale 10–⁹ metro', '–⁹'],
  ['A taxa cresce como 10²,⁵', '²,⁵'],
  ['O íon SO₄²–', '²–'],
])('%s has %s', (text, token) => {
  expect(brokenFormula(text)).toBe(token)
})

test.each([
  'A substância de fórmula H₂O',
  'A fórmula do gás é CO, e a do outro é CO₂.',
  'A unidade que vale 10⁻⁹ metro',
  'O 10º ano e a 10ª página',
  'No texto de Li,2010',
  'A área de 5 km² entre 1939–1945',
  'A covid-19 e o G-20',
  'Quantos metros tem 1 km?',
  'A taxa cresce como 10^2,5, e a₁–a₂ é a razão.',
  'No texto de Lima, 2010, e de Sá,1999',
])('%s has none', text => {
  expect(brokenFormula(text)).toBeNull()
})
