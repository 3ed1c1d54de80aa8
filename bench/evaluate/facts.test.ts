import { expect, test } from 'vitest'
import { factsOf, factsWithSpares } from './facts.ts'
import { cardOf, questionOf } from './testing.ts'

const quote = 'A Lei Áurea foi assinada em 1888.'

test('a question that wants the answer of a card from the same passage is one fact with it', () => {
  const material = {
    cards: [cardOf({ question: 'Em que ano foi assinada a Lei Áurea?', answer: '1888', quote })],
    questions: [
      questionOf({
        question: 'A Lei Áurea foi assinada em que ano?',
        options: ['1822', '1888.'],
        correctAnswer: 1,
        quote,
      }),
      questionOf({
        question: 'O que foi assinado em 1888?',
        options: ['A Lei Áurea', 'A paz'],
        correctAnswer: 0,
        quote,
      }),
    ],
  }
  expect(factsOf(material).map(fact => fact.answer)).toEqual(['1888', 'A Lei Áurea'])
  const spare = cardOf({
    question: 'Que lei é de 1888?',
    answer: 'a Lei Áurea',
    quote: 'Outra frase sobre a Lei Áurea.',
  })
  const withSpares = factsWithSpares({
    ...material,
    words: [],
    notices: [],
    text: '',
    spares: [{ kind: 'card', item: spare }],
  })
  expect(withSpares.map(fact => fact.answer)).toEqual(['1888', 'A Lei Áurea', 'a Lei Áurea'])
})
