import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'relation/how',
    'As ilhas vulcânicas surgem por acúmulo de lava no fundo do mar.',
    'Como surgem as ilhas vulcânicas? → Por acúmulo de lava no fundo do mar',
  ],
  [
    'relation/how',
    'As ondas sonoras se propagam em todas as direções.',
    'Como se propagam as ondas sonoras? → Em todas as direções',
  ],
  [
    'relation/how',
    'A linguagem de programação é traduzida para números por meio de programas especiais.',
    'Como é traduzida a linguagem de programação para números? → Por meio de programas especiais',
  ],
  [
    'relation/what-for',
    'A máquina de Hollerith foi utilizada para auxiliar no censo de 1890.',
    'Para que foi utilizada a máquina de Hollerith? → Para auxiliar no censo de 1890',
  ],
  [
    'relation/during',
    'A penicilina salvou milhares de soldados durante a Segunda Guerra Mundial.',
    'Quando a penicilina salvou milhares de soldados? → Durante a Segunda Guerra Mundial',
  ],
  [
    'place/complement',
    'Tropas fiéis a Portugal resistiram na Bahia, no Maranhão e no Piauí.',
    'Onde resistiram tropas fiéis a Portugal? → Na Bahia, no Maranhão e no Piauí',
  ],
  [
    'place/complement',
    'Tropas fiéis a Portugal resistiram na Bahia, no Maranhão e na Cisplatina, região que hoje corresponde ao Uruguai.',
    'Onde resistiram tropas fiéis a Portugal? → Na Bahia, no Maranhão e na Cisplatina',
  ],
  [
    'place/done-in',
    'As castanhas do caju são torradas em fornos de barro.',
    'Onde são torradas as castanhas do caju? → Em fornos de barro',
  ],
  [
    'relation/from',
    'O transporte dos gases depende da hemoglobina do sangue.',
    'De que depende o transporte dos gases? → Da hemoglobina do sangue',
  ],
  [
    'relation/in',
    'A linguagem Prolog é baseada em princípios abstratos da lógica.',
    'Em que é baseada a linguagem Prolog? → Em princípios abstratos da lógica',
  ],
  [
    'relation/as',
    'As instruções do programa são representadas no computador como números inteiros.',
    'Como são representadas as instruções do programa no computador? → Como números inteiros',
  ],
  [
    'place/complement',
    'As amostras de areia foram colhidas em diferentes praias do litoral da Bahia.',
    'Onde foram colhidas as amostras de areia? → Em diferentes praias do litoral da Bahia',
  ],
  [
    'place/complement',
    'As raízes e caules de Pisum spp. foram plantados em diversos locais da região Norte de Minas Gerais.',
    'Onde as raízes e caules de Pisum spp. foram plantados? → Em diversos locais da região Norte de Minas Gerais',
  ],
  [
    'agent/by',
    'O horário das aulas será elaborado pela Coordenação de Curso.',
    'Por quem será elaborado o horário das aulas? → Pela Coordenação de Curso',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  [
    'the object stands after the place',
    'D. João VI deixou no Brasil o filho D. Pedro como príncipe regente.',
    'place/',
  ],
  [
    'the place belongs to a noun',
    'As mudanças sociais foram causadas pela organização do trabalho nas fábricas.',
    'place/',
  ],
  ['a list would be cut', 'As placas foram submetidas a corrosão ácida, moagem e secagem.', 'relation/to'],
  ['nothing happens there', 'Os computadores modernos têm em geral vários núcleos de processamento.', 'place/'],
  ['the happening has no name', 'A penicilina salvou milhares de soldados durante um tempo.', 'relation/during'],
])('asks nothing where %s', (_, text, pattern) => {
  expect(found(text, pattern)).toEqual([])
})

test.each([
  ['place/made-in', 'A **resina** é produzida em canais da casca.', 'Onde é produzida a resina? → Em canais da casca'],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('what is made in stages is not made somewhere', () => {
  expect(found('O **mel** é produzido em três etapas longas.', 'place/made-in')).toEqual([])
})

test('which war, a page may have said before', () => {
  expect(found('Na Bahia, a guerra terminou em 2 de julho de 1823.', 'relation/')).toEqual([])
})

test('a complement without what stands beside it', () => {
  expect(found('O café foi introduzido no Pará no período colonial.', 'place/')).toEqual([
    'Onde foi introduzido o café? → No Pará',
  ])
  expect(found('A feira vende queijo semelhante ao existente na Holanda.', 'place/')).toEqual([])
})

test('what it is done for is no part of who does it', () => {
  expect(found('O muro precisa ser pintado por dois operários para entrar no acervo.', 'agent/by')).toEqual([
    'Por quem precisa ser pintado o muro? → Por dois operários',
  ])
})

test('how a thing is found is no place', () => {
  expect(found('A parafina das velas é encontrada no estado sólido em dias frios.', 'place/')).toEqual([
    'Em que estado é encontrada a parafina das velas? → No estado sólido em dias frios',
  ])
})

test('what somebody is taken for stays with the verb', () => {
  expect(found('O cedro da serra é considerado sagrado por Anselmo Reis.', 'agent/by')).toEqual([
    'Por quem o cedro da serra é considerado sagrado? → Por Anselmo Reis',
  ])
})

test.each([
  ['why', 'As feiras de gado surgem por vários motivos ligados ao comércio.'],
  ['where', 'As feiras de gado surgem pelo interior da Bahia e de Sergipe.'],
])('%s something comes about is not how', (_, text) => {
  expect(found(text, 'relation/how')).toEqual([])
})

test('what a thing is turned into ends before what turns it', () => {
  expect(
    found('A energia solar pode ser convertida em eletricidade por painéis fotovoltaicos.', 'relation/in'),
  ).toEqual(['Em que pode ser convertida a energia solar? → Em eletricidade'])
})

test('what the things of one study were submitted to is not asked', () => {
  expect(
    found('Ensaio de moagem — As folhas secas foram submetidas a moagem fina, seguindo o manual.', 'relation/to'),
  ).toEqual([])
})

test('what is kept somewhere is no part of the place', () => {
  const text = 'Os colecionadores guardam nas gavetas moedas que perderam o valor.'
  expect(found(text, 'place/')).toEqual([])
})

test('until when it lasted ends before what befell it', () => {
  expect(
    found('O reino de Nali durou até o século IX, abalado por secas longas e revoltas de nobres.', 'relation/until'),
  ).toEqual(['Até quando durou o reino de Nali? → Até o século IX'])
})

test('a side from which one looks at a thing is no place', () => {
  expect(found('No campo religioso, o reino de Nali apoiou os monges da serra.', 'place/')).toEqual([])
})

test('in what an influence shows', () => {
  expect(
    found('A influência da arte árabe se manifestava nos arcos, nos azulejos e nos pátios.', 'relation/in'),
  ).toEqual(['Em que se manifestava a influência da arte árabe? → Nos arcos, nos azulejos e nos pátios'])
})

test('what a thing decomposes into', () => {
  expect(found('A água oxigenada se decompõe em água e oxigênio.', 'relation/in')).toEqual([
    'Em que se decompõe a água oxigenada? → Em água e oxigênio',
  ])
  expect(found('O sal de cozinha se decompõe em sódio (Na) e cloro (Cl).', 'relation/in')).toEqual([
    'Em que se decompõe o sal de cozinha? → Em sódio e cloro',
  ])
})

test('the end of an event is a time', () => {
  expect(found('Tadeu Pires foi executado no final da Guerra dos Farrapos.', 'relation/')).toEqual([
    'Quando foi executado Tadeu Pires? → No final da Guerra dos Farrapos',
  ])
})
