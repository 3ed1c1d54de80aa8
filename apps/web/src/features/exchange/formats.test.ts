import { expect, test } from 'vitest'
import { exportChoices } from './formats.ts'

const material = { scope: 'material', id: 7, title: 'Água', cards: 3, questions: 2 } as const

test('a teacher takes cards and questions, a pupil only cards', () => {
  expect(exportChoices(material, true).quiz.map(({ href }) => href)).toEqual([
    '/print/quiz/material/7',
    '/api/materials/7/quiz/export?format=moodle',
    '/api/materials/7/quiz/export?format=gift',
  ])
  expect(exportChoices(material, false).quiz).toEqual([])
  expect(exportChoices({ ...material, scope: 'subject' }, false).cards.map(({ href }) => href)).toEqual([
    '/print/cards/subject/7',
    '/api/subjects/7/cards/export?format=apkg',
    '/api/subjects/7/cards/export?format=csv',
  ])
})

test('what is not there is not offered', () => {
  expect(exportChoices({ ...material, cards: 0, questions: 0 }, true)).toEqual({ cards: [], quiz: [] })
})
