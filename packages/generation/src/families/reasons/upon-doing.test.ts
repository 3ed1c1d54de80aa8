import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Ao ser resfriado, o chocolate se contrai na forma.',
    'O que acontece com o chocolate ao ser resfriado? → Contrai-se na forma',
  ],
  [
    'Quando aquecida a 60 °C, a manteiga perde a água.',
    'O que acontece com a manteiga quando é aquecida a 60 °C? → Perde a água',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'cause/upon-doing')).toEqual([expected])
})

test.each(['Ao chegar à vila, Moisés Prado abriu uma escola.', 'Ao subir a serra, o viajante encontra a neblina.'])(
  'not of people: %s',
  text => {
    expect(found(text, 'cause/upon-doing')).toEqual([])
  },
)
