import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'
import type { Server } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

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

test('what waits for a review keeps its place while the materials are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<object[]>()
  open('/', teacher(), {
    'GET /api/dashboard/teacher': { totalStudents: 31, activeMaterials: 4, engagement: 62, subjects: [subject] },
    'GET /api/teacher/materials': () => promise,
    'GET /api/subjects': [],
  })
  const figures = await screen.findByRole('region', { name: 'Seus números' })
  expect(figures.nextElementSibling?.getAttribute('aria-hidden')).toBe('true')
  resolve([material({ suggestedCount: 2, inReview: { cards: true, questions: false, words: false } })])
  const heading = await screen.findByRole('heading', { name: '2 itens esperam a sua revisão' })
  expect(figures.nextElementSibling?.contains(heading)).toBe(true)
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

test('three steps lead to the first class that studies: the next has a button, the code is in the last', async () => {
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
})

const anySteps = () => screen.queryByRole('region', { name: /3 passos|Pronto/ })

test('who closes the steps sees them no more, the next time neither', async () => {
  localStorage.clear()
  const answers = { ...begun, 'GET /api/dashboard/teacher': nobody, 'GET /api/classes': [turma] }
  open('/', teacher(), answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Fechar os primeiros passos' }))
  expect(anySteps()).toBeNull()
  cleanup()
  const server = open('/', teacher(), answers)
  await isDrawn(server)
  expect(anySteps()).toBeNull()
})

test.each([
  ['pupils are in a class', 0, [{ ...turma, membersCount: 3 }]],
  ['pupils study without a class', 40, [turma]],
  [
    'only a class of last year had pupils',
    0,
    [turma, { ...turma, id: 3, membersCount: 20, archivedAt: '2025-12-10T12:00:00.000Z' }],
  ],
])('no steps are shown where %s', async (_, engagement, classes) => {
  localStorage.clear()
  const server = open('/', teacher(), {
    ...begun,
    'GET /api/dashboard/teacher': { ...nobody, engagement },
    'GET /api/classes': classes,
  })
  await isDrawn(server)
  expect(anySteps()).toBeNull()
})

/** Waits until all that the steps are made of has come and is on screen. */
async function isDrawn(server: Server) {
  expect(await screen.findByText('Geografia')).toBeTruthy()
  for (const path of ['/api/dashboard/teacher', '/api/teacher/materials', '/api/classes'])
    await waitFor(() => expect(server.asked.map(asked => asked.path)).toContain(path))
  // What has come by then is drawn in the turns after.
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve))
  })
}

test('pupils coming in while the steps are on screen are told of at the end of the way', async () => {
  localStorage.clear()
  const answers = { ...begun, 'GET /api/dashboard/teacher': nobody }
  stopClock()
  const server = open('/', teacher(), { ...answers, 'GET /api/classes': [turma] })
  await arrive(anySteps)
  server.change({ ...answers, 'GET /api/classes': [{ ...turma, membersCount: 1 }] })
  await pass(11_000)
  await arrive(() => screen.queryByRole('region', { name: 'Pronto: sua turma já pode estudar!' }))
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
