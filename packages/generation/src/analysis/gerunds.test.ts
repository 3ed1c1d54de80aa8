import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('a second gerund is told in the same tense as the first', () => {
  expect(
    found('A poda consiste em cortar ramos, evitando o desgaste da planta e reduzindo doenças.', 'function/does'),
  ).toEqual(['O que faz a poda? → Evita o desgaste da planta e reduz doenças'])
})
