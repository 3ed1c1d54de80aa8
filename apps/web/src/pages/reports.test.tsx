import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const day = '2026-03-02'
const nothing = {
  from: day,
  to: day,
  totals: { pupils: 0, activePupils: 0, reviews: 0, quizzes: 0, quizAccuracy: null },
  activity: [{ day, pupils: 0, reviews: 0, quizzes: 0 }],
  subjects: [{ subjectId: 7, name: 'Geografia', pupils: 0, cards: 0, retention: null, quizAccuracy: null }],
  forecast: [{ day, retention: null, due: 0 }],
  scores: [{ from: 0, to: 9, quizzes: 0 }],
}

test('a period in which nobody studied is told in sentences, without empty charts and tables', async () => {
  open(`/reports?de=${day}&ate=${day}`, teacher(), {
    'GET /api/classes': [],
    [`GET /api/reports?from=${day}&to=${day}`]: nothing,
  })
  const activity = within(await screen.findByRole('region', { name: 'Atividade por dia' }))
  expect(activity.getByText('Ninguém estudou neste período.')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('Nenhum quiz foi feito neste período.')).toBeTruthy())
  expect(screen.getAllByText(/^Aparece quando os alunos/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Ver tabela' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})
