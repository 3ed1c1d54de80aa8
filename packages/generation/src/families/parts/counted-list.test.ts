import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('things counted and then named', () => {
  expect(
    found(
      'Os computadores modernos possuem quatro seções principais: a memória, a unidade de controle, a entrada e ' +
        'a saída.',
      'list/counted',
    ),
  ).toEqual([
    'Quais são as quatro seções principais dos computadores modernos? → A memória, a unidade de controle, a ' +
      'entrada e a saída',
  ])
})

test('a count without names is no list', () => {
  expect(
    found('Os computadores modernos possuem quatro seções principais muito bem definidas.', 'list/counted'),
  ).toEqual([])
})

test('what a body recognises is not its own', () => {
  const text = 'O Instituto de Geografia reconhece três biomas na região: Amazônia, Cerrado e Pantanal.'
  expect(found(text, 'list/counted')).toEqual([
    'Quais são os três biomas na região segundo o Instituto de Geografia? → Amazônia, Cerrado e Pantanal',
  ])
})

test.each([
  [
    'O corpo do inseto é dividido em três partes, a cabeça, o tórax e o abdome.',
    'Quais são as três partes em que o corpo do inseto é dividido? → A cabeça, o tórax e o abdome',
  ],
  [
    'Os arquivos de opções do GIMP são divididos em duas seções, [geral] e [pincel].',
    'Quais são as duas seções em que os arquivos de opções do GIMP são divididos? → [geral] e [pincel]',
  ],
  [
    'O ouvido médio é formado por três ossos, o martelo, a bigorna e o estribo.',
    'Quais são os três ossos que formam o ouvido médio? → O martelo, a bigorna e o estribo',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'list/counted')).toEqual([expected])
})

test('how many they are, and then which', () => {
  expect(found('As refeições do dia são quatro: desjejum, almoço, lanche e jantar.', 'list/counted')).toEqual([
    'Quais são as quatro refeições do dia? → Desjejum, almoço, lanche e jantar',
  ])
  // One is missing.
  expect(found('As refeições do dia são quatro: desjejum, almoço e jantar.', 'list/counted')).toEqual([])
})
