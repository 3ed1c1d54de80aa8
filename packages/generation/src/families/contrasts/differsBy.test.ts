import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O pífano diferencia-se da flauta pelo tamanho menor e pela falta de chaves.',
    'O que diferencia o pífano da flauta? → O tamanho menor e a falta de chaves',
  ],
  [
    'A rabeca se distingue do violino por ter afinação livre.',
    'O que distingue a rabeca do violino? → Ter afinação livre',
  ],
  [
    'A cobra-coral verdadeira difere da falsa pela posição dos dentes.',
    'O que diferencia a cobra-coral verdadeira da falsa? → A posição dos dentes',
  ],
])('by what a thing differs: %s', (text, expected) => {
  expect(found(text, 'comparison/differs-by')).toEqual([expected])
})

test('its own is told of no thing by itself', () => {
  expect(found('O coco difere do samba por seus passos.', 'comparison/differs-by')).toEqual([])
})
