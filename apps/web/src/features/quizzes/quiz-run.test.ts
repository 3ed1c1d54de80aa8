import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { describe, expect, test } from 'vitest'
import {
  answered,
  choose,
  confirm,
  currentStep,
  deal,
  dealRound,
  goBack,
  goOn,
  handIn,
  missed,
  scoreOf,
  standingAfter,
  takenUp,
  toKeep,
} from './quiz-run.ts'

const question = (id: number, options: string[], correctAnswer: number): QuizQuestion => ({
  id,
  quizId: 1,
  question: `Pergunta ${id}?`,
  options,
  correctAnswer,
  explanation: null,
  category: null,
  difficulty: 'médio',
  sourcePage: 1,
  sourceQuote: null,
  engine: null,
  createdAt: '2026-03-02T15:00:00.000Z',
})
const questions = [question(1, ['mitose', 'meiose', 'osmose'], 0), question(2, ['1500', '1822', '1889'], 1)]
const start = deal(questions, below => below - 1)
const name = () => 'name'
const answer = (run: typeof start, option: string) => goOn(confirm(choose(run, option)), name)

test('options are shuffled, questions are not', () => {
  expect(currentStep(start)).toMatchObject({ question: { id: 1 }, options: ['osmose', 'meiose', 'mitose'] })
})

test('options that speak of the others keep their place', () => {
  const run = deal(
    [question(1, ['2', '4', 'Todas as anteriores'], 2), question(2, ['10', '15', 'A e B estão corretas', '12'], 2)],
    below => below - 1,
  )
  expect(run.steps.map(({ options }) => options)).toEqual([
    ['4', '2', 'Todas as anteriores'],
    ['10', '15', 'A e B estão corretas', '12'],
  ])
})

describe('one question', () => {
  test('nothing is confirmed without a choice, and nothing left without an answer', () => {
    expect(confirm(start)).toBe(start)
    expect(goOn(start, name)).toBe(start)
  })

  test('a choice may change until it is confirmed', () => {
    const run = confirm(choose(choose(start, 'osmose'), 'mitose'))
    expect(answered(run)).toBe('mitose')
    expect(run.feedback).toBe(true)
    expect(choose(run, 'osmose')).toBe(run)
    expect(confirm({ ...run, chosen: 'osmose' }).answers.get(1)).toBe('mitose')
  })
})

test('going back shows the answer given, and forward again goes on', () => {
  const back = goBack(answer(start, 'mitose'))
  expect(back.index).toBe(0)
  expect(answered(back)).toBe('mitose')
  expect(goOn(back, name).index).toBe(1)
  expect(goBack(start)).toBe(start)
})

test('after the last question comes the result, with what was missed', () => {
  const run = answer(answer(start, 'mitose'), '1889')
  expect(run.finished).toBe(true)
  expect(scoreOf(run)).toBe(1)
  expect(missed(run)).toEqual([{ question: questions[1], option: '1889' }])
  expect(handIn(run)).toEqual({
    score: 1,
    totalQuestions: 2,
    answers: [
      { questionId: 1, option: 'mitose' },
      { questionId: 2, option: '1889' },
    ],
  })
})

describe('a quiz that was left', () => {
  const left = answer(start, 'osmose')
  const kept = JSON.parse(JSON.stringify(toKeep(left)))

  test('is taken up where it stood, with its options in their places and its answers', () => {
    const run = takenUp(questions, kept)
    expect(run).toEqual(left)
    expect(currentStep(run ?? start)?.question.id).toBe(2)
  })

  test('finished and not yet taken, is still finished, under the same name', () => {
    const finished = answer(left, '1822')
    expect(takenUp(questions, JSON.parse(JSON.stringify(toKeep(finished))))).toEqual(finished)
    expect(finished.eventId).toBe('name')
  })

  test('goes on with the questions that are still the same, and with what was answered of them', () => {
    const [first] = questions
    const alone = first && takenUp([first], kept)
    expect(alone?.steps.map(step => step.question.id)).toEqual([1])
    expect([alone?.index, [...(alone?.answers ?? [])], alone?.finished]).toEqual([0, [[1, 'osmose']], false])
    const ended = alone && goOn(alone, name)
    expect(ended && handIn(ended)).toEqual({
      score: 0,
      totalQuestions: 1,
      answers: [{ questionId: 1, option: 'osmose' }],
    })
  })

  test('stands at the same question when one before it is gone', () => {
    const three = [...questions, question(3, ['sim', 'talvez', 'jamais'], 0)]
    const third = answer(
      answer(
        deal(three, below => below - 1),
        'mitose',
      ),
      '1822',
    )
    const run = takenUp(three.slice(1), JSON.parse(JSON.stringify(toKeep(third))))
    expect(run && currentStep(run)?.question.id).toBe(3)
    expect([...(run?.answers ?? [])]).toEqual([[2, '1822']])
  })

  test('finished, is still handed in under its name when a question is gone', () => {
    const finished = takenUp(questions.slice(1), JSON.parse(JSON.stringify(toKeep(answer(left, '1822')))))
    expect([finished?.finished, finished?.eventId, [...(finished?.answers ?? [])]]).toEqual([
      true,
      'name',
      [[2, '1822']],
    ])
  })

  test('is begun anew when nothing that was answered is left, or nothing was kept', () => {
    const other = question(1, ['mitose', 'meiose', 'brotamento'], 0)
    expect(takenUp([other, question(2, ['1500', '1822', '1889'], 1)], kept)).toBeNull()
    expect(takenUp(questions.slice(1), kept)).toBeNull()
    expect(takenUp([], kept)).toBeNull()
    expect(takenUp(questions, undefined)).toBeNull()
    expect(takenUp(questions, { ...kept, index: 9 })).toBeNull()
  })

  test('a round of some questions is taken up with those alone', () => {
    const six = Array.from({ length: 6 }, (_, at) => question(at + 1, ['a', 'b', 'c'], 0))
    const round = dealRound(six, 5, below => below - 1)
    expect(round.steps).toHaveLength(5)
    expect([handIn(round).isRound, handIn(dealRound(six, 6, below => below - 1)).isRound]).toEqual([true, undefined])
    expect(takenUp(six, JSON.parse(JSON.stringify(toKeep(round))))).toEqual(round)
  })
})

test('after a run what was missed stands first for the next', () => {
  const [first, second] = standingAfter(questions, answer(start, 'osmose'))
  expect([first?.standing, second?.standing]).toEqual(['missed', undefined])
})
