import { describe, expect, test } from 'vitest'
import { contextOf } from '../../context.ts'
import { type Asked, factAbout } from '../../testing/fact.ts'
import { randomStream } from '../random.ts'
import { chooseDistractors } from './distractors.ts'
import { poolsOf } from './pools.ts'

/** Wrong options for a question about the first sentence that holds its answer. */
function optionsFor(text: string, asked: Asked, seed = 'a'): string[] | null {
  const family = asked.question.includes('__') ? 'cloze' : 'naming'
  const { fact, facts, study } = factAbout(text, { family, ...asked })
  const chosen = chooseDistractors(fact, poolsOf(study, facts), study, contextOf(study), randomStream(seed))
  return chosen?.distractors ?? null
}

const COLD_WAR = `# História da internet

Tudo começou com uma disputa entre os Estados Unidos e a União Soviética. A World Wide Web foi criada por Tim \
Berners-Lee. A rede
nasceu longe da Baía de São Francisco. O Flag Day foi o dia da mudança do protocolo NCP para o protocolo TCP. O \
cientista Vint Cerf
escreveu o protocolo em Los Angeles. A empresa Netscape criou o protocolo HTTPS em 1994.`

describe('wrong options are of the kind of the right one', () => {
  test('a country beside countries, from outside where the document has none', () => {
    const options = optionsFor(COLD_WAR, {
      question: 'Tudo começou com uma disputa entre os Estados Unidos e a _____.',
      answer: 'União Soviética',
      answerType: 'place',
      proper: true,
    })
    expect(options).toHaveLength(3)
    const countries = 'França Alemanha Itália Espanha Inglaterra Holanda Áustria Rússia Prússia Grã-Bretanha'.split(' ')
    expect(options?.every(option => countries.includes(option))).toBe(true)
  })

  test('an enterprise where one is asked for', () => {
    const options = optionsFor(COLD_WAR, {
      question: 'Que empresa criou o protocolo HTTPS?',
      answer: 'Netscape',
      answerType: 'organization',
      proper: true,
    })
    expect(options).toHaveLength(3)
    expect(options).not.toContain('Tim Berners-Lee')
    expect(options).not.toContain('Los Angeles')
  })

  test('none at all where nothing of the kind is known', () => {
    const asked: Asked = {
      question: 'O _____ foi o dia da mudança de protocolo.',
      answer: 'Flag Day',
      answerType: 'term',
      proper: true,
    }
    expect(optionsFor(COLD_WAR, asked)).toBeNull()
  })
})

describe('wrong options fit the sentence', () => {
  const BIOMES = `# Biomas

A Caatinga é o único bioma exclusivamente brasileiro. O Pampa tem campos de gramíneas. O Cerrado tem árvores \
retorcidas. A Amazônia tem
muitos rios. A Mata Atlântica acompanha o litoral. O Pantanal alaga na época das chuvas. Na Caatinga chove pouco.`

  test('they take the article of the sentence', () => {
    const options = optionsFor(BIOMES, {
      question: 'A _____ é o único bioma exclusivamente brasileiro.',
      answer: 'Caatinga',
      answerType: 'term',
      proper: true,
    })
    expect(options).toHaveLength(2)
    expect(options).toContain('Mata Atlântica')
    expect(options?.every(option => /Amaz[oô]ni|Mata/.test(option))).toBe(true)
  })

  test('a woman where a woman is asked for', () => {
    const text = `# Império

A princesa Leopoldina assumiu o governo em agosto. D. Pedro I viajou a São Paulo. A rainha D. Maria I morreu em 1816. \
D. João VI voltou
a Lisboa. Maria Quitéria lutou na Bahia.`
    const options = optionsFor(text, {
      question: 'Que princesa assumiu o governo?',
      answer: 'Leopoldina',
      answerType: 'person',
      proper: true,
    })
    expect(options).not.toContain('D. Pedro I')
    expect(options).not.toContain('D. João VI')
    expect(options?.length).toBeGreaterThanOrEqual(2)
  })

  test('nobody with a name beside a kind of people', () => {
    const text = `# Brilho

Astrônomos usam o fluxo para indicar o brilho. Max Planck estudou a luz. Isaac Newton estudou a gravidade. Albert \
Einstein viajou muito.`
    const asked = {
      question: 'Quem usa o fluxo para indicar o brilho?',
      answer: 'Astrônomos',
      answerType: 'person' as const,
    }
    expect(optionsFor(text, asked) ?? []).not.toContain('Max Planck')
  })

  test('no noun for the whole sort beside one of its members', () => {
    const text = `# Animais do Pantanal

O gavião caça ao entardecer. Perto do rio há sempre muita água. O jacaré toma sol na margem. O tatu cava a toca. O \
animal descansa. O
sapo canta no brejo. O jacaré dorme. O animal come. O tatu corre. O sapo pula.`
    const options = optionsFor(text, {
      question: 'O _____ caça ao entardecer.',
      answer: 'Gavião',
      answerType: 'term',
      agreement: { gender: 'm', number: 's' },
    })
    expect(options?.toSorted()).toEqual(['Jacaré', 'Sapo', 'Tatu'])
  })
})

describe('wrong options are wrong', () => {
  const CITIES = `# Cidades

Em 1808, a corte chegou ao Rio de Janeiro. O jornal Alfa circulou em Salvador. O jornal Alfa também circulou no \
Recife. A biblioteca ficou em
Olinda. O teatro abriu em Belém. A escola abriu em Fortaleza.`

  test('what the text says of the same thing elsewhere is none', () => {
    const options = optionsFor(CITIES, {
      question: 'O jornal Alfa circulou em _____.',
      answer: 'Salvador',
      answerType: 'place',
      proper: true,
    })
    expect(options).not.toBeNull()
    expect(options).not.toContain('Recife')
  })

  test('nor is another member of an open row', () => {
    expect(
      optionsFor(CITIES, {
        question: 'O jornal circulou em cidades como _____ e Recife.',
        answer: 'Salvador',
        answerType: 'place',
        proper: true,
      }),
    ).toBeNull()
  })

  test('the expansions of an acronym all have its letters', () => {
    const text = `# Órgãos

O Instituto Brasileiro de Geografia e Estatística (IBGE) faz o censo do país a cada dez anos.`
    const options = optionsFor(text, {
      question: 'Qual é o significado de IBGE?',
      answer: 'Instituto Brasileiro de Geografia e Estatística',
      answerType: 'expansion',
    })
    expect(options).toHaveLength(3)
    for (const option of options ?? []) expect(option).toMatch(/^[IÍ]\p{Ll}+ B\p{Ll}+ de G\p{Ll}+ e E\p{Ll}+$/u)
  })

  test('the same seed gives the same options', () => {
    const asked: Asked = { question: 'Em que ano a corte chegou?', answer: '1808', answerType: 'year' }
    expect(optionsFor(CITIES, asked, 'x')).toEqual(optionsFor(CITIES, asked, 'x'))
    expect(optionsFor(CITIES, asked, 'x')).toHaveLength(3)
  })
})

test('a species takes the other species of the text', () => {
  const text = `# Senna

Os extratos de S. trachypus mostraram grande atividade contra os fungos. A espécie S. alata cresce em solos úmidos da \
região.
Os frutos de S. alata são vagens longas. A espécie S. siamea veio de longe e dá sombra. As folhas de S. siamea caem no \
inverno.
A espécie S. obtusifolia é uma erva pequena. As sementes de S. obtusifolia são escuras. Muitos cultivam S. trachypus \
em casa.`
  const options = optionsFor(text, {
    question: 'Os extratos de _____ mostraram grande atividade contra os fungos.',
    answer: 'S. trachypus',
    answerType: 'term',
    proper: true,
  })
  // 'S. alata' stands right beside the passage.
  expect([...(options ?? [])].sort()).toEqual(['S. obtusifolia', 'S. siamea'])
})

test('no definition of the same thing under another name', () => {
  const text = `# Objetos

Programação orientada a objetos é um estilo que agrupa as variáveis e as funções em uma classe. Orientação a objetos é \
uma abordagem que modela
a aplicação em torno de coisas do mundo. Encapsulamento é um recurso que restringe o acesso aos métodos da classe. \
Polimorfismo é um
princípio que dá o mesmo nome a métodos diferentes.`
  const asked = {
    question: 'Qual é a melhor definição de programação orientada a objetos?',
    answer: 'Um estilo que agrupa as variáveis e as funções em uma classe',
    answerType: 'definition' as const,
    family: 'definition' as const,
    focus: 'programação orientada a objetos',
  }
  expect(optionsFor(text, asked) ?? []).not.toContain(
    'Uma abordagem que modela a aplicação em torno de coisas do mundo',
  )
})

describe('a description fits one thing alone', () => {
  const CELL = `# A célula

As mitocôndrias são as organelas que produzem a energia da célula. O lado oposto ao ângulo reto é chamado de \
hipotenusa.`

  test('so that others of its kind may stand beside it, in its number', () => {
    const options = optionsFor(CELL, {
      question: 'Como se chamam as organelas que produzem a energia da célula?',
      answer: 'Mitocôndrias',
      answerType: 'term',
      agreement: { gender: 'f', number: 'p' },
    })
    expect(options).toBeNull()
    const side = optionsFor(CELL, {
      question: 'Como é chamado o lado oposto ao ângulo reto?',
      answer: 'Hipotenusa',
      answerType: 'term',
      agreement: { gender: 'f', number: 's' },
    })
    expect(side).toHaveLength(3)
    expect(side?.every(option => ['Mediana', 'Bissetriz', 'Mediatriz', 'Diagonal', 'Altura'].includes(option))).toBe(
      true,
    )
  })

  test('also where the text counts them side by side', () => {
    const options = optionsFor(
      `# Seres vivos

Os produtores são os seres vivos que fabricam o próprio alimento. Os seres vivos são de três grupos: produtores, \
consumidores e
decompositores. Os consumidores são os seres vivos que comem outros.`,
      {
        question: 'Como se chamam os seres vivos que fabricam o próprio alimento?',
        answer: 'Produtores',
        answerType: 'term',
        agreement: { gender: 'm', number: 'p' },
      },
    )
    expect([...(options ?? [])].sort()).toEqual(['Consumidores', 'Decompositores'])
  })
})

test('a thing of the text in the number of the gap', () => {
  const options = optionsFor(
    `# Redes

Os satélites sofrem com interferências. O modem e o roteador ligam a casa à rede. O roteador escolhe a rota. O modem \
converte os sinais.
O servidor guarda os arquivos, e o servidor responde aos pedidos.`,
    {
      question: 'Os _____ captam as interferências do clima.',
      answer: 'Satélites',
      answerType: 'term',
      agreement: { gender: 'm', number: 'p' },
    },
  )
  expect([...(options ?? [])].sort()).toEqual(['Modems', 'Roteadores', 'Servidores'])
})

test('a definition of the text cut in two is no wrong option, nor is praise', () => {
  const options = optionsFor(
    `# Código

A herança é um mecanismo que passa os atributos de uma classe a outra. Isso faz dela um conceito importante e que \
ajuda na segurança de
quem programa. Ali o Java é uma linguagem mas sim um paradigma adotado por várias linguagens. O laço é um comando que \
repete outros
comandos. A função é um bloco de código que devolve um valor.`,
    {
      question: 'O que é a herança?',
      answer: 'Um mecanismo que passa os atributos de uma classe a outra',
      answerType: 'definition',
    },
  )
  expect(options?.some(option => /mas sim|importante/.test(option)) ?? false).toBe(false)
})
