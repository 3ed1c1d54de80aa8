import { expect, test } from 'vitest'
import { stepsOf, wentTheWay } from './first-steps.ts'

const turma = (changes: object = {}) => ({
  id: 4,
  name: '7º A',
  joinCode: 'KM4RTW',
  membersCount: 0,
  archivedAt: null,
  ...changes,
})
const material = (changes: object = {}) => ({
  id: 3,
  status: 'processed' as const,
  suggestedCount: 0,
  inReview: { cards: false, questions: false, words: false },
  flipCardsCount: 8,
  quizQuestionsCount: 5,
  wordsCount: 4,
  ...changes,
})
const nothing = { dashboard: { engagement: 0 }, materials: [], classes: [] }
const done = (has: Parameters<typeof stepsOf>[0]) => stepsOf(has).map(step => step.done)

test('each step ticks itself off: a material that was read, a class, a pupil in it', () => {
  expect(done(nothing)).toEqual([false, false, false])
  const materials = [material()]
  expect(done({ ...nothing, materials })).toEqual([true, false, false])
  expect(done({ ...nothing, materials, classes: [turma()] })).toEqual([true, true, false])
  expect(done({ ...nothing, materials, classes: [turma({ membersCount: 1 })] })).toEqual([true, true, true])
})

test('a file that failed is no material, one on its way is not yet, and an archived class is none', () => {
  expect(done({ ...nothing, materials: [material({ status: 'failed' })] })).toEqual([false, false, false])
  const [first] = stepsOf({ ...nothing, materials: [material({ status: 'extracting' })] })
  expect(first).toMatchObject({ done: false, href: '/manage-materials', action: 'Acompanhar' })
  expect(done({ ...nothing, classes: [turma({ archivedAt: '2026-01-01T00:00:00Z', membersCount: 9 })] })).toEqual([
    false,
    false,
    false,
  ])
})

test('who has what to study, and had pupils in a class of any year, went the way before', () => {
  const materials = [material()]
  const archived = turma({ archivedAt: '2025-12-01T00:00:00Z', membersCount: 9 })
  expect(wentTheWay({ materials, classes: [turma(), archived] })).toBe(true)
  expect(wentTheWay({ materials: [material({ status: 'failed' })], classes: [archived] })).toBe(false)
  expect(wentTheWay({ materials, classes: [turma()] })).toBe(false)
})

test('pupils who study already need no class', () => {
  expect(done({ ...nothing, dashboard: { engagement: 3 } })).toEqual([true, true, true])
})

test('the last step has the code of the class and leads to it', () => {
  expect(stepsOf({ ...nothing, classes: [turma()] })[2]).toMatchObject({ href: '/classes/4', code: 'KM4RTW' })
})

test('a material of which pupils have little leads to its review, until it or another one has enough', () => {
  const counts = { flipCardsCount: 2, quizQuestionsCount: 0, wordsCount: 1 }
  const few = material({ ...counts, suggestedCount: 18, inReview: { cards: true, questions: true, words: false } })
  const [first] = stepsOf({ ...nothing, materials: [few] })
  expect(first).toMatchObject({
    done: false,
    words: 'Seu material está pronto. 3 publicados; 18 sugestões esperam por você: revisar leva cerca de três minutos.',
    href: '/review/3',
    action: 'Revisar',
  })
  expect(done({ ...nothing, materials: [few, material({ id: 4 })] })).toEqual([true, false, false])
  expect(done({ ...nothing, materials: [{ ...few, flipCardsCount: 5, quizQuestionsCount: 3 }] })[0]).toBe(true)
})
