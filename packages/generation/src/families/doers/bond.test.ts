import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['Heródoto foi mestre de Tucídides durante alguns anos.', 'De quem Heródoto foi mestre? → De Tucídides'],
  ['Camille Claudel foi aluna de Auguste Rodin em Paris.', 'De quem Camille Claudel foi aluna? → De Auguste Rodin'],
])('%s', (text, expected) => {
  expect(found(text, 'relation/bond')).toEqual([expected])
})

test.each(['Heródoto não foi mestre de Tucídides em Atenas.', 'O pintor foi aluno de um velho mestre da vila.'])(
  '%s: nothing to ask',
  text => {
    expect(found(text, 'relation/bond')).toEqual([])
  },
)
