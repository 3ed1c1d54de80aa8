import { expect, test } from 'vitest'
import { aRun } from '../testing/letters.ts'
import { scriptText, shiftOf } from './scripts.ts'

const line = { size: 10, baseline: 100 }
const letter = (baseline: number, size = 7) => ({
  text: '2',
  run: aRun({ size }),
  start: 0,
  end: 4,
  baseline,
  spaceBefore: false,
})

test.each([
  [96, 7, 1],
  [102, 7, -1],
  [100.9, 5.8, -1],
  [100.9, 8, 0],
  [100.5, 5.8, 0],
  [100.5, 7, 0],
  [96, 10, 0],
])('a letter at %d of size %d is shifted by %d', (baseline, size, shift) => {
  expect(shiftOf(letter(baseline, size), line)).toBe(shift)
})

test.each<[run: string, before: string, after: string, expected: string]>([
  ['2', 'm', '', '²'],
  ['−6', '10', '', '⁻⁶'],
  ['–9', '10', '', '⁻⁹'],
  ['2–', 'SO₄', '', '²⁻'],
  ['n', 'a potência 2', '', 'ⁿ'],
  ['n–1', 'a₁·q', '', 'ⁿ⁻¹'],
  ['2,5', 'cresce como 10', '', '^2,5'],
  ['1/2', 'x', '', '^(1/2)'],
  ['π', 'e', '', '^π'],
  ['o', 'o 1', '', 'º'],
  ['as', 'as 2', '', 'ªs'],
  ['a', 'a Sr.', '', 'ª'],
  ['o', 'a lei n', '', 'º'],
  ['o', 'a 30 ', 'C', '°'],
  ['o', 'x', '', 'ᵒ'],
  ['∗', 'o nome', '', '∗'],
  ['A', 'em L', 'T', 'A'],
  ['a', 'em L', 'T', 'a'],
  ['TM', 'o nome', '', 'TM'],
  ['1,2', 'as florestas', '', '¹,²'],
])('%s raised behind "%s" is %s%s', (run, before, after, expected) => {
  expect(scriptText(run, 1, before, after)).toBe(expected)
})

test.each([
  ['2', 'H', '₂'],
  ['n', 'o termo a', 'ₙ'],
  ['n+1', 'a', 'ₙ₊₁'],
  ['máx', 'a velocidade v', '_máx'],
  ['amostra', 'Abs A', '_amostra'],
  ['cos', '= ', 'cos'],
  ['A', 'x', '_A'],
])('%s lowered behind "%s" is %s', (run, before, expected) => {
  expect(scriptText(run, -1, before)).toBe(expected)
})
