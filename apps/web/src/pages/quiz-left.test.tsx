import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { material, question } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import type { Answers } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
})

const questions = [question(), question({ id: 22, question: 'Que rio passa por Manaus?', explanation: null })]
const address = 'POST /api/materials/3/quiz-attempts'
const answers: Answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/quiz-questions': questions,
  [address]: { score: 1, totalQuestions: 2, percentage: 50, xpGain: 10, newAchievements: [] },
}
const eventId = '0d5b1f4e-5f0c-4f55-9a5e-000000000001'
const place = `capivira:draft:${pupil().id}:quiz-3`

/** A quiz whose last question was answered when the session ended. */
function leaveFinished(): void {
  const value = {
    dealt: questions.map(({ id, options }) => ({ id, options })),
    answers: [
      [21, 'Amazonas'],
      [22, 'Tietê'],
    ],
    index: 1,
    eventId,
  }
  sessionStorage.setItem(place, JSON.stringify({ value, open: false }))
}

test('a quiz that was finished and not taken is handed in when its page comes again, under its own name', async () => {
  leaveFinished()
  const server = open('/quiz/3', pupil(), answers)
  await screen.findByText('Você ganhou 10 XP!')
  expect(server.marksAt(address)).toEqual([{ personId: pupil().id, eventId }])
  expect(sessionStorage.getItem(place)).toBeNull()
})

test('one that is refused for good says why, offers no other try, and is let go', async () => {
  leaveFinished()
  const gone = () => Response.json({ message: 'Não encontramos.', final: true }, { status: 404 })
  open('/quiz/3', pupil(), { ...answers, [address]: gone })
  expect((await screen.findByRole('alert')).textContent).toContain('Este quiz não está mais aberto para você')
  expect(screen.queryByRole('button', { name: 'Salvar de novo' })).toBeNull()
  expect(sessionStorage.getItem(place)).toBeNull()
})

test('one that the server cannot take now waits, and is sent again under the same name', async () => {
  leaveFinished()
  const broken = () => Response.json({ message: 'Ocupado.' }, { status: 503 })
  const server = open('/quiz/3', pupil(), { ...answers, [address]: broken })
  // No browser of these tests has a storage: what waits is in the page alone, and that is said.
  await screen.findByText(/^O servidor está com um problema\. Este aparelho não deixa guardar nada/)
  expect(sessionStorage.getItem(place)).not.toBeNull()
  server.change(answers)
  const again = await screen.findByRole('button', { name: 'Guardar de novo' })
  await act(async () => again.click())
  await screen.findByText('Você ganhou 10 XP!')
  expect(new Set(server.marksAt(address).map(marks => marks.eventId))).toEqual(new Set([eventId]))
})
