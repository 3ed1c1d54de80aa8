import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const day = '2026-03-02'
const nothing = {
  from: day,
  to: day,
  totals: { pupils: 0, activePupils: 0, openedOnly: 0, reviews: 0, quizzes: 0, games: 0, quizAccuracy: null },
  activity: [{ day, pupils: 0, reviews: 0, quizzes: 0, games: 0 }],
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

const turma = {
  id: 4,
  name: '7º A',
  note: null,
  joinCode: 'KM4RTW',
  membersCount: 20,
  subjectsCount: 0,
  openAssignmentsCount: 0,
  quietHours: null,
  archivedAt: null,
  createdAt: '2026-03-02T12:30:00.000Z',
}

test('it opens on the class that is chosen where progress is looked at, and says which', async () => {
  localStorage.clear()
  const classes = { 'GET /api/classes': [turma, { ...turma, id: 5, name: '8º B', membersCount: 0 }] }
  const report = (id: number) => `GET /api/reports?classId=${id}&from=${day}&to=${day}`
  const answers = { ...classes, [report(4)]: nothing, [report(5)]: nothing }
  const server = open(`/reports?de=${day}&ate=${day}`, teacher(), answers)
  expect(await screen.findByText('7º A', { selector: 'strong' })).toBeTruthy()
  await waitFor(() => expect(server.sentTo(report(4))).toHaveLength(1))
  expect(server.asked.filter(({ path }) => path.startsWith('/api/reports'))).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Turma'), { target: { value: '5' } })
  expect(await screen.findByText('8º B', { selector: 'strong' })).toBeTruthy()
  cleanup()
  open('/student-progress', teacher(), classes)
  expect(await screen.findByText('8º B', { selector: 'strong' })).toBeTruthy()
})

test.each([
  [0, 2, 'Ninguém estudou neste período. 2 alunos abriram cards sem avaliar nenhum nem fazer quiz ou jogo.'],
  [1, 1, 'Houve estudo em 1 dia de 1. Além disso, 1 aluno abriu cards sem avaliar nenhum nem fazer quiz ou jogo.'],
  [3, 0, 'Houve estudo em 1 dia de 1.'],
])('of %i who studied and %i who only opened cards it speaks in different words', async (active, opened, sentence) => {
  open(`/reports?de=${day}&ate=${day}`, teacher(), {
    'GET /api/classes': [],
    [`GET /api/reports?from=${day}&to=${day}`]: {
      ...nothing,
      totals: { ...nothing.totals, pupils: 23, activePupils: active, openedOnly: opened },
      activity: [{ day, pupils: active, reviews: active, quizzes: 0, games: 0 }],
    },
  })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText(`${active}/23`)).toBeTruthy()
})

test('a period of study is drawn, each chart with its table a click away', async () => {
  open(`/reports?de=${day}&ate=${day}`, teacher(), {
    'GET /api/classes': [],
    [`GET /api/reports?from=${day}&to=${day}`]: {
      ...nothing,
      totals: { pupils: 20, activePupils: 12, openedOnly: 0, reviews: 340, quizzes: 9, games: 0, quizAccuracy: 70 },
      activity: [{ day, pupils: 12, reviews: 340, quizzes: 9, games: 0 }],
      subjects: [{ subjectId: 7, name: 'Geografia', pupils: 12, cards: 80, retention: 88, quizAccuracy: null }],
      forecast: [{ day, retention: 88, due: 31 }],
      scores: [{ from: 0, to: 9, quizzes: 9 }],
    },
  })
  const activity = await screen.findByRole('region', { name: 'Atividade por dia' })
  const [bars, line] = activity.querySelectorAll('svg[viewBox="0 0 1 100"] path')
  expect(bars?.getAttribute('d')).toBe('M0.44 100V15h0.13V100z')
  expect(line?.getAttribute('d')).toBe('M0.5 20')
  expect(within(activity).getByText('Alunos (à direita)')).toBeTruthy()
  const subjects = within(screen.getByRole('region', { name: 'Domínio por matéria' }))
  expect(subjects.getAllByText('88%').length).toBeGreaterThan(1)
  const show = within(activity).getByRole('button', { name: 'Ver tabela' })
  expect(show.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(show)
  const table = within(within(activity).getByRole('table'))
  expect(table.getByRole('columnheader', { name: 'Cards avaliados' })).toBeTruthy()
  expect(table.getByRole('cell', { name: '340' })).toBeTruthy()
})

test('a report that cannot be made says so in our words, not the failure’s, and can be asked for again', async () => {
  const address = `GET /api/reports?from=${day}&to=${day}`
  const server = open(`/reports?de=${day}&ate=${day}`, teacher(), {
    'GET /api/classes': [],
    [address]: refusal(500, 'relation "review" does not exist'),
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Algo deu errado do nosso lado. Tente de novo em instantes.')
  expect(document.body.textContent).not.toContain('relation')
  server.change({ [address]: nothing })
  fireEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Ninguém estudou neste período.')).toBeTruthy()
})
