import { expect, test } from 'vitest'
import { salienceOf } from './salience.ts'

test('counts passages people asked about, beside all sentences', () => {
  const asked = 'A Lei Áurea foi assinada em 1888.'
  const text = {
    title: 'História',
    paragraphs: [`${asked} Chovia muito naquele dia. O povo festejou.`, 'A festa durou três dias.'],
    questions: [{ question: 'Quando foi assinada a Lei Áurea?', answers: ['1888'], sentences: [asked] }],
  }
  const facts = [
    { question: 'Em que ano foi assinada a Lei Áurea?', answer: '1888', quote: asked },
    { question: 'Quanto durou a festa?', answer: 'Três dias', quote: 'A festa durou três dias.' },
  ]
  expect(salienceOf(facts, text)).toEqual({ asked: 1, facts: 2, askedSentences: 1, sentences: 4 })
})
