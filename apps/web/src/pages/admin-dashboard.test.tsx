import type { AdminDashboard } from '@capivira/core/admin/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { admin, pupil } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { type Answers, refusal } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())

const other = '00000000-0000-4000-8000-000000000005'
const counts = { users: 2, subjects: 1, materials: 1, flipCards: 120, quizzes: 1 }
const dashboard: AdminDashboard = {
  counts: { ...counts, students: 1, teachers: 0, admins: 1 },
  found: counts,
  users: [
    { ...pupil({ id: other, fullName: 'Aluno do 6º ano' }), lockedAt: null, materialsCount: 0 },
    {
      ...admin({ id: '00000000-0000-4000-8000-000000000006', fullName: 'Outra direção' }),
      lockedAt: null,
      materialsCount: 0,
    },
  ],
  subjects: [
    {
      id: 7,
      name: 'Geografia',
      description: null,
      teacherId: other,
      teacher: { fullName: 'Professora', firstName: 'Professora' },
      materialsCount: 1,
      archivedAt: null,
      createdAt: '2026-03-02T12:00:00.000Z',
    },
  ],
  materials: [{ ...material(), pdfBytes: 1024 }],
  flipCards: [],
  quizzes: [],
  warnings: [],
}

async function openAdmin(address = '/admin', more: Answers = {}) {
  const server = open(address, admin(), { 'GET /api/admin/dashboard': dashboard, ...more })
  await screen.findByText('Usuários (2)')
  return server
}

test('four counts, a search and five tabs', async () => {
  await openAdmin()
  const figures = within(screen.getByRole('region', { name: 'Quanto há na escola' }))
  expect(figures.getAllByText(/^(Usuários|Matérias|Materiais|Flip cards)$/)).toHaveLength(4)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Usuários (2)',
    'Matérias (1)',
    'Materiais (1)',
    'Flip cards (120)',
    'Quizzes (1)',
  ])
  expect(screen.getByLabelText('Buscar em tudo')).toBeTruthy()
})

test('what is not safe about the installation stands above the lists, and nothing where all is well', async () => {
  await openAdmin()
  expect(screen.queryByRole('region', { name: /avisos? sobre a instalação/i })).toBeNull()
})

test('warnings are told as they are', async () => {
  await openAdmin('/admin', { 'GET /api/admin/dashboard': { ...dashboard, warnings: ['O site é aberto por http.'] } })
  const warnings = within(screen.getByRole('region', { name: 'Um aviso sobre a instalação' }))
  expect(warnings.getByText('O site é aberto por http.')).toBeTruthy()
})

test('greets who signed in; the search asks the server for everything that has the word, in all tabs', async () => {
  const found = { ...counts, users: 0, subjects: 1, materials: 0, flipCards: 3, quizzes: 0 }
  const server = await openAdmin('/admin', {
    'GET /api/admin/dashboard?search=geo': { ...dashboard, found, users: [], materials: [] },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Olá, Pessoa!' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Sair' }).length).toBeGreaterThan(0)
  fireEvent.input(screen.getByLabelText('Buscar em tudo'), { target: { value: 'geo' } })
  await waitFor(() => expect(server.sentTo('GET /api/admin/dashboard?search=geo')).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Usuários (0)',
      'Matérias (1)',
      'Materiais (0)',
      'Flip cards (3)',
      'Quizzes (0)',
    ]),
  )
  expect(location.search).toBe('?busca=geo')
})

test('administrators cannot be deleted here, others can', async () => {
  await openAdmin()
  expect(screen.getByRole('button', { name: 'Excluir Aluno do 6º ano' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Excluir Outra direção' })).toBeNull()
})

test.each([
  ['/admin', `DELETE /api/admin/users/${other}`, 'Excluir Aluno do 6º ano', 'Usuário excluído com sucesso'],
  ['/admin?aba=materias', 'DELETE /api/admin/subjects/7', 'Excluir Geografia', 'Matéria excluída com sucesso'],
  ['/admin?aba=materiais', 'DELETE /api/admin/materials/3', 'Excluir Rios do Brasil', 'Material excluído com sucesso'],
])('at %s deleting asks first, then tells what is gone', async (address, call, name, message) => {
  const server = await openAdmin(address, { [call]: { message } })
  fireEvent.click(screen.getByRole('button', { name }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('Tem certeza que deseja excluir')
  expect(server.sentTo(call)).toEqual([])
  await act(async () => within(question).getByRole('button', { name: 'Excluir' }).click())
  await waitFor(() => expect(shownToast()).toMatchObject({ title: message }))
})

test('a refused act tells why', async () => {
  const call = `DELETE /api/admin/users/${other}`
  await openAdmin('/admin', { [call]: refusal(409, 'Administradores não podem ser excluídos') })
  fireEvent.click(screen.getByRole('button', { name: 'Excluir Aluno do 6º ano' }))
  const question = await screen.findByRole('alertdialog')
  await act(async () => within(question).getByRole('button', { name: 'Excluir' }).click())
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Erro', description: 'Administradores não podem ser excluídos' }),
  )
})

test('a material is edited in a window that cannot be saved while the title is blank', async () => {
  const message = 'Material atualizado com sucesso'
  const server = await openAdmin('/admin?aba=materiais', { 'PUT /api/admin/materials/3': { ...material(), message } })
  fireEvent.click(screen.getByRole('button', { name: 'Editar Rios do Brasil' }))
  const window = within(await screen.findByRole('dialog', { name: 'Editar material' }))
  const save = window.getByRole('button', { name: 'Salvar' })
  const type = (label: string, value: string) => fireEvent.input(window.getByLabelText(label), { target: { value } })
  expect(save).toHaveProperty('disabled', false)
  type('Título', '   ')
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  type('Título', 'Rios e bacias')
  type('Descrição', 'Do Norte ao Sul')
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  fireEvent.click(save)
  await waitFor(() => expect(shownToast()).toMatchObject({ title: message }))
  expect(server.sentTo('PUT /api/admin/materials/3')).toEqual([
    { title: 'Rios e bacias', description: 'Do Norte ao Sul' },
  ])
})

test('of more than 50 cards the newest are shown, with a notice', async () => {
  const card = {
    id: 1,
    question: 'Qual é o maior rio?',
    answer: 'O Amazonas',
    category: null,
    difficulty: 'médio',
    materialId: 3,
    material: { title: 'Rios do Brasil' },
    createdAt: '2026-03-02T12:00:00.000Z',
  }
  await openAdmin('/admin?aba=cards', { 'GET /api/admin/dashboard': { ...dashboard, flipCards: [card] } })
  expect(screen.getByText('Aqui aparecem os 50 cards mais novos. Use a busca para achar os outros.')).toBeTruthy()
})

test('what was typed for a new account survives, without a password', async () => {
  await openAdmin()
  fireEvent.click(screen.getByRole('button', { name: 'Criar usuário' }))
  const window = within(await screen.findByRole('dialog', { name: 'Criar usuário' }))
  fireEvent.input(await window.findByLabelText('Nome completo'), { target: { value: 'Aluna nova' } })
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Aluna nova'))
  expect(Object.keys(JSON.parse(Object.values({ ...sessionStorage })[0] ?? '{}').value)).toEqual([
    'fullName',
    'email',
    'phone',
    'userType',
  ])
})
