import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks what doing something means or shows', () => {
  expect(
    found(
      '# Notas\n\nEm música, pôr um ponto depois da nota significa um aumento de metade da duração.',
      'relation/doing-means',
    ),
  ).toEqual(['Em música, o que significa pôr um ponto depois da nota? → Um aumento de metade da duração'])
  expect(found('# Mapas\n\nPintar uma área de azul indica a presença de água.', 'relation/doing-means')).toEqual([
    'O que indica pintar uma área de azul? → A presença de água',
  ])
})

test('asks what doing something comes to or is for', () => {
  expect(
    found(
      '# Decimais\n\nMultiplicar um número por dez equivale a deslocar a vírgula uma casa para a direita.',
      'relation/doing-means',
    ),
  ).toEqual(['A que equivale multiplicar um número por dez? → A deslocar a vírgula uma casa para a direita'])
  expect(
    found('# Rádio\n\nGirar o botão para a direita serve para aumentar o volume.', 'relation/doing-means'),
  ).toEqual(['Para que serve girar o botão para a direita? → Para aumentar o volume'])
})

test('leaves out of the answer what the question says already', () => {
  expect(
    found('# Bordado\n\nNo bordado, riscar o quadrado representa a retirada do quadrado.', 'relation/doing-means'),
  ).toEqual(['No bordado, o que representa riscar o quadrado? → A retirada'])
})

test('asks nothing of what is denied, of a noun, or of a conclusion', () => {
  for (const text of [
    'Pintar uma área de azul não indica a presença de peixes.',
    'Ser humano significa um corpo dotado de razão.',
    'Poder significa a capacidade de agir.',
    'Pagar a dívida à vista significa dizer que sobra dinheiro.',
    'Pagar a dívida à vista significa que sobra dinheiro.',
  ])
    expect(found(`# Geral\n\n${text}`, 'relation/doing-means')).toEqual([])
})
