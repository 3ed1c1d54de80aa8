import type { ClassMember, SchoolClass } from '@capivira/core/classes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const turma: SchoolClass = {
  id: 4,
  name: '6º A',
  note: 'Manhã',
  joinCode: 'ABC234',
  membersCount: 2,
  subjectsCount: 0,
  openAssignmentsCount: 0,
  quietHours: null,
  archivedAt: null,
  createdAt: '2026-03-02T12:00:00.000Z',
}
const member = (id: number, fullName: string): ClassMember => ({
  userId: `00000000-0000-4000-8000-0000000000${id}`,
  fullName,
  joinedAt: '2026-03-02T12:00:00.000Z',
  lastStudied: null,
})
const [ana, bia] = [member(11, 'Ana do 6º A'), member(12, 'Bia do 6º A')]
const members = 'GET /api/classes/4/members'

const openClass = (answers = {}) =>
  open('/classes/4', teacher(), { 'GET /api/classes/4': turma, [members]: [ana, bia], ...answers })

async function remove(name: string) {
  const button = await screen.findByRole('button', { name: `Remover ${name} da turma` })
  button.focus()
  fireEvent.click(button)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remover da turma?' }))
  expect(dialog.getByText(new RegExp(`^${name} deixa de ver as tarefas`))).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Remover' }))
}

test('the roster leads to each pupil; one who is removed leaves it, and the focus goes to who took the place', async () => {
  const address = `DELETE /api/classes/4/members/${ana.userId}`
  const server = openClass({ [address]: { message: 'Aluno removido' } })
  const link = await screen.findByRole('link', { name: /^Ana do 6º A/ })
  expect(link.getAttribute('href')).toBe(`/student-progress/${ana.userId}`)
  expect(link.textContent).toContain('Ainda não estudou seus materiais')
  server.change({ [members]: [bia] })
  await remove('Ana do 6º A')
  await waitFor(() => expect(screen.queryByText('Ana do 6º A')).toBeNull())
  expect(server.sentTo(address)).toHaveLength(1)
  expect(shownToast()?.title).toBe('Aluno removido da turma')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Bia do 6º A').closest('li')))
})

test('who could not be removed stays, and it is told', async () => {
  openClass({ [`DELETE /api/classes/4/members/${ana.userId}`]: refusal(500, 'Algo deu errado.') })
  await remove('Ana do 6º A')
  await waitFor(() => expect(shownToast()?.variant).toBe('destructive'))
  expect(screen.getByRole('link', { name: /^Ana do 6º A/ })).toBeTruthy()
})

test('a class without pupils says how they come in', async () => {
  openClass({ [members]: [] })
  expect(await screen.findByText('Ainda não há alunos')).toBeTruthy()
  expect(screen.getByText(/Mostre o código ou o QR code em sala/)).toBeTruthy()
})

test('a long roster can be searched, whatever the accents', async () => {
  const many = Array.from({ length: 20 }, (_, place) => member(20 + place, `Aluno ${place}`))
  openClass({ [members]: [...many, member(60, 'Conceição')] })
  fireEvent.change(await screen.findByLabelText('Buscar aluno'), { target: { value: 'conceicao' } })
  expect(screen.getByText('1 aluno combina com “conceicao”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Conceição/ })).toBeTruthy()
  expect(screen.queryByText('Aluno 3')).toBeNull()
})

test('a class of somebody else is not found', async () => {
  openClass({ 'GET /api/classes/4': refusal(404, 'Não encontramos o que você procura.') })
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
})
