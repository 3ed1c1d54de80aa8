import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'comparison/unlike',
    'Diferentemente da célula animal, a célula vegetal possui parede celular de celulose.',
    'O que diferencia a célula vegetal da célula animal? → A célula vegetal possui parede celular de celulose',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})
