import { expect, test } from 'vitest'
import { tidyAnswer } from './phrasing.ts'

test.each([
  ['a noun that could be a verb ends a list', 'queimaduras, envelhecimento precoce e câncer de pele'],
  ['hairs are no preposition', 'uma substância oleosa que lubrifica a pele e os pelos'],
])('%s: %s', (_, answer) => {
  expect(tidyAnswer(answer).toLowerCase()).toBe(answer)
})

test('a preposition at the end is left over', () => {
  expect(tidyAnswer('o trabalho feito pelos')).toBe('O trabalho feito')
})
