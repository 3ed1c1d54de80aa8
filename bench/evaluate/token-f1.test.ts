import { expect, test } from 'vitest'
import { answerTokens, tokenF1, tokenRecall } from './token-f1.ts'

test('compares answers without case, punctuation and articles', () => {
  expect(answerTokens('A Lei Áurea, de 1888.')).toEqual(['lei', 'áurea', 'de', '1888'])
})

test('F1 of shared tokens', () => {
  expect(tokenF1('Alan Turing', 'o matemático Alan Turing')).toBeCloseTo(0.8)
  expect(tokenF1('o tear', 'um tear')).toBe(1)
  expect(tokenF1('1946', '1947')).toBe(0)
  expect(tokenF1('', 'algo')).toBe(0)
})

test('a repeated token counts as often as both have it', () => {
  expect(tokenF1('dois e dois', 'dois')).toBeCloseTo(0.5)
  expect(tokenRecall('dois', 'dois e dois')).toBeCloseTo(1 / 3)
})

test('recall asks how much of the gold answer a text holds', () => {
  expect(tokenRecall('O tear foi criado por Jacquard em 1801.', 'Jacquard')).toBe(1)
  expect(tokenRecall('O tear foi criado em 1801.', 'Joseph Jacquard')).toBe(0)
})
