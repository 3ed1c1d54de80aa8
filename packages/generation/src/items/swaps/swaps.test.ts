import { describe, expect, test } from 'vitest'
import { oppositesOf } from './forms.ts'
import { renamedSets, swappedSets } from './swaps.ts'

const chance = () => 0.3

describe('opposites', () => {
  test.each([
    ['maiores', 'adjective', ['menores']],
    ['ampla', 'adjective', ['reduzida']],
    ['permitem', 'verb', ['impedem']],
    ['norte', 'noun', ['sul', 'leste', 'oeste']],
  ] as const)('%s', (form, wordClass, others) => {
    expect(oppositesOf(form, wordClass)?.others).toEqual(others)
  })

  test('a form of both genders waits for the noun', () => {
    expect(oppositesOf('grandes', 'adjective')).toBeUndefined()
    expect(oppositesOf('grandes', 'adjective', 'f')?.others).toEqual(['pequenas'])
  })
})

describe('an answer put wrong', () => {
  test('no name is said twice', () => {
    const namesakes = { names: ['Alemanha', 'Itália'], others: () => ['Rússia', 'França'] }
    const sets = swappedSets('Os chefes da Alemanha e Itália', 'Quem eram os dois?', chance, namesakes)
    expect(sets[0]?.options).toEqual([
      'Os chefes da França e Itália',
      'Os chefes da Alemanha e Rússia',
      'Os chefes da França e Rússia',
    ])
  })

  test('two words two by two', () => {
    const [set] = swappedSets('Um gênero monofilético com ampla variedade de formas', 'O que é Senna?', chance)
    expect(set?.options).toEqual([
      'Um gênero polifilético com ampla variedade de formas',
      'Um gênero monofilético com reduzida variedade de formas',
      'Um gênero polifilético com reduzida variedade de formas',
    ])
  })

  test('a place by others of its kind', () => {
    const [set] = swappedSets('Espécie endêmica da Caatinga', 'O que é Senna trachypus?', chance)
    expect(
      set?.options.every(option => /^Espécie endêmica da (?:Amazônia|Mata Atlântica|Floresta Amazônica)$/.test(option)),
    ).toBe(true)
  })

  test('a number by its half, double and what lies between', () => {
    const [set] = swappedSets('Conjuntos de 8 bits separados por pontos', 'O que são octetos?', chance)
    expect(set?.whole).toBe(false)
    expect([...(set?.options ?? [])].sort()).toEqual(
      [12, 16, 24, 32, 4].map(bits => `Conjuntos de ${bits} bits separados por pontos`),
    )
  })

  test('what it lacks by having it', () => {
    const [set] = swappedSets('Domínios genéricos, sem indicação de país', 'O que é GTLD?', chance)
    expect(set).toEqual({
      options: [
        'Domínios específicos, sem indicação de país',
        'Domínios genéricos, com indicação de país',
        'Domínios específicos, com indicação de país',
      ],
      whole: true,
    })
  })

  test('a name by others of the document', () => {
    const namesakes = { names: ['S. obtusifolia', 'S. alata'], others: () => ['S. siamea', 'S. alata', 'S. trachypus'] }
    expect(renamedSets('No extrato de S. obtusifolia', 'Onde há alcaloides?', chance, namesakes)).toEqual([
      {
        options: expect.arrayContaining([
          'No extrato de S. siamea',
          'No extrato de S. alata',
          'No extrato de S. trachypus',
        ]),
        whole: false,
      },
    ])
    expect(renamedSets('O S. alata 3 e o 4', 'Que extrato foi feito?', chance, namesakes)).toEqual([])
    expect(renamedSets('S. alata', 'Que espécie tem alcaloides?', chance, namesakes)).toEqual([])
  })

  test('a way by the other ways', () => {
    const [set] = swappedSets('A ida do gado do sul para o norte', 'O que é a tropeada?', chance)
    expect([...(set?.options ?? [])].sort()).toEqual([
      'A ida do gado do leste para o oeste',
      'A ida do gado do norte para o sul',
      'A ida do gado do oeste para o leste',
    ])
    const [turned] = swappedSets('A passagem do estado sólido para o líquido', 'O que é a fusão?', chance)
    expect([...(turned?.options ?? [])].sort()).toEqual([
      'A passagem do estado gasoso para o líquido',
      'A passagem do estado gasoso para o sólido',
      'A passagem do estado líquido para o gasoso',
      'A passagem do estado líquido para o sólido',
      'A passagem do estado sólido para o gasoso',
    ])
  })

  test('a land by others the text speaks of', () => {
    const namesakes = { names: ['Índia', 'Tailândia', 'Holanda', 'China'], others: () => [] }
    expect(swappedSets('A chegada dos chás à China', 'O que foi a rota?', chance, namesakes)).toEqual([
      {
        options: expect.arrayContaining(['A chegada dos chás à Índia', 'A chegada dos chás à Tailândia']),
        whole: false,
      },
    ])
  })

  test.each([
    ['one word with one opposite is too little', 'Terreno mais elevado', 'O que é o morro?'],
    ['the question says it as well', 'Terreno elevado com maior erosão', 'Por que o terreno elevado tem maior erosão?'],
    ['both opposites are said', 'A passagem do nível superior ao inferior', 'O que é a queda?'],
    ['an example would give it away', 'Animal herbívoro, como a capivara', 'O que é a presa?'],
    ['a set phrase has no opposite', 'Curso de ensino superior', 'O que é a graduação?'],
    ['what is made is not unmade', 'Elementos de entrada usados para construir a tela', 'O que são botões?'],
    ['what a thing is for has no opposite', 'Um programa que permite a entrada de dados', 'O que é o formulário?'],
    ['nor is it asked for', 'Para facilitar a entrada de dados', 'Para que serve o formulário?'],
    ['a number of a name is no amount', 'O tema padrão do Lume 4', 'O que é o Vento?'],
    ['two numbers hang together', 'Uma palavra de 2 bytes (16 bits)', 'O que é o registro?'],
    ['a land the text does not speak of', 'A rota das caravanas na Pérsia e na China', 'O que é a seda?'],
    ['where a named town lies', 'A catedral de Lion, França', 'O que é a sede?'],
    [
      'of a long answer nobody finds the word',
      'O lugar da praia em que a maior onda da entrada da barra chega e deixa restos de algas',
      'O que é a linha?',
    ],
    ['a day is no amount', 'Decreto de 28 de janeiro de 1808', 'O que é a abertura dos portos?'],
  ])('%s', (_why, answer, question) => {
    expect(swappedSets(answer, question, chance)).toEqual([])
  })
})

test('nobody is told of for being one of the least, or for little weight', () => {
  expect(swappedSets('Um dos maiores poetas do sertão', 'Quem foi Zé Dantas?', chance)).toEqual([])
  expect(swappedSets('Uma obra de grande influência', 'O que é o romance?', chance)).toEqual([])
})

test('a decade is no number to be doubled', () => {
  expect(swappedSets('A usina, fechada no final da década de 50', 'O que foi a marca da vila?', chance)).toEqual([])
})

describe('one of something', () => {
  const options = (answer: string) =>
    swappedSets(answer, 'O que é a medida?', chance).flatMap(set => [...set.options].sort())

  test('its noun takes the number of what stands in its place', () => {
    expect(options('O trecho que a bicicleta roda em 1 mês')).toEqual(
      [2, 3, 4].map(n => `O trecho que a bicicleta roda em ${n} meses`),
    )
    expect(options('A água que cai em 1 hora no pátio')).toEqual(
      [2, 3, 4].map(n => `A água que cai em ${n} horas no pátio`),
    )
  })

  test('a noun with an opposite is changed in one way only', () => {
    expect(options('O que há depois de 1 aumento')).toEqual([2, 3, 4].map(n => `O que há depois de ${n} aumentos`))
  })

  test('a unit stays as it is', () => {
    expect(options('A força que ergue 1 kg')).toEqual([2, 3, 4].map(n => `A força que ergue ${n} kg`))
    expect(options('O que pesa 1 mol de ferro')).toEqual([2, 3, 4].map(n => `O que pesa ${n} mol de ferro`))
    expect(options('O que se gasta em 1 kcal')).toEqual([2, 3, 4].map(n => `O que se gasta em ${n} kcal`))
  })

  test.each(['O giro feito em 1 volta completa', 'O ganho de cada 1 hora', 'O valor do 1 lote'])(
    'none where other words would have to follow it: %s',
    answer => {
      expect(options(answer)).toEqual([])
    },
  )
})

test('no opposite says what the answer says beside it', () => {
  expect(swappedSets('A passagem de água líquida a vapor', 'O que é a fervura?', chance)).toEqual([])
  expect(swappedSets('O calor que leva gelo a água líquida', 'O que é a fusão?', chance)).toEqual([])
})

test('an adjective in the place of a noun gives way to nouns alone', () => {
  expect(swappedSets('Um sólido que rola', 'O que é a esfera?', chance)).toEqual([])
  expect(swappedSets('Um carnívoro que caça', 'O que é o lobo?', chance).length).toBeGreaterThan(0)
})
