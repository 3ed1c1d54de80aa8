import { expect, test } from 'vitest'
import { aRun } from '../testing/letters.ts'
import { scriptText } from './scripts.ts'

const line = { size: 10, baseline: 100 }
const letter = (text: string, baseline: number, size = 7) => ({
  text,
  run: aRun({ size }),
  start: 0,
  end: 4,
  baseline,
  spaceBefore: false,
})

test.each([
  ['2', 96, 'm', '²'],
  ['2', 102, 'O', '₂'],
  ['−', 96, 'm', '⁻'],
  ['o', 96, '1', 'º'],
  ['a', 96, '2', 'ª'],
  ['o', 96, 'x', 'o'],
  ['2', 100.5, 'm', '2'],
])('%s with its baseline at %d after %s is %s', (text, baseline, before, expected) => {
  expect(scriptText(letter(text, baseline), line, before)).toBe(expected)
})

test('a digit as large as the line is no exponent, wherever it stands', () => {
  expect(scriptText(letter('2', 96, 10), line, 'm')).toBe('2')
})
