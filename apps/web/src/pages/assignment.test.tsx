import type { AssignmentReport } from '@capivira/core/classes/assignment-contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const report: AssignmentReport = {
  assignment: {
    id: 9,
    classId: 4,
    materialId: 3,
    title: 'Rios do Brasil',
    subject: 'Geografia',
    withCards: true,
    withQuiz: true,
    note: 'Tragam dúvidas na sexta.',
    dueDay: '2026-03-06',
    createdAt: '2026-03-02T12:00:00.000Z',
    doneCount: 1,
    membersCount: 2,
    blocked: null,
  },
  pupils: [
    {
      userId: '00000000-0000-4000-8000-000000000011',
      fullName: 'Ana do 6º A',
      state: 'done',
      doneAt: '2026-03-04T12:00:00.000Z',
      cardsDone: 45,
      cardsTotal: 40,
      quizPercentage: 80,
    },
    {
      userId: '00000000-0000-4000-8000-000000000012',
      fullName: 'Bia do 6º A',
      state: 'late',
      doneAt: null,
      cardsDone: 3,
      cardsTotal: 40,
      quizPercentage: null,
    },
  ],
}

const openAssignment = (answers = {}) =>
  open('/assignments/9', teacher(), { 'GET /api/assignments/9': report, ...answers })

test('each pupil with how far they are, and how many are done', async () => {
  openAssignment()
  const ana = within(await screen.findByRole('row', { name: /^Ana do 6º A/ }))
  expect(ana.getByText('40/40')).toBeTruthy()
  expect(ana.getByText('80%')).toBeTruthy()
  const bia = within(screen.getByRole('row', { name: /^Bia do 6º A/ }))
  expect(bia.getByText('3/40')).toBeTruthy()
  expect(bia.getAllByText('—').length).toBe(2)
  expect(screen.getByText(/de 2 alunos fez a tarefa/).textContent).toBe('1 de 2 alunos fez a tarefa.')
  expect(screen.getByText('Tragam dúvidas na sexta.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Turma' }).getAttribute('href')).toBe('/classes/4')
})

test('where letters are too large for a table, the same stands in a list', async () => {
  openAssignment()
  const links = await screen.findAllByRole('link', { name: 'Bia do 6º A' })
  const [bia] = links.flatMap(link => link.closest('li') ?? [])
  expect(bia?.textContent).toBe('Bia do 6º AAtrasadaCards 3/40Quiz —')
})

test('what was not asked for has no column', async () => {
  openAssignment({
    'GET /api/assignments/9': { ...report, assignment: { ...report.assignment, withQuiz: false } },
  })
  await screen.findByRole('row', { name: /^Ana do 6º A/ })
  expect(screen.queryByRole('columnheader', { name: 'Quiz' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Cards' })).toBeTruthy()
})

test('an assignment is withdrawn after a question, and leads back to its class', async () => {
  const server = openAssignment({ 'DELETE /api/assignments/9': { message: 'Tarefa retirada' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirar a tarefa?' }))
  expect(dialog.getByText(/O que os alunos estudaram continua guardado/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(location.pathname).toBe('/classes/4'))
  expect(server.sentTo('DELETE /api/assignments/9')).toHaveLength(1)
  expect(shownToast()?.title).toBe('Tarefa retirada')
})

test('one that could not be withdrawn stays, and it is told', async () => {
  openAssignment({ 'DELETE /api/assignments/9': refusal(500, 'Algo deu errado.') })
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(shownToast()?.variant).toBe('destructive'))
  expect(location.pathname).toBe('/assignments/9')
})

test('a class without pupils says so', async () => {
  openAssignment({ 'GET /api/assignments/9': { ...report, pupils: [] } })
  expect(await screen.findByText('Ainda não há alunos nesta turma.')).toBeTruthy()
})

test('one that nobody can do any more says so, and what to do', async () => {
  openAssignment({
    'GET /api/assignments/9': { ...report, assignment: { ...report.assignment, withQuiz: false, blocked: 'empty' } },
  })
  expect(
    await screen.findByText(
      'Ninguém mais consegue fazer esta tarefa: o material não tem mais cards à mostra. Mostre itens de novo ou ' +
        'retire a tarefa.',
    ),
  ).toBeTruthy()
})
