import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'comparison/contrast',
    'A mitose gera duas células, enquanto a meiose gera quatro células.',
    'Qual é a diferença entre a mitose e a meiose? → A mitose gera duas células, enquanto a meiose gera quatro células',
  ],
  [
    'comparison/unlike',
    'Diferentemente da célula animal, a célula vegetal possui parede celular de celulose.',
    'O que diferencia a célula vegetal da célula animal? → A célula vegetal possui parede celular de celulose',
  ],
  [
    'comparison/more',
    'O mercúrio líquido é mais denso que a água.',
    'O que é mais denso que a água? → O mercúrio líquido',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('asks nothing where only one of two is denied', () => {
  expect(
    found('A mitose gera duas células, enquanto a meiose não gera células iguais.', 'comparison/contrast'),
  ).toEqual([])
})
