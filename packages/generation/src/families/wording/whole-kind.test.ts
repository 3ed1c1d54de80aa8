import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Barcos de madeira transportam a castanha até a cidade.',
    'function/does',
    ['O que fazem os barcos de madeira? → Transportam a castanha até a cidade'],
  ],
  [
    'Diversos barcos transportam a castanha até a cidade.',
    'function/does',
    ['O que fazem diversos barcos? → Transportam a castanha até a cidade'],
  ],
])('%s', (sentence, pattern, asked) => {
  expect(found(sentence, pattern)).toEqual(asked)
})
