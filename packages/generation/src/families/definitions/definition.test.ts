import { describe, expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Moisés Prado foi um pintor que retratou a vida dos tropeiros.',
    'definition/who-is',
    'Quem foi Moisés Prado? → Um pintor que retratou a vida dos tropeiros',
  ],
  [
    'Thomas Prado foi um jornalista que fundou um jornal no sertão.',
    'naming/reversed',
    'Quem foi o jornalista que fundou um jornal no sertão? → Thomas Prado',
  ],
])('the verb and the article tell number and gender of a name: %s', (text, pattern, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

describe('definitions with the verb to be', () => {
  test.each([
    [
      'A fotossíntese é um processo pelo qual as plantas convertem luz em energia química.',
      'O que é a fotossíntese? → Um processo pelo qual as plantas convertem luz em energia química',
    ],
    [
      'A dinâmica é a parte da Física que estuda as causas do movimento.',
      'O que é a dinâmica? → A parte da Física que estuda as causas do movimento',
    ],
    [
      'Força é qualquer interação capaz de deformar um corpo.',
      'O que é a força? → Qualquer interação capaz de deformar um corpo',
    ],
    [
      'Enzimas são proteínas que aceleram reações químicas no organismo.',
      'O que são enzimas? → Proteínas que aceleram reações químicas no organismo',
    ],
    [
      'A mitocôndria é a organela responsável pela respiração celular.',
      'O que é a mitocôndria? → A organela responsável pela respiração celular',
    ],
    [
      'Na Grécia antiga, a ágora era uma praça pública em que os cidadãos se reuniam.',
      'Na Grécia antiga, o que era a ágora? → Uma praça pública em que os cidadãos se reuniam',
    ],
    [
      'Uma quadrilha é o conjunto de pares que dançam juntos na festa.',
      'O que é uma quadrilha? → O conjunto de pares que dançam juntos na festa',
    ],
    [
      'Uma colônia de corais é o grupo de animais que vivem no mesmo recife e na mesma época.',
      'O que é uma colônia de corais? → O grupo de animais que vivem no mesmo recife e na mesma época',
    ],
    [
      'A diversidade cultural é a convivência de costumes de povos distintos na mesma terra.',
      'O que é a diversidade cultural? → A convivência de costumes de povos distintos na mesma terra',
    ],
    [
      'Um conjunto é uma coleção de objetos que têm algo em comum.',
      'O que é um conjunto? → Uma coleção de objetos que têm algo em comum',
    ],
    [
      'As geleiras são enormes massas de gelo que se movem devagar.',
      'O que são as geleiras? → Enormes massas de gelo que se movem devagar',
    ],
    ['Fungos são seres que absorvem o alimento.', 'O que são fungos? → Seres que absorvem o alimento'],
    ['Ônibus são carros que levam muita gente.', 'O que são ônibus? → Carros que levam muita gente'],
    [
      'A Noite do Milho foi, em essência, um encontro de vizinhos da serra.',
      'O que foi a Noite do Milho? → Um encontro de vizinhos da serra',
    ],
    ['O Krita é um editor que pinta imagens na tela.', 'O que é o Krita? → Um editor que pinta imagens na tela'],
    [
      'A resposta é simples: um nó é cada ponto que está conectado à rede.',
      'O que é um nó? → Cada ponto que está conectado à rede',
    ],
  ])('%s', (text, expected) => {
    expect(found(text, 'definition/is-a')).toEqual([expected])
  })

  test.each([
    ['one picked out of some', 'Uma vantagem é a parte que sobra do lucro de cada feira.'],
    ['inverted identity', 'A principal biblioteca da cidade é a Biblioteca Nacional do Rio de Janeiro.'],
    ['participle, not predicate', 'Os neutrófilos são normalmente encontrados na corrente sanguínea dos mamíferos.'],
    ['genus only', 'A concentração da riqueza é um processo teórico.'],
    ['indefinite subject, definite predicate', 'Uma abordagem similar é o cálculo lambda criado por Alonzo Church.'],
    ['point of view', 'Para muitos alunos, a álgebra é um conceito cheio de símbolos estranhos.'],
    ['denied', 'A baleia não é um peixe que vive nas águas frias do oceano.'],
    [
      'praise with its reason',
      'As algas são fontes alternativas promissoras de alimento, já que crescem depressa e não pedem solo.',
    ],
    ['opinion', 'A feira do Pilar é cada vez mais considerada uma festa da cidade, da qual se vendem doces.'],
    ['evaluation', 'O circo é uma ótima forma de passar a tarde com a família.'],
  ])('asks nothing of %s', (_, text) => {
    expect(found(text, 'definition/is-a')).toEqual([])
  })

  test('what every one of them is called', () => {
    expect(found('Um nó é cada ponto que está conectado à rede.', 'naming/reversed')).toEqual([
      'Como se chama cada ponto que está conectado à rede? → Nó',
    ])
  })

  test('cuts a second clause with a subject of its own', () => {
    const text = 'O planalto é um terreno elevado em que a erosão predomina e a planície recebe sedimentos dos rios.'
    expect(found(text, 'definition/is-a')).toEqual([
      'O que é o planalto? → Um terreno elevado em que a erosão predomina',
    ])
  })
})

describe('reversed definitions', () => {
  test('ask for the name', () => {
    expect(
      found('A fotossíntese é um processo pelo qual as plantas convertem luz em energia química.', 'naming/reversed'),
    ).toEqual(['Como se chama o processo pelo qual as plantas convertem luz em energia química? → Fotossíntese'])
    expect(found('Enzimas são proteínas que aceleram reações químicas no organismo.', 'naming/reversed')).toEqual([
      'Como se chamam as proteínas que aceleram reações químicas no organismo? → Enzimas',
    ])
  })
})

describe('other questions of identity', () => {
  test.each([
    [
      'Na Grécia antiga, a principal atividade dos pastores era a criação de cabras.',
      'definition/which-is',
      'Na Grécia antiga, qual era a principal atividade dos pastores? → A criação de cabras',
    ],
    [
      'A ideia central da lenda é que o rio devolve tudo.',
      'definition/which-is',
      'Qual é a ideia central da lenda? → Que o rio devolve tudo',
    ],
    [
      'A principal causa do efeito estufa é a emissão de gás carbônico.',
      'definition/which-is',
      'Qual é a principal causa do efeito estufa? → A emissão de gás carbônico',
    ],
    [
      'O primeiro parque nacional brasileiro foi o Parque Nacional do Itatiaia.',
      'definition/which-is',
      'Qual foi o primeiro parque nacional brasileiro? → O Parque Nacional do Itatiaia',
    ],
    [
      'Modular é conseguir ler uma onda em um formato e convertê-la para outro formato.',
      'definition/action',
      'O que é modular? → Conseguir ler uma onda em um formato e convertê-la para outro formato',
    ],
    [
      'Uma das funções do esqueleto humano é proteger os órgãos internos.',
      'definition/one-of',
      'Qual é uma das funções do esqueleto humano? → Proteger os órgãos internos',
    ],
  ])('%s', (text, pattern, expected) => {
    expect(found(text, pattern)).toEqual([expected])
  })
})

test('asks for one of several that the page names one by one', () => {
  expect(
    found('Outro benefício da herança de classes é a facilidade de organização do código.', 'definition/one-of'),
  ).toEqual(['Qual é um dos benefícios da herança de classes? → A facilidade de organização do código'])
})

test.each([
  ['what befell the thing', 'A primeira máquina de calcular foi perdida durante a guerra.'],
  ['a thing only the reader knows', 'A única coisa que precisaríamos saber é o nome do método.'],
  ['an adjective at odds', 'O pacote de cores mais recomendados é o xcolor.'],
])('does not ask which where the page tells %s', (_, text) => {
  expect(found(text, 'definition/which-is')).toEqual([])
})

test.each([
  ['of what is denied', 'A orientação a objetos é uma linguagem, mas sim um paradigma de muitas linguagens.'],
  ['by what bore the name first', 'O **morro da Favela** é o nome de um monte coberto por faveleiras.'],
  [
    'by praise',
    'A informática é um componente indispensável nas organizações, na medida em que as ferramentas ajudam.',
  ],
])('makes no definition %s', (_, text) => {
  expect(found(text, 'definition/is-a')).toEqual([])
})

test.each([
  [
    'definition/which-is',
    'A principal vantagem das fibras ópticas, o que as distingue dos cabos, é que não sofrem interferência elétrica.',
    'Qual é a principal vantagem das fibras ópticas? → Que não sofrem interferência elétrica',
  ],
  [
    'definition/is-a',
    'As **bactérias** são seres unicelulares e procariontes sem núcleo organizado.',
    'O que são as bactérias? → Seres unicelulares e procariontes sem núcleo organizado',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  [
    'O requisito obrigatório para a vaga de padeiro é a experiência com “fermento natural”.',
    ['Qual é o requisito obrigatório para a vaga de padeiro? → A experiência com “fermento natural”'],
  ],
  [
    'A condição necessária para a germinação é a presença de água.',
    ['Qual é a condição necessária para a germinação? → A presença de água'],
  ],
  ['O requisito obrigatório para a vaga de padeiro é o mesmo de antes.', []],
])('asks which thing fills a place: %s', (text, expected) => {
  expect(found(text, 'definition/which-is')).toEqual(expected)
  expect(found(text, 'definition/is-a')).toEqual([])
})

test('the contrary of a thing is asked for with qual', () => {
  expect(found('O contrário do lucro é o prejuízo, a perda de dinheiro.', 'definition/which-is')).toContain(
    'Qual é o contrário do lucro? → O prejuízo, a perda de dinheiro',
  )
})

test.each([
  ['A pesca é a base da economia e da vida da ilha.', 'Qual é a base da economia e da vida da ilha? → A pesca'],
  ['Os tropeiros eram os pilares da economia da serra.', 'Quais eram os pilares da economia da serra? → Os tropeiros'],
])('what a thing is to others is asked with qual: %s', (text, expected) => {
  expect([...found(text, 'definition/is-a'), ...found(text, 'naming/reversed')]).toEqual([expected])
})

test.each([
  'Trocando o filtro é uma operação simples que envolve abrir a tampa do motor.',
  'O uso de máscaras é uma forma de proteção contra a poeira da pedreira.',
  'A seca é um fator inevitável na vida da serra, mas não precisa ser um problema.',
  'As capelas do morro são um testemunho do esforço dos pedreiros que as levantaram.',
])('says not what a thing is: %s', text => {
  expect(found(text, 'definition/is-a')).toEqual([])
})

test('a fenômeno natural of a place has others beside it', () => {
  expect(found('A ressaca é um fenômeno natural de praias em mar aberto.', 'naming/reversed')).toEqual([])
})

test('letters name no person', () => {
  expect(found('O TXP é um editor com aparência de máquina de escrever.', 'definition/')).toEqual([
    'O que é o TXP? → Um editor com aparência de máquina de escrever',
  ])
})

test('a format is one of several: qual', () => {
  expect(found('O formato do bilhete da balsa é um cartão simples com um furo por viagem.', 'definition/')).toEqual([
    'Qual é o formato do bilhete da balsa? → Um cartão simples com um furo por viagem',
  ])
})

test('what it is about is not what it is', () => {
  expect(
    found('Outro efeito da queda de preços é sobre as contas cobradas pelos bancos.', 'definition/one-of'),
  ).toEqual([])
})

test('what a thing is said to be only under a condition', () => {
  expect(found('Mas um gesto justo só é um gesto justo se a vontade é livre.', 'definition/')).toEqual([])
})

test('a role under the time or place it had', () => {
  expect(found('Na República de Alva, a pesca era a base de toda produção.', 'naming/reversed')).toEqual([
    'Na República de Alva, qual era a base de toda produção? → A pesca',
  ])
})

test('said to be characterised as something, it is defined', () => {
  expect(
    found('A revolução verde é caracterizada como o processo que trouxe sementes novas.', 'definition/defined'),
  ).toEqual(['O que é a revolução verde? → O processo que trouxe sementes novas'])
})

test('what a description after two joined things belongs to is no slip', () => {
  expect(
    found(
      'A Guerra Fria foi uma disputa entre o capitalismo e o socialismo liderada por dois países.',
      'definition/is-a',
    ),
  ).toEqual(['O que foi a Guerra Fria? → Uma disputa entre o capitalismo e o socialismo liderada por dois países'])
})

test('the next verb after a comma is no part of what a thing is', () => {
  expect(found('O fungo é o causador da mancha escura, ataca o tecido da folha.', 'definition/is-a')).toEqual([
    'O que é o fungo? → O causador da mancha escura',
  ])
})

test('a program is no person, though it bears the name of who does such work', () => {
  expect(found('TrilhaTeX é um editor de código leve e gratuito para escolas.', 'definition/is-a')).toEqual([
    'O que é TrilhaTeX? → Um editor de código leve e gratuito para escolas',
  ])
})

test('how things lie to one another says not what they are', () => {
  expect(found('As telhas do galpão são paralelas às vigas de madeira da parede.', 'definition/is-a')).toEqual([])
})
