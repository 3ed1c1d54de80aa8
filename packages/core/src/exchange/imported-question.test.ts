import { expect, test } from 'vitest'
import { checkQuestions } from './imported-question.ts'
import type { RawQuestion } from './raw-question.ts'

const said = (text: string, media = 0) => ({ text, media })
const option = (text: string, weight: number, media = 0) => ({ text: said(text), weight, feedback: said('', media) })
const raw = (question: string, more: Partial<RawQuestion> = {}): RawQuestion => ({
  row: 1,
  question: said(question),
  options: [option('Lima', 100), option('Quito', 0)],
  feedback: said(''),
  tags: [],
  category: '',
  isOurs: false,
  fault: null,
  ...more,
})

test('nothing is left out of questions without pictures', () => {
  expect(checkQuestions([])).toEqual({ rows: [], media: 0, partly: 0 })
  expect(checkQuestions([raw('Capital do Peru?')])).toMatchObject({ media: 0, partly: 0 })
})

test('pictures of explanations and options that gave a part of the points are counted, of questions that come', () => {
  const pictured = { feedback: said('Fica no litoral.', 2), options: [option('Lima', 100, 1), option('Quito', 50)] }
  const { rows, media, partly } = checkQuestions([raw('Capital do Peru?', pictured), raw('Capital do Peru?', pictured)])
  expect(rows.map(({ fault }) => fault)).toEqual([null, 'Repete uma questão anterior'])
  expect([media, partly]).toEqual([3, 1])
})
