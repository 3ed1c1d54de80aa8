import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what is said of others is no part of the answer', () => {
  expect(
    found('O pincel fino é usado para pintar contornos, o pincel chato para fundos largos.', 'function/used'),
  ).toEqual(['Para que serve o pincel fino? → Para pintar contornos'])
})

test('nor are the cases after a colon, nor how directly it is said', () => {
  expect(
    found(
      'Os advérbios de lugar referem-se ao espaço em que a ação acontece: perto, longe, aqui, ali.',
      'definition/refers',
    ),
  ).toEqual(['A que se referem os advérbios de lugar? → Ao espaço em que a ação acontece'])
  expect(
    found('O termômetro clínico indica diretamente a temperatura do corpo humano.', 'definition/indicates'),
  ).toEqual(['O que o termômetro clínico indica? → A temperatura do corpo humano'])
})

test('nor is one of the things the question names', () => {
  expect(found('As pontes pênseis permitem vãos muito longos, como a do rio Jaguari.', 'function/allows')).toEqual([
    'O que as pontes pênseis permitem? → Vãos muito longos',
  ])
})
