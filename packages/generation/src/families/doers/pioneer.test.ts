import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A cidade de Campinas foi pioneira ao iluminar as ruas com lâmpadas elétricas.',
    'Em que foi pioneira a cidade de Campinas? → Em iluminar as ruas com lâmpadas elétricas',
  ],
  [
    'O setor têxtil foi o pioneiro da industrialização inglesa.',
    'Em que foi pioneiro o setor têxtil? → Na industrialização inglesa',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/pioneer')).toEqual([expected])
})

test('asks nothing where it is only praised', () => {
  expect(found('O setor têxtil foi pioneiro e muito admirado.', 'relation/pioneer')).toEqual([])
})
