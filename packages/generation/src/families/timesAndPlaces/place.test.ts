import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['O Pantanal localiza-se no Centro-Oeste do Brasil.', 'Onde se localiza o Pantanal? → No Centro-Oeste do Brasil'],
  [
    'A maré vermelha ocorre no litoral do sul, causada por algas que se multiplicam.',
    'Onde ocorre a maré vermelha? → No litoral do sul',
  ],
  ['A digestão do amido começa na boca.', 'Onde começa a digestão do amido? → Na boca'],
  [
    'O monte Everest fica na cordilheira do Himalaia, entre a China e o Nepal.',
    'Onde fica o monte Everest? → Na cordilheira do Himalaia',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'place/')).toEqual([expected])
})

test.each([
  'A mata cerrada ocorre em geral durante a primavera.',
  'A revoada das abelhas acontece no começo da estação chuvosa.',
  'A reação química começa em 10 minutos.',
  'O lago está situado no norte.',
  'O cangaço começa em meados do século XIX.',
])('asks nothing of: %s', text => {
  expect(found(text, 'place/')).toEqual([])
})

test('where something happened, without when', () => {
  expect(found('A Copa do Mundo aconteceu no Maracanã em 1950.', 'place/where')).toEqual([
    'Onde aconteceu a Copa do Mundo? → No Maracanã',
  ])
  expect(found('A imprensa surgiu na Europa no início do século XV.', 'place/where')).toEqual([
    'Onde surgiu a imprensa? → Na Europa',
  ])
})

test('what else lives or happens there is no part of the place', () => {
  expect(found('O carrapato vive no corpo de mamíferos e passa de um animal a outro.', 'place/where')).toEqual([
    'Onde vive o carrapato? → No corpo de mamíferos',
  ])
})

test('what follows a method is no pointer at the page', () => {
  expect(found('A primeira escola a seguir o método suíço surgiu em Nova Friburgo.', 'place/where')).toEqual([
    'Onde surgiu a primeira escola a seguir o método suíço? → Em Nova Friburgo',
  ])
})

test('what lies near a line is somewhere', () => {
  expect(found('As ilhas de coral estão situadas próximas ao trópico de Capricórnio.', 'place/where')).toEqual([
    'Onde estão situadas as ilhas de coral? → Próximas ao trópico de Capricórnio',
  ])
})
