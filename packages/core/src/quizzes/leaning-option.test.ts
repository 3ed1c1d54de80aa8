import { describe, expect, test } from 'vitest'
import { leaningOf } from './leaning-option.ts'

const among = ['2', '4', 'Os rios']
const leaning = (option: string, others: readonly string[] = ['os rios', 'os lagos']) =>
  leaningOf(option, [...others, option])

describe('an option that speaks of all the others', () => {
  test.each([
    'n.d.a.',
    'N.D.A.',
    'N.d.a.',
    'NDA',
    'nda',
    'n. d. a.',
    'N.R.A.',
    'T.D.A.',
    't.d.a',
    'Nenhuma das alternativas',
    'Nenhuma das alternativas.',
    'NENHUMA DAS ALTERNATIVAS',
    'nenhuma das opções',
    'Nenhuma das respostas',
    'Nenhuma alternativa está correta',
    'Nenhuma das alternativas está correta.',
    'Nenhuma está certa',
    'Nenhuma delas',
    'Nenhum deles',
    'Nenhum dos citados',
    'Nenhuma destas',
    'Tudo isso',
    'Nada disso',
    'Qualquer uma delas',
    'Nem uma nem outra',
    'Nenhuma das duas',
    'Nenhum destes itens',
    'Todas estas alternativas',
    'nenhuma daquelas opções',
    'Nenhuma',
    'Todas as alternativas',
    'Todas as alternativas estão corretas',
    'Todas as alternativas sao verdadeiras',
    'Todas as opções estão certas',
    'Todas estão corretas',
    'Todas corretas',
    'todas são falsas',
    'Todas elas',
    'Todos eles',
    'Todos os itens',
    'Todas essas',
    'Todas',
    'Ambas',
    'Ambas as alternativas',
    'Ambas estão corretas',
    'As duas',
    'As duas alternativas estão corretas',
    'Não há alternativa correta',
    'Nao ha resposta correta',
    'Sem resposta correta',
    'Todas as respostas estão erradas',
    'Mais de uma alternativa está correta',
    'Duas alternativas estão corretas',
    'Outra resposta',
    'As demais estão todas erradas',
  ])('%s', option => expect(leaning(option)).toBe('all'))
})

test.each(['A está correta', 'A letra A está correta', 'A letra E é falsa', 'Letra E correta'])(
  'an option that names a letter leans on the order: %s',
  option => expect(leaning(option)).toBe('order'),
)

describe('an option that speaks of those above it', () => {
  test.each([
    'Todas as anteriores',
    'Todas as alternativas anteriores',
    'TODAS AS ALTERNATIVAS ANTERIORES',
    'Todas as alternativas anteriores estão corretas.',
    'Todas as acima',
    'Todas acima',
    'Todos os anteriores',
    'todas as respostas anteriores',
    'Todas as opções acima',
    'Nenhuma das anteriores',
    'Nenhum dos anteriores',
    'Nenhuma das respostas anteriores',
    'Nenhuma das alternativas acima',
    'Nenhum dos itens acima',
    'Todas as alternativas acima citadas',
    'Todas as alternativas acima são números pares',
  ])('%s', option => expect(leaning(option)).toBe('above'))
})

describe('an option that speaks of some by letter, number or place', () => {
  test.each([
    'A e B estão corretas',
    'A alternativa anterior',
    'Só a resposta acima',
    'A e B',
    'a e c',
    'a, b e d',
    'A, B e C estão certas',
    'Alternativas a e c',
    'alternativas A e C',
    'As alternativas A e B estão corretas.',
    'As alternativas (a) e (c)',
    'As letras B e D',
    'Letras A e B',
    'a) e c)',
    'A ou B',
    'A/B',
    'Apenas A',
    'Somente a B',
    'Só a alternativa C',
    'Nem A nem B',
    'B está correta',
    'As respostas B e C estão corretas',
    'Todas, exceto a C',
    'Todas as alternativas, menos a D',
    'A alternativa B está incompleta',
    'A alternativa A está correta',
    'Apenas I e II',
    'apenas i e ii',
    'I e II',
    'I, II e III',
    'I, II, III e IV',
    'Somente I',
    'Apenas a afirmativa II',
    'somente as afirmativas I e III',
    'Somente as afirmativas I e III estão corretas.',
    'I e III, apenas.',
    'Apenas o item IV',
    'II e III são verdadeiras',
    'São corretas I e III',
    'Todas, exceto a III',
    'As afirmativas 1 e 2',
    'Apenas 1 e 3 estão corretas',
    'Itens 1, 2 e 3',
    'As duas primeiras',
    'as duas últimas',
    'As três primeiras alternativas',
    'As duas anteriores',
    'Apenas a primeira',
    'Somente a última alternativa',
    'A primeira é falsa e a segunda é verdadeira',
  ])('%s', option => expect(leaning(option)).toBe('order'))
})

describe('an ordinary option', () => {
  test.each([
    'Nenhuma ave voa à noite',
    'Nada certo',
    'Nada é verdadeiro',
    'Nada acima',
    'Qualquer resposta',
    'Qualquer item',
    'Qualquer uma',
    'Todos aqueles',
    'todas as células têm núcleo',
    'Todas as plantas',
    'Todos os mamíferos',
    'Todos os anos',
    'Nenhum animal',
    'Ambos os lados da rua',
    'Todas as energias alternativas',
    'As fontes alternativas',
    'Todos os dias da semana',
    'As gerações anteriores',
    'Todos os reis anteriores a ele',
    'Dom Pedro I',
    'Dom Pedro I e Dom Pedro II',
    'Séculos XIX e XX',
    'XIX',
    'I',
    'V',
    'V, F, V, V',
    'V, V, V',
    'A',
    'B',
    'AB',
    'Vitaminas A e D',
    'Hepatite B',
    'A água',
    'A e o artigo',
    'a mãe e a filha',
    '2 e 3',
    '1, 2 e 3',
    'A primeira',
    'Primeira Guerra Mundial',
    'A segunda lei de Newton',
    'As duas margens do rio',
    'Acima de 40 °C',
    'acima',
    'O item lexical',
    'A resposta imunológica',
    'Uma frase',
    'A letra cursiva',
    'Apenas os rios',
    'Somente no inverno',
    'É verdadeira',
    'Certo',
    'Errado',
    'Verdadeiro',
    'Falso',
    'Todas as cidades acima de mil metros',
    'nada',
    'Andar',
    'dado',
    '',
  ])('%s', option => expect(leaning(option)).toBeNull())

  test('how many of the alternatives, among numbers', () => {
    expect(leaningOf('Duas das alternativas estão corretas', ['2', '4', 'Duas das alternativas estão corretas'])).toBe(
      'all',
    )
    expect(leaningOf('Dois dos itens', ['2', '4', 'Dois dos itens'])).toBe('all')
  })

  test('a number among numbers', () => {
    expect(leaning('Nenhuma', ['Uma', 'Duas', 'Três'])).toBeNull()
    expect(leaning('Nenhum', ['1', '2', '3'])).toBeNull()
    expect(leaning('Nenhum dos três', ['Dois dos três', 'Um'])).toBeNull()
    expect(leaning('Qualquer um dos três', ['1', '2'])).toBeNull()
    expect(leaning('Qualquer um dos três')).toBe('all')
    expect(leaning('Duas frases', ['Uma frase', 'Três frases'])).toBeNull()
    expect(leaning('Todos', ['Alguns', 'A maioria', 'Nenhum'])).toBeNull()
    expect(leaning('Todas', ['As aves', 'Os peixes', 'Nenhuma'])).toBe('all')
  })

  test('an acronym among acronyms', () => {
    expect(leaning('TDA', ['TDAH', 'TOD', 'TEA'])).toBeNull()
    expect(leaning('NDA', among)).toBe('all')
    expect(leaning('N.D.A.', ['ONU', 'OEA'])).toBe('all')
  })
})

test.each([
  ['All of the above', 'above'],
  ['None of the above.', 'above'],
  ['Ninguna de las anteriores', 'above'],
  ['Todas las anteriores son correctas', 'above'],
  ['None of these', 'all'],
  ['Todas son correctas', 'all'],
  ['Both A and B', 'order'],
  ['A and C are correct', 'order'],
  ['A y B son correctas', 'order'],
  ['Only B', 'order'],
  ['Tanto A quanto B', 'order'],
  ['A primeira e a segunda', 'order'],
  ['Mais de uma das anteriores', 'above'],
  ['Há mais de uma alternativa correta', 'all'],
] as const)('%s, in other words or another language', (option, expected) => {
  expect(leaning(option)).toBe(expected)
})

test.each([
  'All cats',
  'None',
  'Both countries',
  'a dog and a cat',
  'A primeira guerra',
  'tanto faz',
  'vitaminas A e K',
  'I and you',
])('%s is an ordinary option', option => {
  expect(leaning(option)).toBeNull()
})
