import { expect, test } from 'vitest'
import { trueNotices } from './true-notices.ts'

const notice = (code: string) => ({ code, message: code })
const none = {
  flipCardsCount: 0,
  quizQuestionsCount: 0,
  wordsCount: 0,
  suggested: { cards: 0, questions: 0, words: 0 },
}
const codes = (material: Parameters<typeof trueNotices>[0]) => trueNotices(material).map(({ code }) => code)
const all = ['few-cards', 'few-questions', 'few-words', 'no-prose', 'unreadable-pages'].map(notice)

test('that a text gave few items is told while the material has few', () => {
  expect(codes({ ...none, notices: all })).toEqual(all.map(({ code }) => code))
  expect(codes({ ...none, notices: all, flipCardsCount: 16 })).toEqual([
    'few-questions',
    'few-words',
    'unreadable-pages',
  ])
})

test('what waits counts as what is published', () => {
  const notices = [notice('few-cards')]
  const suggested = { cards: 8, questions: 0, words: 0 }
  expect(codes({ ...none, notices, flipCardsCount: 4, suggested })).toEqual([])
  expect(codes({ ...none, notices, flipCardsCount: 3, suggested })).toEqual(['few-cards'])
})
