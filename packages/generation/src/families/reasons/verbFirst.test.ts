import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

const asked = (text: string) => [
  ...found(text, 'relation/verb-first-means'),
  ...found(text, 'relation/verb-first-thing'),
]

test.each([
  [
    'Pela observação das marés e das fases da Lua, inicia-se a elaboração do calendário dos pescadores.',
    'Como se inicia a elaboração do calendário dos pescadores? → Pela observação das marés e das fases da Lua',
  ],
  [
    'À medida que a lava esfria na superfície, forma-se uma crosta escura de basalto.',
    'O que se forma à medida que a lava esfria na superfície? → Uma crosta escura de basalto',
  ],
  [
    'No fundo das lagoas rasas, acumula-se uma camada de matéria orgânica.',
    'O que se acumula no fundo das lagoas rasas? → Uma camada de matéria orgânica',
  ],
  [
    'Dentro do vulcão, existem câmaras de magma que se enchem aos poucos.',
    'O que existe dentro do vulcão? → Câmaras de magma que se enchem aos poucos',
  ],
  [
    'Na receita antiga do pão de queijo, foram acrescentados ovos e leite.',
    'O que foi acrescentado na receita antiga do pão de queijo? → Ovos e leite',
  ],
])('what comes about is asked for by when, where or how: %s', (text, expected) => {
  expect(asked(text)).toContain(expected)
})

test.each([
  'Em alguns casos, ocorre a queda das folhas.',
  'Quando usa tinta velha, aparece uma mancha escura no papel.',
  'Nos últimos anos, surgiram novas padarias no bairro.',
])('not where the page alone tells when or who: %s', text => {
  expect(asked(text)).toEqual([])
})
