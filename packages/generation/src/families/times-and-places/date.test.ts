import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['A Lei Áurea foi assinada em 1888 pela princesa Isabel.', 'Em que ano foi assinada a Lei Áurea? → 1888'],
  [
    'A Lei Áurea foi assinada pela princesa Isabel em 1888.',
    'Em que ano a Lei Áurea foi assinada pela princesa Isabel? → 1888',
  ],
  [
    'Donato havia depositado, no Museu da Cidade, a partitura da valsa em 12 de março de 1908.',
    'No Museu da Cidade, em que data Donato havia depositado a partitura da valsa? → 12 de março de 1908',
  ],
  ['A Feira do Livro tornou-se anual em 1975.', 'Em que ano a Feira do Livro se tornou anual? → 1975'],
  [
    'Em 1822, D. Pedro I proclamou a Independência do Brasil.',
    'Em que ano D. Pedro I proclamou a Independência do Brasil? → 1822',
  ],
  [
    'Em 29 de Outubro de 1969 ocorreu a transmissão do primeiro e-mail da história.',
    'Em que data ocorreu a transmissão do primeiro e-mail da história? → 29 de outubro de 1969',
  ],
  [
    'Em março de 1817, começou no Recife a Revolução Pernambucana, movimento que proclamou uma república.',
    'Quando começou no Recife a Revolução Pernambucana? → Em março de 1817',
  ],
  [
    'Em 1965, a Federação Paulista citou pelo nome as lutas vetadas: luta livre, boxe e judô.',
    'Em que ano a Federação Paulista citou pelo nome as lutas vetadas? → 1965',
  ],
  [
    'No Brasil, o cangaço termina em meados do século XX.',
    'No Brasil, quando termina o cangaço? → Em meados do século XX',
  ],
  [
    'A imprensa surgiu na Europa no início do século XV.',
    'Quando a imprensa surgiu na Europa? → No início do século XV',
  ],
  ['Aristóteles nasceu em Estagira em 384 a.C.', 'Em que ano Aristóteles nasceu em Estagira? → 384 a.C.'],
  ['Marta nasceu em 1986 em Alagoas.', 'Em que ano nasceu Marta? → 1986'],
  ['Zumbi foi morto em 20 de novembro de 1695.', 'Em que data foi morto Zumbi? → 20 de novembro de 1695'],
  ['Machado de Assis nasceu em 1839 no Rio de Janeiro.', 'Em que ano nasceu Machado de Assis? → 1839'],
  [
    'No Piauí, a Batalha do Jenipapo ocorreu em 13 de março de 1823.',
    'No Piauí, em que data ocorreu a Batalha do Jenipapo? → 13 de março de 1823',
  ],
  [
    'A partir de 1997, iniciou-se a venda de acessos na internet brasileira.',
    'A partir de que ano se iniciou a venda de acessos na internet brasileira? → 1997',
  ],
  [
    'Em 1088, na cidade de Bolonha, na Itália, é fundada a Universidade de Bolonha que viria a ser conhecida ' +
      'como a primeira da Europa.',
    'Em que ano foi fundada a Universidade de Bolonha? → 1088',
  ],
  [
    'Como parte desses investimentos, em 2000, foi implantada a Rede Nacional de Pesquisa em todo o país.',
    'Em que ano foi implantada a Rede Nacional de Pesquisa em todo o país? → 2000',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'date/')).toEqual([expected])
})

test.each([
  ['the participle does not agree', 'A cidade antiga foi reconstruído em 1755 depois do grande terremoto.'],
  [
    'the year belongs to another clause',
    'A Mata Atlântica acompanhava o litoral quando os portugueses chegaram, em 1500.',
  ],
  [
    'the year dates what followed',
    'Os Estados Unidos romperam com a União Soviética, dando origem à Guerra Fria em 1949.',
  ],
  ['it only says what it was', 'A Semana de Arte Moderna foi um evento realizado em São Paulo em 1922.'],
  ['two years', 'Em 1939, a guerra que terminaria em 1945 começou na Polônia invadida.'],
  ['no subject in the sentence', 'Em abril de 1821, voltou para Portugal com toda a família real.'],
  ['which it was is no happening', 'A primeira peça encenada na vila foi Aurora Distante, em maio de 1902.'],
  ['a bare verb in a part of a century', 'Em Minas, a mineração cresceu em fins do século XVII.'],
  ['a bare verb that tells nothing', 'Em novembro de 1823, D. Pedro I reagiu.'],
])('asks nothing: %s', (_, text) => {
  expect(found(text, 'date/')).toEqual([])
})

test('leaves a date to the participle it belongs to', () => {
  expect(found('Os turistas visitam a casa do rei Salomão, construída em 1750, todos os dias.', 'date/')).toEqual([])
})

test('a decade from which on', () => {
  expect(
    found('A **televisão** chegou ao interior do Brasil a partir da década de 1960.', 'date/since-decade'),
  ).toEqual(['A partir de que década a televisão chegou ao interior do Brasil? → Década de 1960'])
})

test.each([
  'O ferreiro saiu da vila de Itaúna e, em 1904, voltou com a família.',
  'Os mapas antigos mostram que a lagoa de Parati secou por volta de 1650.',
  'Os duques travaram uma guerra para ver quem herdaria o trono em 1702.',
  'Em 1990, tornou-se professora do colégio de Itaúna.',
])('a date of another verb: %s', text => {
  expect(found(text, 'date/')).toEqual([])
})

test('no time of what somebody only thinks', () => {
  expect(found('Os cronistas atribuem o fim da Feira Grande ao fim da ferrovia, em 1951.', 'date/')).toEqual([])
})

test('a number that counts something is no year', () => {
  expect(found('A Lua dá doze voltas em torno da Terra em 354 dias.', 'date/year')).toEqual([])
  expect(found('A língua portuguesa é estudada em 120 países do mundo.', 'date/year')).toEqual([])
  expect(found('A biblioteca municipal foi fundada em 1954 pelos moradores.', 'date/year')).toEqual([
    'Em que ano foi fundada a biblioteca municipal? → 1954',
  ])
})

test('when a thing was invented is not when it is used', () => {
  expect(found('O tempo da prova é medido por um relógio, inventado por Prado em 1743.', 'date/')).toEqual([])
})

test('what the sign for something was is dated, not that it was one', () => {
  expect(found('O sinal da revolta foi o incêndio da alfândega, no dia 22 de novembro de 1910.', 'date/')).toEqual([])
})
