import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

beforeEach(() => sessionStorage.clear())

const subject = {
  id: 7,
  name: 'Geografia',
  description: 'Rios e mapas',
  teacherId: '00000000-0000-4000-8000-000000000001',
  teacher: { fullName: 'Pessoa da Escola', firstName: 'Pessoa' },
  materialsCount: 2,
  createdAt: '2026-03-02T12:30:00.000Z',
}

test('greets by the full name, with three figures, the form, what is recent, and the ways on', async () => {
  open('/', teacher(), {
    'GET /api/dashboard/teacher': { totalStudents: 31, activeMaterials: 4, engagement: 62, subjects: [subject] },
    'GET /api/teacher/materials': [],
    'GET /api/subjects': [],
  })
  expect(await screen.findByRole('heading', { name: 'Olá, Pessoa da Escola!' })).toBeTruthy()
  const figures = within(screen.getByRole('region', { name: 'Seus números' }))
  await waitFor(() => expect(figures.getByText('31')).toBeTruthy())
  for (const words of ['Alunos', '4', 'Materiais ativos', '62%']) expect(figures.getByText(words)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Enviar um PDF' })).toBeTruthy()
  const recent = within(screen.getByRole('region', { name: 'Materiais recentes' }))
  expect(recent.getByText('Geografia')).toBeTruthy()
  expect(recent.getByText('Rios e mapas')).toBeTruthy()
  expect(recent.getByText(/criada em 02\/03\/2026,? (às )?09:30$/)).toBeTruthy()
  expect(recent.getByRole('link', { name: 'Ver Geografia' }).getAttribute('href')).toBe('/material-view/7')
  expect(recent.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/manage-materials')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Relatórios' }).getAttribute('href')).toBe('/reports')
})

test('with nothing sent yet there is no way to a list of nothing', async () => {
  open('/', teacher(), {
    'GET /api/dashboard/teacher': { totalStudents: 0, activeMaterials: 0, engagement: 0, subjects: [] },
    'GET /api/teacher/materials': [],
    'GET /api/subjects': [],
  })
  const recent = within(await screen.findByRole('region', { name: 'Materiais recentes' }))
  expect(await recent.findByText('Nenhum material ainda')).toBeTruthy()
  expect(recent.queryByRole('link', { name: 'Ver todos' })).toBeNull()
})

const turma = {
  id: 4,
  name: '7º A',
  note: null,
  joinCode: 'KM4RTW',
  membersCount: 0,
  subjectsCount: 0,
  openAssignmentsCount: 0,
  quietHours: null,
  archivedAt: null,
  createdAt: '2026-03-02T12:30:00.000Z',
}
const nobody = { totalStudents: 0, activeMaterials: 1, engagement: 0, subjects: [subject] }
const begun = { 'GET /api/subjects': [], 'GET /api/teacher/materials': [material()] }

test('three steps lead to the first class that studies: the next one has a button, the code stands in the last', async () => {
  localStorage.clear()
  open('/', teacher(), { ...begun, 'GET /api/dashboard/teacher': nobody, 'GET /api/classes': [turma] })
  const way = within(await screen.findByRole('region', { name: 'Sua primeira turma estudando em 3 passos' }))
  expect(way.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Envie um material (feito)',
    'Crie uma turma (feito)',
    '3Mostre o código aos alunos',
  ])
  expect(way.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mostrar o código', '/classes/4'],
  ])
  expect(way.getByText('KM4-RTW')).toBeTruthy()
  fireEvent.click(way.getByRole('button', { name: 'Fechar os primeiros passos' }))
  expect(screen.queryByRole('region', { name: /3 passos/ })).toBeNull()
})

test('who has gone the way, closed it, or whose pupils study without a class, is shown no steps', async () => {
  localStorage.clear()
  for (const [engagement, membersCount] of [
    [0, 3],
    [40, 0],
  ]) {
    open('/', teacher(), {
      ...begun,
      'GET /api/dashboard/teacher': { ...nobody, engagement },
      'GET /api/classes': [{ ...turma, membersCount }],
    })
    expect(await screen.findByText('Geografia')).toBeTruthy()
    await waitFor(() => expect(screen.getByText(`${engagement}%`)).toBeTruthy())
    expect(screen.queryByRole('region', { name: /3 passos|Pronto/ })).toBeNull()
    cleanup()
  }
})

test('of many subjects the six newest are shown', async () => {
  const subjects = Array.from({ length: 9 }, (_, place) => ({
    ...subject,
    id: place + 1,
    name: `Matéria ${place + 1}`,
  }))
  open('/', teacher(), {
    'GET /api/dashboard/teacher': { totalStudents: 31, activeMaterials: 18, engagement: 62, subjects },
    'GET /api/teacher/materials': [],
    'GET /api/subjects': [],
  })
  const recent = within(await screen.findByRole('region', { name: 'Materiais recentes' }))
  await recent.findByText('Matéria 1')
  expect(recent.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4, 5, 6].map(place => `Matéria ${place}`),
  )
})
