import { quietTime, setQuietTime } from '@capivira/games/kit/quiet'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

test('the completed games are asked for every 3 s, and not while the tab is hidden', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stopClock()
  const server = open('/games', pupil(), {
    'GET /api/games/completed': { completedGames: [], games: [] },
    'GET /api/materials': [],
  })
  const asked = () => server.sentTo('GET /api/games/completed').length
  await arrive(() => asked() === 1)
  await pass(2990)
  expect(asked()).toBe(1)
  await pass(10)
  expect(asked()).toBe(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })))
  await pass(30_000)
  expect(asked()).toBe(2)
})

test('a teacher who silences a lesson under way is heeded within a minute', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stopClock()
  const days = [0, 1, 2, 3, 4, 5, 6]
  const turma = { id: 3, name: '7º B', note: null, teacherName: 'Professora', quietHours: null }
  const server = open('/games', pupil(), {
    'GET /api/games/completed': { completedGames: [], games: [] },
    'GET /api/materials': [],
    'GET /api/my-classes': [turma],
  })
  await arrive(() => server.sentTo('GET /api/my-classes').length === 1)
  expect(quietTime()).toBeNull()
  const quietHours = { days, from: '00:00', until: '23:59', mayChange: false }
  server.change({ 'GET /api/my-classes': [{ ...turma, quietHours }] })
  await pass(60_000)
  await pass(0)
  expect(quietTime()?.reason).toContain('7º B')
  setQuietTime(null)
})
