import type { Subject } from '@capivira/core/materials/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { clearToasts, open, shownToast } from '../../test/screen.tsx'
import { type Answers, never, refusal } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())

const subject = (id: number, name: string, changes: Partial<Subject> = {}): Subject => ({
  id,
  name,
  description: null,
  teacherId: teacher().id,
  teacher: { fullName: 'Pessoa da Escola', firstName: 'Pessoa' },
  materialsCount: 1,
  archivedAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  ...changes,
})

const geography = subject(7, 'Geografia', { description: 'Mapas e lugares', materialsCount: 3 })
const science = subject(8, 'Ciências')
const old = subject(9, 'Projetos', { archivedAt: '2026-03-02T12:00:00.000Z' })

async function openSubjects(more: Answers = {}, list: readonly Subject[] = [geography, science, old]) {
  const server = open('/subjects', teacher(), { 'GET /api/subjects': list, ...more })
  await screen.findByRole('heading', { name: 'Matérias', level: 1 })
  return server
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const names = () =>
  within(screen.getByRole('region', { name: 'Em uso' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('each subject with its description and how much it holds; those put away stand apart', async () => {
  await openSubjects()
  await screen.findByText('Mapas e lugares')
  expect(screen.getByText('3 materiais')).toBeTruthy()
  expect(names()).toEqual(['Geografia', 'Ciências'])
  expect(screen.getByText('Arquivadas (1)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver Geografia' }).getAttribute('href')).toBe('/material-view/7')
})

test('without any the screen says how to begin', async () => {
  await openSubjects({}, [])
  expect(await screen.findByText('Nenhuma matéria ainda')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Nova matéria' })).toBeTruthy()
})

test('a new one needs a name; what was refused stays typed, with the reason at its field', async () => {
  const sentence = 'Você já tem uma matéria chamada “Ciências”. Escolha outro nome, ou junte as duas.'
  const taken = () => Response.json({ message: sentence, errors: { name: sentence }, final: true }, { status: 409 })
  const server = await openSubjects({ 'POST /api/subjects': taken })
  await press('Nova matéria')
  await press('Criar matéria')
  expect(screen.getByText('Dê um nome à matéria')).toBeTruthy()
  expect(server.sentTo('POST /api/subjects')).toEqual([])
  const name = screen.getByRole('textbox', { name: /^Nome da matéria/ })
  fireEvent.input(name, { target: { value: 'Ciencias' } })
  await press('Criar matéria')
  expect(await screen.findByText(sentence, { selector: '[role=alert]' })).toBeTruthy()
  expect((name as HTMLInputElement).value).toBe('Ciencias')
  clearToasts()
  server.change({ 'POST /api/subjects': subject(10, 'Química') })
  fireEvent.input(name, { target: { value: 'Química' } })
  await press('Criar matéria')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('POST /api/subjects').at(-1)).toEqual({ name: 'Química', description: '' })
  expect(shownToast()?.title).toBe('Matéria criada')
})

test('name and description are changed in a window', async () => {
  const server = await openSubjects({ 'PATCH /api/subjects/7': geography })
  await press('Editar Geografia')
  const description = screen.getByRole('textbox', { name: 'Descrição' })
  expect((description as HTMLTextAreaElement).value).toBe('Mapas e lugares')
  fireEvent.input(description, { target: { value: 'Mapas' } })
  await press('Salvar')
  await waitFor(() =>
    expect(server.sentTo('PATCH /api/subjects/7')).toEqual([{ name: 'Geografia', description: 'Mapas' }]),
  )
})

test('one moves down at once, it is said where it stands, and the ends go no further', async () => {
  const server = await openSubjects({ 'PUT /api/subjects/order': never })
  await press('Subir Geografia')
  await press('Descer Geografia')
  expect(names()).toEqual(['Ciências', 'Geografia'])
  expect(server.sentTo('PUT /api/subjects/order')).toEqual([{ subjectIds: [8, 7, 9] }])
  expect(screen.getByText('Geografia: lugar 2 de 2')).toBeTruthy()
})

test('putting one away says first what pupils see; it can come back', async () => {
  const server = await openSubjects({
    'POST /api/subjects/7/archive': geography,
    'POST /api/subjects/9/archive': old,
  })
  await press('Arquivar Geografia')
  expect(screen.getByText(/O que estudaram continua guardado/)).toBeTruthy()
  await press('Arquivar')
  await waitFor(() => expect(server.sentTo('POST /api/subjects/7/archive')).toEqual([{ archived: true }]))
  fireEvent.click(screen.getByText('Arquivadas (1)'))
  await press('Trazer de volta Projetos')
  await waitFor(() => expect(server.sentTo('POST /api/subjects/9/archive')).toEqual([{ archived: false }]))
})

test('joining says what becomes of materials and progress, and asks with which', async () => {
  const server = await openSubjects({ 'POST /api/subjects/8/merge': geography })
  await press('Juntar Ciências a outra matéria')
  expect(screen.getByText(/com cards, quizzes e o progresso dos alunos/)).toBeTruthy()
  const into = screen.getByRole('combobox', { name: 'Com qual matéria?' })
  expect(
    within(into)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Geografia', 'Projetos (arquivada)'])
  await press('Juntar')
  await waitFor(() => expect(server.sentTo('POST /api/subjects/8/merge')).toEqual([{ into: 7 }]))
})

test('before deleting it is said what goes and what stays; a refusal says what failed', async () => {
  const server = await openSubjects({
    'GET /api/subjects/7/contents': { materials: 3, cards: 40, questions: 30, pupils: 12 },
    'DELETE /api/subjects/7': refusal(500, 'x'),
  })
  await press('Excluir Geografia')
  expect(
    await screen.findByText(
      /saem 3 materiais, 40 cards e 30 questões\. 12 alunos já estudaram esta matéria: o progresso/,
    ),
  ).toBeTruthy()
  await press('Excluir')
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Erro ao excluir' }))
  expect(server.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('while what it holds cannot be read nothing is deleted', async () => {
  const server = await openSubjects({ 'GET /api/subjects/7/contents': refusal(503, 'x') })
  await press('Excluir Geografia')
  expect(await screen.findByText(/nada será excluído agora/)).toBeTruthy()
  await press('Tentar de novo')
  expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(false)
})
