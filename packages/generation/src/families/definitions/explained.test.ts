import { describe, expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

describe('things explained in passing', () => {
  test('what stands beside another in a list explains nothing', () => {
    const text = 'A força pode vir da troca entre as proteínas, padrões de cor da asa, ou, no inverno, da luz.'
    expect(found(text, 'definition/inner-apposition')).toEqual([])
  })

  test.each([
    [
      'Em 1806, Napoleão decretou o Bloqueio Continental, medida que proibia o comércio com a Inglaterra.',
      'definition/inner-apposition',
      'O que foi o Bloqueio Continental? → Medida que proibia o comércio com a Inglaterra',
    ],
    [
      'A Terra gira. Rochas antigas deram origem à terra preta, solo escuro em que cresceram as roças de mandioca.',
      'definition/inner-apposition',
      'O que é a terra preta? → Solo escuro em que cresceram as roças de mandioca',
    ],
    [
      'As plantas realizam a fotossíntese, processo que usa a energia da luz para produzir açúcares.',
      'definition/inner-apposition',
      'O que é a fotossíntese? → Processo que usa a energia da luz para produzir açúcares',
    ],
    [
      'O governo ampliou as unidades de conservação, áreas definidas por lei para proteger a natureza.',
      'definition/inner-apposition',
      'O que são as unidades de conservação? → Áreas definidas por lei para proteger a natureza',
    ],
    [
      'A escritora Amélia Prado nasceu em Sobral, cidade do norte do Ceará, no ano de 1829.',
      'definition/inner-apposition',
      'O que é Sobral? → Cidade do norte do Ceará',
    ],
    [
      'A fazenda usava rotação de culturas, que é um sistema de plantio com plantas diferentes a cada ano.',
      'definition/relative',
      'O que é a rotação de culturas? → Um sistema de plantio com plantas diferentes a cada ano',
    ],
    [
      'O site usa o protocolo SSL (um serviço de criptografia de dados) em todas as páginas.',
      'definition/parenthesis',
      'O que é SSL? → Um serviço de criptografia de dados',
    ],
    [
      'A oficina de Piracema (uma das vilas do vale) abriu em 1990 com dez alunos.',
      'definition/parenthesis',
      'O que é Piracema? → Uma das vilas do vale',
    ],
    [
      'Zumbi, líder do Quilombo dos Palmares, foi morto em 1695.',
      'definition/apposition',
      'Quem foi Zumbi? → Líder do Quilombo dos Palmares',
    ],
    [
      'Na Espanha, Miguel de Cervantes criou Dom Quixote, história de um fidalgo que lia romances demais.',
      'definition/inner-apposition',
      'O que foi Dom Quixote? → História de um fidalgo que lia romances demais',
    ],
    [
      'A princesa Leopoldina, esposa de D. Pedro, presidiu a reunião do conselho.',
      'definition/apposition',
      'Quem foi a princesa Leopoldina? → Esposa de D. Pedro',
    ],
  ])('%s', (text, pattern, expected) => {
    expect(found(text, pattern)).toEqual([expected])
  })

  test.each([
    ['an enumeration', 'A sociedade tinha nobres, membros do clero, comerciantes da cidade e camponeses do interior.'],
    [
      'a description that is no noun',
      'O Poder Moderador, exclusivo do imperador, permitia interferir nos outros poderes.',
    ],
    ['the main clause after the comma', 'A falta de chuva, que é um fator abiótico, diminui a quantidade de capim.'],
  ])('asks nothing of %s', (_, text) => {
    expect(found(text, 'definition/')).toEqual([])
  })
})

test.each([
  [
    'A retirada da mata ciliar, vegetação que cresce nas margens dos rios, deixa o solo desprotegido.',
    'O que é a mata ciliar? → Vegetação que cresce nas margens dos rios',
  ],
  [
    'Poucos dias depois, D. João assinou a abertura dos portos, decreto que permitiu o comércio com as nações amigas.',
    'O que é a abertura dos portos? → Decreto que permitiu o comércio com as nações amigas',
  ],
])('what is explained in passing: %s', (text, expected) => {
  expect(found(text, 'definition/inner-apposition')).toEqual([expected])
})

test('an inserted phrase before the comma explains nothing', () => {
  expect(
    found(
      'O governo permitiu que pesquisadores que desenvolvessem, nas suas respectivas universidades, estudos na ' +
        'área de defesa entrassem na rede.',
      'definition/inner-apposition',
    ),
  ).toEqual([])
})

test('a list of things is no explanation of the first', () => {
  expect(found('Vidro, papel e metal são levados em caminhões para a fábrica.', 'definition/apposition')).toEqual([])
})

test('a fact that takes up the whole sentence explains no word of it', () => {
  expect(
    found(
      'A seca aumentava o preço do milho, fato que se agravou com a chegada da geada.',
      'definition/inner-apposition',
    ),
  ).toEqual([])
})

test('a friend is somebody', () => {
  const text = 'A segunda fonte é o historiador Xenofante, amigo e ouvinte fiel das conversas que o mestre promovia.'
  expect(found(text, 'definition/inner-apposition')).toEqual([
    'Quem é Xenofante? → Amigo e ouvinte fiel das conversas que o mestre promovia',
  ])
})

test.each([
  'Os chefes se reuniram na Áustria, afim de chegar a um acordo sobre as fronteiras.',
  'Assim, não há vida urbana, visto que não há rua para a receber.',
  'Gradiva, Lusitana e a casa editora se recusaram a publicar.',
])('no explanation of a name: %s', text => {
  expect(found(text, 'definition/')).toEqual([])
})

test.each([
  'Nas redes de pesca, boias que flutuam mantêm a malha aberta.',
  'Nas feiras livres, pessoas que perdem documentos recebem ajuda dos fiscais.',
])('a subject with its relative clause explains no place before it: %s', text => {
  expect(found(text, 'definition/')).toEqual([])
})

test('some of a kind in brackets say not what it is', () => {
  const text = 'A lareira da sala fornece calor ao ambiente (uma vela, um fogareiro, …) durante a noite toda.'
  expect(found(text, 'definition/parenthesis')).toEqual([])
})

test('a mountain range still is what it was', () => {
  expect(
    found('Situada na Serra Azul, divisa de três antigas províncias, a vila era um pouso.', 'definition/'),
  ).toContain('O que é a Serra Azul? → Divisa de três antigas províncias')
})

test('what follows a comma explains no last word that only says of where, and no item of a list', () => {
  const relative = 'A vila tem a maior ponte do litoral, que é a ponte da Barra. O litoral tem muitas praias.'
  expect(found(relative, 'definition/relative')).toEqual([])
  expect(found('As padarias queimam lenha, carvão ou óleo para assar o pão.', 'definition/inner-apposition')).toEqual(
    [],
  )
})

test('names in a list before their verb explain nothing', () => {
  const text = 'Em protesto, Dois Irmãos, Porto Velho do Sul e Angra formaram a Liga Serrana.'
  expect(found(text, 'definition/apposition')).toEqual([])
})

test('a name that begins with a noun is nobody’s tool', () => {
  const text = 'Pereira da Costa, autor de um livro sobre as feiras do sertão, viajou de trem pela província.'
  expect(found(text, 'definition/inner-apposition')).toEqual([])
})

test('a list whose last item has its preposition again explains nothing', () => {
  expect(
    found('As bolinhas de gude ficam em potes, latas de ferro ou em caixas de sapato.', 'definition/inner-apposition'),
  ).toEqual([])
})

test('what causes or carries a thing explains it', () => {
  expect(
    found(
      'O barbeiro transmite a doença de Chagas, enfermidade provocada por um protozoário.',
      'definition/inner-apposition',
    ),
  ).toEqual(['O que é a doença de Chagas? → Enfermidade provocada por um protozoário'])
})

test('what is lacking is explained, not the lack of it', () => {
  expect(
    found(
      'O bócio é causado pela falta de iodo, elemento usado para temperar o sal da cozinha.',
      'definition/inner-apposition',
    ),
  ).not.toContainEqual(expect.stringContaining('O que é a falta de iodo'))
})

test('what is explained with an article, and a list that only looks so', () => {
  const inner = (text: string) => found(text, 'definition/inner-apposition')
  expect(
    inner('O artesão extrai do urucum a bixina, um corante que tinge a palha. A bixina não mancha a pele.'),
  ).toEqual(['O que é a bixina? → Um corante que tinge a palha'])
  expect(
    inner('A feira vende a bixina, um corante que tinge a palha e um balaio. A bixina não mancha a pele.'),
  ).toEqual([])
})
