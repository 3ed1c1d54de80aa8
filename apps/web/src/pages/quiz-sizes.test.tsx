import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { material, question } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
  localStorage.clear()
})

const seven = Array.from({ length: 7 }, (_, at) => question({ id: 30 + at, question: `Pergunta ${at + 1}?` }))
const sent = 'POST /api/materials/3/quiz-attempts'
const answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/quiz-questions': seven,
  [sent]: { score: 5, totalQuestions: 5, percentage: 100, xpGain: 50, newAchievements: [] },
}

const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click())
const sizes = async () => {
  await screen.findByText('Quantas questões hoje?')
  return screen.getAllByRole('button', { name: /cerca de|deixei/ }).map(({ textContent }) => textContent)
}
const key = async (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }))

/** Answers questions by keys, the first option of each. */
async function answer(count: number) {
  for (let at = 0; at < count; at++) {
    await key('a')
    await key('Enter')
    await key('Enter')
  }
}

test('who comes from a task has all questions first, and is told that only they settle it', async () => {
  open('/quiz/3?tarefa=1', pupil(), answers)
  expect(await sizes()).toEqual(['Todas as 7 questões · cerca de 11 minutos', '5 questões · cerca de 8 minutos'])
  expect(screen.getByText(/^A tarefa pede o quiz com todas as questões\./)).toBeTruthy()
  await press('Todas as 7 questões · cerca de 11 minutos')
  expect(screen.getByText('Questão 1 de 7')).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^Pergunta/)
})

test('a shorter round that was left does not stand in the way of a task, nor is it lost', async () => {
  open('/quiz/3', pupil(), answers)
  await sizes()
  await press('5 questões · cerca de 8 minutos')
  await answer(2)
  cleanup()
  open('/quiz/3?tarefa=1', pupil(), answers)
  expect((await sizes())[2]).toBe('Continuar a rodada de 5 que deixei')
  await press('Continuar a rodada de 5 que deixei')
  expect(screen.getByText('Questão 3 de 5')).toBeTruthy()
  cleanup()
  open('/quiz/3?tarefa=1', pupil(), answers)
  await sizes()
  await press('Todas as 7 questões · cerca de 11 minutos')
  expect(screen.getByText('Questão 1 de 7')).toBeTruthy()
})

test('after a shorter round another number can be chosen, and it says what a task still wants', async () => {
  const server = open('/quiz/3?tarefa=1', pupil(), answers)
  await sizes()
  await press('5 questões · cerca de 8 minutos')
  await answer(5)
  expect(await screen.findByText('Esta rodada foi um treino: a tarefa pede o quiz com todas as questões.')).toBeTruthy()
  await screen.findByText('Você ganhou 50 XP!')
  await press('Outra quantidade')
  expect(document.activeElement?.textContent).toBe('Quantas questões hoje?')
  expect((await sizes())[0]).toBe('Todas as 7 questões · cerca de 11 minutos')
  await press('Todas as 7 questões · cerca de 11 minutos')
  expect(screen.getByText('Questão 1 de 7')).toBeTruthy()
  expect(server.sentTo(sent)).toHaveLength(1)
})
