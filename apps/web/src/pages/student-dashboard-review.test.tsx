import type { StudyGoal } from '@capivira/core/goals/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { entry, nothingDone } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { never } from '../../test/server.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

const due = [entry({ cardsDue: 4 }), entry({ id: 4, materialId: 4, title: 'Mapas', cardsDue: 5 })]

/** The dashboard of somebody who has studied, with or without an answer about the goal. */
function openDashboard(goal: Partial<StudyGoal> | null, progress = due) {
  open('/dashboard', pupil(), {
    'GET /api/dashboard/student': {
      ...nothingDone,
      stats: { ...nothingDone.stats, totalCardsStudied: 9 },
      openAssignments: 1,
      progress,
    },
    'GET /api/my-assignments': [],
    'GET /api/goals': goal ? { dailyCards: 30, due: 0, daysAway: 0, comeback: null, ...goal } : never,
  })
}

const wayOf = (title: string, label: string) =>
  within(screen.getByRole('region', { name: title }))
    .getByRole('link', { name: label })
    .getAttribute('href')

test('what is due stands above figures, tasks and materials, before the goal is known', async () => {
  openDashboard(null)
  const review = await screen.findByRole('region', { name: '9 cards pedem revisão' })
  expect(wayOf('9 cards pedem revisão', 'Revisar agora')).toBe('/study-today')
  for (const after of [screen.getByRole('region', { name: 'Seus números' }), screen.getByText('Para estudar')])
    expect(review.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('of many, the fifteen most likely forgotten are offered', async () => {
  openDashboard({ due: 87 })
  expect(await screen.findByRole('region', { name: '87 cards pedem revisão' })).toBeTruthy()
  expect(wayOf('87 cards pedem revisão', 'Hoje só 15')).toBe('/study-today?most=15')
})

test('after days away a gentle way in stands in its place', async () => {
  openDashboard({ due: 87, daysAway: 5, comeback: 20 })
  await screen.findByRole('region', { name: 'Que bom ter você de volta!' })
  expect(wayOf('Que bom ter você de volta!', 'Recomeçar')).toBe('/study-today')
  expect(screen.queryByText(/pedem revisão/)).toBeNull()
})

test('where nothing is due nothing is said of it', async () => {
  openDashboard({ due: 0 }, [entry()])
  expect(await screen.findByText('Faltam 30 cards para a sua meta.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/revisão/)).toBeNull())
})
