import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Os povos andinos acreditavam que o Sol protegia as colheitas de milho.',
    'Em que acreditavam os povos andinos? → Que o Sol protegia as colheitas de milho',
  ],
  [
    'A lei da gravitação diz que dois corpos com massa se atraem.',
    'O que a lei da gravitação diz? → Que dois corpos com massa se atraem',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/said')).toEqual([expected])
})

test('what somebody says is no law', () => {
  expect(found('O vizinho da escola diz que dois ônibus passam por hora.', 'relation/said')).toEqual([])
})
