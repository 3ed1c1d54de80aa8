import { describe, expect, test } from 'vitest'
import {
  answer,
  currentQuestion,
  goOn,
  isOver,
  type LightningRun,
  lastAnswer,
  newRun,
  type Question,
  rightOf,
  scoreOfRun,
  streakOf,
} from './run.ts'

const question = (questionId: number): Question => ({
  questionId,
  question: `Pergunta ${questionId}`,
  options: ['certa', 'errada'],
  correctAnswer: 'certa',
  explanation: null,
  page: 1,
  quote: null,
  cardId: null,
})
const start = newRun([question(1), question(2), question(3)])
const give = (run: LightningRun, option: string | null, left = 5_000) => goOn(answer(run, option, left))

describe('answering', () => {
  test('an answer is shown until one goes on, and cannot be changed', () => {
    const answered = answer(start, 'certa', 4_320)
    expect(lastAnswer(answered)).toEqual({ questionId: 1, option: 'certa', remainingMs: 4_320 })
    expect(currentQuestion(answered)?.questionId).toBe(1)
    expect(answer(answered, 'errada', 1)).toBe(answered)
    expect(currentQuestion(goOn(answered))?.questionId).toBe(2)
  })

  test('without an answer there is nothing to leave', () => {
    expect(goOn(start)).toBe(start)
  })

  test('a time that ran out is no answer, and leaves no time', () => {
    expect(lastAnswer(answer(start, null, 300))).toEqual({ questionId: 1, option: null, remainingMs: 0 })
  })
})

test('points: 100 and 10 for every second left; the streak ends with a wrong answer or none', () => {
  const two = give(give(start, 'certa', 4_320), 'certa', 0)
  expect(scoreOfRun(two)).toBe(143 + 100)
  expect(streakOf(two)).toBe(2)
  const all = give(two, null)
  expect([scoreOfRun(all), streakOf(all), rightOf(all), isOver(all)]).toEqual([243, 0, 2, true])
  expect(streakOf(give(give(start, 'errada'), 'certa'))).toBe(1)
})

test('the last answer is looked at before the quiz is over', () => {
  const two = give(give(start, 'certa'), 'certa')
  const last = answer(two, 'certa', 1)
  expect(isOver(last)).toBe(false)
  expect(isOver(goOn(last))).toBe(true)
})

test('a round left unfinished goes on after its answers; foreign ones are left out', () => {
  const before = [
    { questionId: 1, option: 'certa', remainingMs: 9 },
    { questionId: 7, option: 'certa', remainingMs: 9 },
  ]
  const run = newRun(start.questions, before)
  expect(run.answers).toEqual(before.slice(0, 1))
  expect(currentQuestion(run)?.questionId).toBe(2)
})
