import { describe, expect, test } from 'vitest'
import { grade } from './grade.ts'

const questions = [
  { id: 1, options: ['mitose', 'meiose', 'osmose'], correctAnswer: 0 },
  { id: 2, options: ['1822', '1889', '1500'], correctAnswer: 2 },
]

describe('with answers', () => {
  test('the server counts, whatever score was claimed', () => {
    const answers = [
      { questionId: 1, option: 'mitose' },
      { questionId: 2, option: '1822' },
    ]
    expect(grade(questions, { score: 2, totalQuestions: 2, answers })).toEqual({
      kind: 'graded',
      score: 1,
      totalQuestions: 2,
      wrong: [2],
      right: [1],
      isWhole: true,
    })
  })

  test('as many answers as were asked, fewer than there are, are a round of their own', () => {
    const answers = [{ questionId: 2, option: '1500' }]
    expect(grade(questions, { score: 1, totalQuestions: 1, answers })).toEqual({
      kind: 'graded',
      score: 1,
      totalQuestions: 1,
      wrong: [],
      right: [2],
      isWhole: false,
    })
    // A bare score stands for the whole quiz.
    expect(grade(questions, { score: 1, totalQuestions: 1 }).kind).toBe('refused')
  })

  test('an unanswered question is wrong', () => {
    expect(
      grade(questions, { score: 1, totalQuestions: 2, answers: [{ questionId: 2, option: '1500' }] }),
    ).toMatchObject({
      score: 1,
      wrong: [1],
    })
  })

  test.each([
    ['a foreign question', [{ questionId: 9, option: 'x' }]],
    ['an option that was not offered', [{ questionId: 1, option: 'simbiose' }]],
    [
      'the same question twice',
      [
        { questionId: 1, option: 'mitose' },
        { questionId: 1, option: 'meiose' },
      ],
    ],
  ])('%s refuses the whole', (_, answers) => {
    expect(grade(questions, { score: 0, totalQuestions: 2, answers }).kind).toBe('refused')
  })
})

describe('without answers', () => {
  test('a plausible claim is taken', () => {
    expect(grade(questions, { score: 2, totalQuestions: 2 })).toMatchObject({ kind: 'graded', score: 2 })
  })

  test.each([
    [3, 2],
    [2, 3],
    [1, 1],
  ])('%i of %i is refused', (score, totalQuestions) => {
    expect(grade(questions, { score, totalQuestions }).kind).toBe('refused')
  })
})
