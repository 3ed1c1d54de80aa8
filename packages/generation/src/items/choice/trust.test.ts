import { expect, test } from 'vitest'
import type { Fact } from '../../families/fact.ts'
import { studyFrom } from '../../testing/document.ts'
import { kindsOf } from '../kinds/kinds.ts'
import { filledUp, trustOf } from './trust.ts'

const kinds = kindsOf(studyFrom('# A horta\n\nA horta da escola tem três canteiros de alface e um de couve.'))
const trust = (fact: Partial<Fact>, evidence: number, score = 1, distractors = ['Couve', 'Rúcula', 'Salsa']) => {
  const gap = { family: 'cloze', pattern: 'cloze/term', answer: 'Alface', ...fact } as Fact
  return trustOf(gap, score, { distractors, evidence }, kinds)
}

test('a gap is trusted where its options are surely of one kind', () => {
  const gap = { question: 'A _____ nasce em poucos dias.', answerType: 'term' as const }
  expect(trust(gap, 0.9)).toBe('sure')
  expect(trust(gap, 0.65)).toBe('unsure')
  expect(trust(gap, 0.3)).toBe('weak')
  expect(trust(gap, 0.9, 1, ['Couve', 'Rúcula'])).toBe('sure')
  expect(trust(gap, 0.65, 1, ['Couve', 'Rúcula'])).toBe('unsure')
  expect(trust({ ...gap, proper: true }, 0.55)).toBe('unsure')
  expect(trust({ ...gap, proper: true }, 0.55, 1, ['Couve', 'Rúcula'])).toBe('weak')
})

test('a sentence that only mentions what is left out tells it hardly, and none of the sorts of one thing', () => {
  const gap = { answer: 'Adubo orgânico', answerType: 'term' as const }
  const beside = (question: string, ...options: string[]) => trust({ ...gap, question }, 0.9, 1, options)
  expect(beside('A escola compra a maior parte do _____.', 'Adubo mineral', 'Adubo verde', 'Adubo líquido')).toBe(
    'weak',
  )
  expect(beside('O _____ chega à escola em maio.', 'Adubo mineral', 'Adubo verde', 'Adubo líquido')).toBe('unsure')
  expect(
    beside('O _____ é o adubo que vem de restos de plantas.', 'Adubo mineral', 'Adubo verde', 'Adubo líquido'),
  ).toBe('sure')
  expect(
    beside('O _____ serve para alimentar a horta o ano todo.', 'Adubo mineral', 'Adubo verde', 'Adubo líquido'),
  ).toBe('sure')
  expect(beside('A escola compra a maior parte do _____.', 'Calcário', 'Areia fina', 'Palha seca')).toBe('unsure')
  expect(beside('A escola compra a maior parte do _____.', 'Calcário', 'Areia fina')).toBe('unsure')
  expect(beside('No verão, o _____ alimenta a horta.', 'Calcário', 'Areia fina', 'Palha seca')).toBe('sure')
})

test('a definition needs less, an acronym in a gap is never sure', () => {
  const question = 'Qual é a melhor definição de canteiro?'
  expect(trust({ family: 'definition', pattern: 'definition/is-a', question, answerType: 'definition' }, 0.5)).toBe(
    'sure',
  )
  expect(trust({ question: 'A _____ cuida da horta.', answer: 'APM', answerType: 'acronym' }, 1)).toBe('unsure')
})

test('who did something is one of many unless the question says of what', () => {
  const agent = { family: 'agent' as const, pattern: 'agent/doer', answerType: 'term' as const }
  expect(trust({ ...agent, question: 'O que protege os canteiros?', answer: 'A cerca' }, 1)).toBe('unsure')
  expect(trust({ ...agent, question: 'Que inseto protege os canteiros?', answer: 'A joaninha' }, 1)).toBe('sure')
})

test('the name a program gives a thing tells what it is for', () => {
  const agent = { family: 'agent' as const, pattern: 'agent/doer', answerType: 'term' as const }
  expect(trust({ ...agent, question: 'Que comando cria uma cor nova?', answer: '\\newcolor' }, 1)).toBe('unsure')
  expect(trust({ ...agent, question: 'Que pacote põe figuras ao lado do texto?', answer: 'picinpar' }, 1)).toBe('sure')
  expect(trust({ ...agent, question: 'Que inseto protege os canteiros?', answer: 'A joaninha' }, 1)).toBe('sure')
})

test('a number left out of a poor sentence is unsure', () => {
  const gap = { pattern: 'cloze/year', question: 'A cerca é de _____.', answer: '1987', answerType: 'year' as const }
  expect(trust(gap, 1, 0.9)).toBe('sure')
  expect(trust(gap, 1, 0.6)).toBe('unsure')
})

test('the best unsure questions fill up to a number, in their places, and none beyond', () => {
  const questions = [
    { trust: 'unsure' as const, score: 0.6 },
    { trust: 'sure' as const, score: 0.5 },
    { trust: 'unsure' as const, score: 0.9 },
  ]
  expect(filledUp(questions, 2)).toEqual([questions[1], questions[2]])
  expect(filledUp(questions, 5)).toEqual(questions)
  expect(filledUp(questions, 0)).toEqual([questions[1]])
})
