import { expect, test } from 'vitest'
import { readerOf } from './answerability.ts'

const read = readerOf([
  'A fotossíntese produz glicose. A respiração celular consome glicose nas mitocôndrias.',
  'O tear de Jacquard usava cartões perfurados.',
])

test('finds the sentence that a question points at', () => {
  const quote = 'O tear de Jacquard usava cartões perfurados.'
  const fact = { question: 'O que usava o tear de Jacquard?', answer: 'Cartões perfurados', quote }
  expect(read(fact)).toEqual({ first: true, firstThree: true })
})

test('a question in the text is no answer', () => {
  const quote = 'A erosão desgasta as rochas.'
  const reader = readerOf([`O que faz a erosão com as rochas? ${quote} O mar avança.`])
  expect(reader({ question: 'O que faz a erosão com as rochas?', answer: 'Desgasta', quote }).first).toBe(true)
})

test('a vague question leads elsewhere', () => {
  const quote = 'O tear de Jacquard usava cartões perfurados.'
  expect(read({ question: 'O que usava isso?', answer: 'Glicose', quote: 'Outra.' })).toEqual({
    first: false,
    firstThree: false,
  })
  expect(read({ question: 'Qual delas consome mais glicose?', answer: 'Cartões', quote }).first).toBe(false)
})
