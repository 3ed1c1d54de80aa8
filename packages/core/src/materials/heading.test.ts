import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const heading = (category: string | null, question: string, ...answers: string[]) =>
  headingOf({ category, question }, answers)

test.each([
  ['Cultura dos povos do gelo', 'O que representa a Nebulosa de Órion?', 'Um grupo de crianças'],
  ['GIF', 'Quem publicou uma versão expandida em 1989?', 'Uma empresa de telefonia'],
  [
    'Operações com matrizes',
    'O que é o produto termo a termo?',
    'A multiplicação de dois quadros, elemento por elemento',
  ],
  ['Estados da água', 'O que é a precipitação?', 'A queda da água das nuvens na forma de chuva, neve ou granizo'],
  ['Regra 20', 'Em que ano abriu o Salão Azul?', '1954'],
  ['Canal', 'O que é um canal?', 'A imagem em tons de cinza de uma cor'],
])("'%s' stands above '%s'", (category, question, answer) => {
  expect(heading(category, question, answer)).toBe(category)
})

test.each([
  ['Canais', 'Como se chama a imagem em tons de cinza de uma cor?', 'Canal'],
  ['Os canais da imagem', 'Como se chama a imagem em tons de cinza de uma cor?', 'Canal'],
  ['Visibilidade e acesso', 'A _____ de um método é dita antes dele.', 'Visibilidade'],
  ['O Primeiro Reinado', 'O _____ durou nove anos.', 'Primeiro Reinado'],
  ['Máscaras', 'O que esconde uma parte da camada?', 'A máscara da camada'],
  ['Anos 80: um pouco de tudo', 'A década de _____ teve vários estilos de dança.', '1980'],
  ['A dança na década de 1950', 'Em que ano abriu o Salão Azul?', '1954'],
  ['A moldagem', 'Como se chama a troca de moldes numa oficina?', 'Moldagem'],
  ['O nó e a malha', 'Como se chama cada laço de uma rede de pesca?', 'Nó'],
  ['CMYK', 'Que modelo de cores tem quatro tintas?', 'cmyk'],
])("'%s' would give '%s' away", (category, question, answer) => {
  expect(heading(category, question, answer)).toBeNull()
})

test('one of the options in the heading is enough, right or wrong', () => {
  expect(
    heading('O Primeiro Reinado', 'Como se chama o período de 1831 a 1840?', 'Regência', 'Primeiro Reinado'),
  ).toBeNull()
})

test.each([null, '', '  '])('no heading stays none', category => {
  expect(heading(category, 'O que é uma ilha?', 'Terra cercada de água')).toBeNull()
})

test('whatever the texts, the heading is shown as it is or not at all', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (category, question, answer) => {
      expect([category, null]).toContain(heading(category, question, answer))
    }),
  )
})

test('no heading is the answer itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[b-z]{4,12}$/), answer => {
      expect(heading(answer, 'Que é?', answer)).toBeNull()
    }),
  )
})
