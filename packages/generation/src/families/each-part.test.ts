import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'definition/characterised',
    'O Barroco se caracteriza pelo exagero e pelo contraste.',
    'O que caracteriza o Barroco? → O exagero e o contraste',
  ],
  [
    'definition/characterised',
    'O estilo gótico caracterizava-se pelas torres altas e pelos vitrais.',
    'O que caracterizava o estilo gótico? → As torres altas e os vitrais',
  ],
])('each part of what it is told by (%s): %s', (pattern, text, asked) => {
  expect(found(text, pattern)).toContain(asked)
})
