import { describe, expect, test } from 'vitest'
import { asked, type ChangingQuestion } from './asked.ts'

const now = new Date('2026-03-02T15:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const question = (id: number, more: Partial<ChangingQuestion> = {}): ChangingQuestion => ({
  id,
  options: ['A', 'B', 'C'],
  correctAnswer: 1,
  state: 'shown',
  createdAt: ago(10_000),
  touchedAt: null,
  ...more,
})
const handedIn = (...ids: number[]) => ({
  score: ids.length,
  totalQuestions: ids.length,
  answers: ids.map(questionId => ({ questionId, option: 'B' })),
})
const idsOf = (questions: readonly ChangingQuestion[]) => questions.map(({ id }) => id)

describe('what a pupil was asked while the teacher changed the quiz', () => {
  test('all that is shown, when nothing changed', () => {
    const claimed = handedIn(1, 2)
    expect(asked([question(1), question(2)], claimed, now)).toEqual({
      questions: [question(1), question(2)],
      claimed,
    })
  })

  test('a question added meanwhile is left out; one that is old is not', () => {
    const added = question(3, { createdAt: ago(5) })
    expect(idsOf(asked([question(1), question(2), added], handedIn(1, 2), now).questions)).toEqual([1, 2])
    expect(idsOf(asked([question(1), question(2), question(3)], handedIn(1, 2), now).questions)).toEqual([1, 2, 3])
  })

  test('a question hidden or removed meanwhile counts when it was answered', () => {
    const gone = [
      question(2, { state: 'hidden', touchedAt: ago(119) }),
      question(3, { state: 'removed', touchedAt: ago(1) }),
    ]
    expect(idsOf(asked([question(1), ...gone], handedIn(1, 2, 3), now).questions)).toEqual([1, 2, 3])
    expect(idsOf(asked([question(1), ...gone], handedIn(1), now).questions)).toEqual([1])
  })

  test('one that was hidden long ago is none of the quiz', () => {
    const hidden = question(2, { state: 'hidden', touchedAt: ago(121) })
    expect(idsOf(asked([question(1), hidden], handedIn(1, 2), now).questions)).toEqual([1])
  })

  test('an option that was changed meanwhile takes its question out of the score', () => {
    const changed = question(2, { options: ['A', 'Z', 'C'], touchedAt: ago(2) })
    const { questions, claimed } = asked([question(1), changed], handedIn(1, 2), now)
    expect(idsOf(questions)).toEqual([1])
    expect(claimed).toEqual({ score: 1, totalQuestions: 1, answers: [{ questionId: 1, option: 'B' }] })
  })

  test('a claimed score knows only the questions that are shown', () => {
    const claimed = { score: 1, totalQuestions: 1 }
    const hidden = question(2, { state: 'hidden', touchedAt: ago(1) })
    expect(asked([question(1), hidden], claimed, now)).toEqual({ questions: [question(1)], claimed })
  })
})
