import { expect, test } from 'vitest'
import { type Beside, otherOptions } from './other-options.ts'

const quote = 'Em 410, os visigodos saquearam Roma, e o imperador Honório fugiu de Ravena.'
const beside = (question: string, answer: string, more: Partial<Beside> = {}): Beside => ({
  question,
  answer,
  wrong: [],
  factKind: 'relation',
  sourceQuote: null,
  category: 'Roma',
  ...more,
})
const asked = (question: string, options: readonly string[], more: object = {}) => ({
  question,
  options,
  correctAnswer: 0,
  factKind: 'cloze',
  sourceQuote: quote,
  category: 'Roma',
  ...more,
})
const all = [
  beside('Quantas classes havia em Roma?', 'Oito', { factKind: 'quantity' }),
  beside('Onde nasceu a democracia?', 'Grécia antiga', { factKind: 'place' }),
  beside('O imperador _____ fundou a nova capital.', 'Constantino', {
    factKind: 'cloze',
    sourceQuote: 'O imperador Constantino fundou a nova capital.',
  }),
  beside('Quem deixou o reino de Pérgamo aos romanos?', 'Átalo', {
    factKind: 'agent',
    sourceQuote: 'O rei Átalo deixou aos romanos o reino de Pérgamo.',
  }),
]

test('beside an emperor stand emperors: no number, no land, and nothing rather than one alone', () => {
  const question = asked('O imperador _____ fugiu de Ravena.', ['Honório', 'Nero', 'Tito', 'Galba'])
  expect(otherOptions(question, all)).toBeNull()
  const more = ['Trajano', 'Adriano'].map(name =>
    beside('Que imperador governou Roma?', name, { sourceQuote: `O imperador ${name} governou Roma.` }),
  )
  expect(otherOptions(question, [...all, ...more])).toEqual({
    options: ['Honório', 'Constantino', 'Trajano', 'Adriano'],
    correctAnswer: 0,
  })
})

test('beside a number stand numbers of the same thing alone', () => {
  const question = asked('Quantas classes havia em Roma?', ['Cinco', 'Nove', 'Dez', 'Doze'], { factKind: 'quantity' })
  expect(otherOptions(question, all)).toBeNull()
  const counted = [
    beside('Quantos reis teve Roma?', 'Sete', { factKind: 'quantity' }),
    beside('Quanto media o muro?', '35 metros', { factKind: 'quantity' }),
    beside('Em que ano caiu Roma?', 'Em 476', { factKind: 'date' }),
  ]
  expect(otherOptions(question, [...all, ...counted])).toEqual({ options: ['Cinco', 'Oito', 'Sete'], correctAnswer: 0 })
})

test('years stand beside years, and the right one keeps its place', () => {
  const question = asked('Em que ano os visigodos saquearam Roma?', ['1', '2', '3', 'Em 410'], { correctAnswer: 3 })
  const years = ['Em 476', 'Em 330', 'Em 395', 'No ano 27'].map(year => beside('Quando foi isso?', year))
  expect(otherOptions(question, [...all, ...years])).toEqual({
    options: ['Em 476', 'Em 330', 'Em 395', 'Em 410'],
    correctAnswer: 3,
  })
})

test('what the passage or the question names, and what stood there before, is not offered', () => {
  const question = asked('Que povo saqueou Roma?', ['Os visigodos', 'Os hunos', 'Os francos'], {
    sourceQuote: 'Os visigodos, e não os vândalos, saquearam Roma.',
  })
  const peoples = ['Os vândalos', 'Hunos', 'Os gauleses', 'Os saxões', 'Os celtas da Irlanda do Norte'].map(people =>
    beside('Que povo venceu a batalha?', people),
  )
  expect(otherOptions(question, peoples)).toEqual({
    options: ['Os visigodos', 'Os gauleses', 'Os saxões'],
    correctAnswer: 0,
  })
})

test('wrong options of a question that asks the same count, those that look like its answer', () => {
  const question = asked('Que rio corta Roma?', ['Tibre', 'Pó', 'Reno'], { sourceQuote: 'O rio Tibre corta Roma.' })
  const other = beside('Que rio corta Paris?', 'Sena', {
    wrong: ['Danúbio', 'Loire', '12'],
    sourceQuote: 'O rio Sena corta Paris.',
  })
  expect(otherOptions(question, [other])).toEqual({ options: ['Tibre', 'Sena', 'Danúbio'], correctAnswer: 0 })
})
