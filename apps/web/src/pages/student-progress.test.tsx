import type { SchoolClass } from '@capivira/core/classes/contract'
import type { PupilRow } from '@capivira/core/reports/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

beforeEach(() => localStorage.clear())

const turma = (id: number, name: string, changes: Partial<SchoolClass> = {}): SchoolClass => ({
  id,
  name,
  note: null,
  joinCode: 'ABC234',
  membersCount: 2,
  subjectsCount: 0,
  openAssignmentsCount: 0,
  quietHours: null,
  archivedAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  ...changes,
})
const [newest, sixth, seventh] = [turma(9, 'Reforço', { membersCount: 0 }), turma(4, '6º A'), turma(3, '7º B')]
const old = turma(2, '5º C', { archivedAt: '2025-12-10T12:00:00.000Z' })

const row = (id: number, fullName: string): PupilRow => ({
  userId: `00000000-0000-4000-8000-0000000000${id}`,
  fullName,
  streak: 0,
  cardsStudied: 3,
  retention: 90,
  quizAccuracy: null,
  quizzes: 0,
  lastStudied: null,
})
const asked = (classId: string, search = '') =>
  `GET /api/teacher/pupils?${classId && `classId=${classId}&`}${search && `search=${search}&`}` +
  'sort=name&direction=asc&page=1'
const page = (...pupils: PupilRow[]) => ({ pupils, total: pupils.length, page: 1, pageSize: 50 })

/** Everybody of the school, and two of them in each class. */
const answers = {
  'GET /api/classes': [newest, sixth, seventh, old],
  [asked('')]: page(row(11, 'Ana do 6º A'), row(12, 'Bia do 7º B'), row(13, 'Cora de outra escola')),
  [asked('4')]: page(row(11, 'Ana do 6º A')),
  [asked('3')]: page(row(12, 'Bia do 7º B')),
}

const choice = () => screen.getByLabelText<HTMLSelectElement>('Turma')
const shown = (name: string) => screen.findAllByRole('link', { name })

test('opens on the first active turma that has pupils, and never asks for the whole school', async () => {
  const server = open('/student-progress', teacher(), answers)
  await shown('Ana do 6º A')
  expect(choice().selectedOptions[0]?.textContent).toBe('6º A')
  expect(screen.queryByText('Bia do 7º B')).toBeNull()
  expect(server.asked.filter(({ path }) => path.startsWith('/api/teacher/pupils'))).toHaveLength(1)
})

test('all pupils are one choice away, which the address keeps', async () => {
  open('/student-progress', teacher(), answers)
  await shown('Ana do 6º A')
  fireEvent.change(choice(), { target: { value: '' } })
  await shown('Cora de outra escola')
  expect(choice().selectedOptions[0]?.textContent).toBe('Todos os alunos')
  expect(location.search).toBe('?turma=todos')
})

test.each([
  ['a turma', '3', 'Bia do 7º B'],
  ['all pupils', '', 'Cora de outra escola'],
])('%s chosen last is shown the next time, to the same teacher alone', async (_, value, name) => {
  open('/student-progress', teacher(), answers)
  await shown('Ana do 6º A')
  fireEvent.change(choice(), { target: { value } })
  await shown(name)
  cleanup()

  open('/student-progress', teacher(), answers)
  await shown(name)
  expect(choice().value).toBe(value)
  cleanup()

  open('/student-progress', teacher({ id: '00000000-0000-4000-8000-000000000002' }), answers)
  await shown('Ana do 6º A')
})

test('the turma of a link is shown, and remembered as one chosen', async () => {
  open('/student-progress?turma=3', teacher(), answers)
  await shown('Bia do 7º B')
  cleanup()
  open('/student-progress', teacher(), answers)
  await shown('Bia do 7º B')
})

test('a turma that was archived or deleted since is not the one to begin with', async () => {
  open('/student-progress?turma=3', teacher(), answers)
  await shown('Bia do 7º B')
  cleanup()
  open('/student-progress', teacher(), {
    ...answers,
    'GET /api/classes': [sixth, { ...seventh, archivedAt: old.archivedAt }],
  })
  await shown('Ana do 6º A')
})

test.each([
  ['no turma', []],
  ['only turmas that are archived or without pupils', [newest, old]],
])('a teacher with %s sees all pupils', async (_, classes) => {
  open('/student-progress', teacher(), { ...answers, 'GET /api/classes': classes })
  await shown('Cora de outra escola')
  expect(choice().selectedOptions[0]?.textContent).toBe('Todos os alunos')
})

test('who is not found in a turma can be looked for among all pupils', async () => {
  open('/student-progress?turma=4&busca=cora', teacher(), {
    ...answers,
    [asked('4', 'cora')]: page(),
    [asked('', 'cora')]: page(row(13, 'Cora de outra escola')),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Buscar em todos os alunos' }))
  await shown('Cora de outra escola')
  await waitFor(() => expect(choice().value).toBe(''))
})

test('a turma without pupils leads to its code', async () => {
  open('/student-progress?turma=9', teacher(), { ...answers, [asked('9')]: page() })
  const link = await screen.findByRole('link', { name: 'Ver a turma' })
  expect(link.getAttribute('href')).toBe('/classes/9')
})
