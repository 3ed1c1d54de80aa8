import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { material, question } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('a teacher’s attempt goes to the quiz’s own address, and is said to be a preview', async () => {
  stopClock()
  const server = open('/quiz-preview/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/quiz-questions': [
      question({ state: 'shown', publication: 'published' }),
      question({ id: 22, state: 'shown', publication: 'suggested' }),
      question({ id: 23, state: 'hidden', publication: 'published' }),
    ],
    'POST /api/quiz/5/attempts': { score: 1, totalQuestions: 1, percentage: 100, xpGain: 0, newAchievements: [] },
  })
  await arrive(() => screen.queryByText('Questão 1 de 1'))
  const right = screen.getAllByRole('radio').find(radio => radio.closest('label')?.textContent?.includes('Amazonas'))
  await act(async () => right?.click())
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Finalizar Quiz' }), { detail: 1 }))
  await pass(3000)
  await pass(10)
  expect(server.sentTo('POST /api/quiz/5/attempts')).toMatchObject([
    { score: 1, totalQuestions: 1, answers: [{ questionId: 21, option: 'Amazonas' }] },
  ])
  expect(server.sentTo('POST /api/materials/3/quiz-attempts')).toEqual([])
  expect(screen.getByText('Excelente!')).toBeTruthy()
  expect(screen.getByText('Prévia: o resultado não é guardado.')).toBeTruthy()
  await pass(2000)
  expect(shownToast()).toBeNull()
})
