import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'São partes da viola o braço, o cavalete e o tampo.',
    'Quais são as partes da viola? → O braço, o cavalete e o tampo',
  ],
  [
    'São exemplos de danças de roda o coco, a quadrilha e o samba.',
    'Quais são exemplos de danças de roda? → O coco, a quadrilha e o samba',
  ],
  [
    'São festas do sertão a vaquejada, a novena e o reisado.',
    'Quais são exemplos de festas do sertão? → A vaquejada, a novena e o reisado',
  ],
])('the kind before what is of it: %s', (text, expected) => {
  expect(found(text, 'list/are-these')).toEqual([expected])
})

test('one thing of a kind told of is no list', () => {
  expect(found('São artesãs da vila as mulheres que tecem as redes e as mantas.', 'list/are-these')).toEqual([])
})
