import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

const COAST = [
  '# Formas do litoral',
  '- Istmo: faixa estreita de terra que liga duas porções maiores.',
  '- Recife: barreira de rochas junto à praia, coberta na maré alta.',
  '- Restinga: depósito de areia paralelo à praia.',
].join('\n\n')

test('a description is asked for the label it stands under, with the labels beside it', () => {
  expect(found(COAST, 'table/described')).toEqual([
    'Qual termo corresponde à descrição “faixa estreita de terra que liga duas porções maiores”? → Istmo',
    'Qual termo corresponde à descrição “barreira de rochas junto à praia, coberta na maré alta”? → Recife',
    'Qual termo corresponde à descrição “depósito de areia paralelo à praia”? → Restinga',
  ])
  const [first] = findFacts(studyFrom(COAST)).filter(({ pattern }) => pattern === 'table/described')
  expect(first?.rivals).toEqual(['Recife', 'Restinga'])
})

test('short sections side by side are described as the lines of a list are', () => {
  expect(
    found(
      '# Ventos\n\n## Brisa\n\nVento fraco que sopra entre o mar e a terra.\n\n## Ciclone\n\nColuna de ar que gira em torno de um centro.\n\n## Monção\n\nVento que muda de sentido conforme a estação.',
      'table/described',
    ),
  ).toEqual([
    'Qual termo corresponde à descrição “vento fraco que sopra entre o mar e a terra”? → Brisa',
    'Qual termo corresponde à descrição “coluna de ar que gira em torno de um centro”? → Ciclone',
    'Qual termo corresponde à descrição “vento que muda de sentido conforme a estação”? → Monção',
  ])
})

test('a description does without the name it describes', () => {
  expect(
    found(
      '# Estilos\n\n- Barroco: nascido em Roma, o barroco usa o contraste entre luz e sombra.\n\n- Gótico: erguido com arcos altos e vitrais coloridos.\n\n- Dórico: marcado por colunas sem base e de capitel liso.',
      'table/described',
    )[0],
  ).toBe('Qual termo corresponde à descrição “nascido em Roma, usa o contraste entre luz e sombra”? → Barroco')
})

test('kinds of one thing are told apart from the thing beside which they stand', () => {
  const study = studyFrom(
    [
      '# Relevo',
      '- Vale: área baixa aberta pela passagem de um rio.',
      '- Vale glacial: escavado pelo avanço lento do gelo.',
      '- Vale cárstico: aberto pela água que dissolve o calcário.',
      '- Vale tectônico: formado pelo afundamento de um bloco de rochas.',
    ].join('\n\n'),
  )
  const facts = findFacts(study).filter(({ pattern }) => pattern === 'table/described')
  expect(facts.map(({ answer, rivals }) => [answer, rivals])).toEqual([
    ['Vale glacial', ['Vale cárstico', 'Vale tectônico']],
    ['Vale cárstico', ['Vale glacial', 'Vale tectônico']],
    ['Vale tectônico', ['Vale glacial', 'Vale cárstico']],
  ])
})

test.each([
  [
    'a description that recalls its label',
    '# Aves\n\n- Rapinas: aves que vivem da rapina de outros animais.\n\n- Corredoras: aves que não voam e têm pernas fortes.\n\n- Trepadeiras: aves de dois dedos para a frente e dois para trás.',
    ['Corredoras', 'Trepadeiras'],
  ],
  [
    'a description with the noun its label is made of',
    '# Medidas\n\n- Raio atômico: tamanho de um átomo isolado.\n\n- Massa: quantidade de matéria de um corpo.\n\n- Volume: porção do espaço que um corpo ocupa.',
    ['Massa', 'Volume'],
  ],
  [
    'the name of two things among names of one',
    '# Tempo\n\n- Geada: camada fina de gelo sobre as plantas.\n\n- Orvalho: gotas de água que se formam à noite.\n\n- Chuva e vento: o que mais se vê no verão.\n\n- Neblina: nuvem formada rente ao chão.',
    ['Geada', 'Orvalho', 'Neblina'],
  ],
  [
    'what one thing has',
    '# Manguezal\n\n- Clima: quente e úmido durante o ano inteiro.\n\n- Solo: lodo escuro, salgado e pobre em oxigênio.\n\n- Fauna: caranguejos, garças e peixes que ali se criam.',
    [],
  ],
  [
    'two alone',
    '# Litoral\n\n- Istmo: faixa estreita de terra que liga duas porções maiores.\n\n- Recife: barreira de rochas junto à praia, coberta na maré alta.',
    [],
  ],
  [
    'a label that stands twice',
    '# Relações\n\n- Disputa: busca de dois seres pelo mesmo alimento.\n\n- Aliança: ajuda entre dois seres que podem viver separados.\n\n- Caça: perseguição de um ser por outro.\n\n- Disputa: busca de duas espécies pelo mesmo abrigo.',
    [],
  ],
])('%s is not asked', (_, text, answers) => {
  expect(found(text, 'table/described').map(item => item.split(' → ')[1])).toEqual(answers)
})

test('a name that begins a description stays a name', () => {
  const text =
    '# Ventos do conto\n\n- Brisa: Heitor soprava de leve na vela do barco.\n\n- Tufão: chuva forte que vem do alto mar.\n\n- Monção: sopro que muda de sentido no ano.'
  expect(found(text, 'table/described')[0]).toContain('“Heitor soprava')
})

test('one label in some that elsewhere is of another thing stands back, and what is said begins without its verb', () => {
  const text =
    '# Conceitos\n\n- Duna: é o monte de areia que o vento levou.\n- População: habitantes que vivem na mesma praia.\n- Lagoa: água parada que fica perto do mar.\n- Mangue: terra alagada onde a maré entra.'
  expect(found(text, 'table/described')).toEqual([
    'Qual termo corresponde à descrição “o monte de areia que o vento levou”? → Duna',
    'Qual termo corresponde à descrição “água parada que fica perto do mar”? → Lagoa',
    'Qual termo corresponde à descrição “terra alagada onde a maré entra”? → Mangue',
  ])
})
