import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'
import type { Answers } from '../../test/server.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.useRealTimers())

const first = {
  id: 'primeira',
  name: 'Primeira virada',
  description: 'Avalie um card',
  icon: 'card',
  xpReward: 10,
  type: 'cards',
  requirement: 1,
}
const second = { ...first, id: 'segunda', name: 'Sem prêmio', xpReward: 0 }
const held = { ...first, achievementId: 'primeira', unlockedAt: '2026-03-02T12:00:00.000Z' }

const answers: Answers = { 'GET /api/achievements': [first, second], 'GET /api/user/achievements': [held] }

/** Shows or hides the tab. */
function look(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden')
  fireEvent(window, new Event('visibilitychange'))
}

test('both lists are asked for every 3 s, not while the tab is hidden, and again when it is looked at', async () => {
  stopClock()
  const server = open('/achievements', pupil(), answers)
  await arrive(() => screen.queryByText('Primeira virada'))
  const asked = () => ['GET /api/achievements', 'GET /api/user/achievements'].map(one => server.sentTo(one).length)
  expect(asked()).toEqual([1, 1])
  await pass(2990)
  expect(asked()).toEqual([1, 1])
  await pass(10)
  expect(asked()).toEqual([2, 2])
  await act(async () => look('hidden'))
  await pass(30_000)
  expect(asked()).toEqual([2, 2])
  await act(async () => look('visible'))
  await pass(10)
  expect(asked()).toEqual([3, 3])
})

test('total XP, streak, unlocked count, and every achievement with its reward, the held one marked', async () => {
  open('/achievements', pupil({ xp: 250, streak: 3 }), answers)
  await screen.findByText('Primeira virada')
  const summary = within(screen.getByRole('region', { name: 'Resumo' }))
  for (const words of ['250 XP', '3 dias', '1/2']) expect(summary.getByText(words)).toBeTruthy()
  expect(
    screen.getByText('Nível de jogador 3 (um a cada 100 XP) · Nível de estudo 1 (um a cada 1.000 XP)'),
  ).toBeTruthy()
  const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
  expect(card('Primeira virada').getByText('Conquistado')).toBeTruthy()
  expect(card('Primeira virada').getByText('+10 XP')).toBeTruthy()
  expect(card('Sem prêmio').queryByText('Conquistado')).toBeNull()
  expect(card('Sem prêmio').queryByText(/XP$/)).toBeNull()
})

test('those still to earn come first in their group, with how much of them is done', async () => {
  const next = { ...first, id: 'terceira', name: 'Meia centena', requirement: 50 }
  open('/achievements', pupil(), {
    'GET /api/achievements': [first, next],
    'GET /api/user/achievements': [held],
    'GET /api/user/achievements/progress': { values: { primeira: 1, terceira: 26 } },
  })
  await screen.findByText('26/50')
  const group = within(screen.getByRole('region', { name: 'Cards' }))
  expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Meia centena',
    'Primeira virada',
  ])
  expect(group.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('26 de 50')
})

test('without any, the screen says so', async () => {
  open('/achievements', pupil(), { 'GET /api/achievements': [], 'GET /api/user/achievements': [] })
  expect(await screen.findByText('Nenhuma conquista disponível')).toBeTruthy()
})
