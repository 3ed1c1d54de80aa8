import type { ClassMember, SchoolClass } from '@capivira/core/classes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
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

test('the roster leads to each pupil; one removed leaves it, and the focus goes to who took the place', async () => {
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
  expect(await screen.findByRole('link', { name: /^Ana do 6º A/ })).toBeTruthy()
})

test('a class without a name is not sent', async () => {
  const server = openClass()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  fireEvent.input(await screen.findByLabelText('Nome da turma'), { target: { value: '  ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Dê um nome à turma')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Nome da turma'), { target: { value: '6º B' } })
  expect(screen.queryByText('Dê um nome à turma')).toBeNull()
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('who comes in while the roster is open is counted at once', async () => {
  openClass({ 'GET /api/classes/4': { ...turma, membersCount: 1 } })
  expect(await screen.findByRole('tab', { name: 'Alunos (2)' })).toBeTruthy()
})

test('a task is said to be done by what it asks for', async () => {
  const reading = material({ id: 7, title: 'Rios', questionCount: 0, quizQuestionsCount: 0 })
  openClass({ 'GET /api/classes/4/assignments': [], 'GET /api/teacher/materials': [reading] })
  await screen.findByRole('tab', { name: 'Alunos (2)' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tarefas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Nova tarefa' }))
  await screen.findByText('A tarefa conta como feita quando o aluno avalia todos os cards, a partir de agora.')
})

test('who gives a task of a material that is still in review reads what is left out of it', async () => {
  const ready = material({ suggestedCount: 12, inReview: { cards: false, questions: true, words: true } })
  openClass({ 'GET /api/classes/4/assignments': [], 'GET /api/teacher/materials': [ready] })
  await screen.findByRole('tab', { name: 'Alunos (2)' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tarefas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Nova tarefa' }))
  expect(await screen.findByText(/^Há sugestões deste material à espera da sua revisão/)).toBeTruthy()
})

test('of words that wait nothing is said, as no task asks for them', async () => {
  const ready = material({ suggestedCount: 3, inReview: { cards: false, questions: false, words: true } })
  openClass({ 'GET /api/classes/4/assignments': [], 'GET /api/teacher/materials': [ready] })
  await screen.findByRole('tab', { name: 'Alunos (2)' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tarefas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Nova tarefa' }))
  await screen.findByText(/^A tarefa conta como feita/)
  expect(screen.queryByText(/à espera da sua revisão/)).toBeNull()
})

test('who has nothing but materials in review reads that, too', async () => {
  const inReview = { cards: true, questions: true, words: true }
  const held = material({ suggestedCount: 12, inReview, cardCount: 0, questionCount: 0 })
  openClass({ 'GET /api/classes/4/assignments': [], 'GET /api/teacher/materials': [held] })
  await screen.findByRole('tab', { name: 'Alunos (2)' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tarefas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Nova tarefa' }))
  expect(await screen.findByText(/^Seus materiais esperam a sua revisão/)).toBeTruthy()
})

test('a task that the class has is given again only to who sends it once more', async () => {
  const give = 'POST /api/classes/4/assignments'
  const dueDay = '2099-03-02'
  const given = {
    ...{ id: 9, classId: 4, materialId: 3, title: 'Plantas', subject: 'Ciências', note: null, dueDay },
    ...{ withCards: true, withQuiz: true, createdAt: turma.createdAt, doneCount: 0, membersCount: 2, blocked: null },
  }
  const ready = material({ id: 3, cardCount: 4, questionCount: 4 })
  const server = openClass({
    'GET /api/classes/4/assignments': [given],
    'GET /api/teacher/materials': [ready],
    [give]: { ...given, id: 10 },
  })
  await screen.findByRole('tab', { name: 'Alunos (2)' })
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tarefas' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Nova tarefa' }))
  const day = await screen.findByLabelText(/^Até o dia/)
  await screen.findByRole('option', { name: 'Rios do Brasil (Geografia)' })
  fireEvent.input(day, { target: { value: dueDay } })
  fireEvent.click(screen.getByRole('button', { name: 'Dar tarefa' }))
  expect(await screen.findByText(/^A turma já tem esta tarefa/)).toBeTruthy()
  expect(server.sentTo(give)).toHaveLength(0)
  fireEvent.input(day, { target: { value: '2099-03-03' } })
  expect(screen.queryByText(/^A turma já tem esta tarefa/)).toBeNull()
  fireEvent.input(day, { target: { value: dueDay } })
  fireEvent.click(screen.getByRole('button', { name: 'Dar outra igual' }))
  await waitFor(() => expect(server.sentTo(give)).toHaveLength(1))
})

test('a class without pupils says how they come in', async () => {
  openClass({ [members]: [] })
  expect(await screen.findByText('Ainda não há alunos')).toBeTruthy()
  expect(screen.getByText(/Mostre o código ou o QR code em sala/)).toBeTruthy()
})

test('a long roster can be searched, whatever the accents', async () => {
  const many = Array.from({ length: 20 }, (_, place) => member(20 + place, `Aluno ${place}`))
  openClass({ [members]: [...many, member(60, 'Conceição')] })
  fireEvent.input(await screen.findByLabelText('Buscar aluno'), { target: { value: 'conceicao' } })
  expect(screen.getByText('1 aluno combina com “conceicao”.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Conceição/ })).toBeTruthy()
  expect(screen.queryByText('Aluno 3')).toBeNull()
})

test('a class of somebody else is not found', async () => {
  openClass({ 'GET /api/classes/4': refusal(404, 'Não encontramos o que você procura.') })
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
})

test('hours without sounds that cannot be are told beside what is wrong, with the focus; nothing is sent', async () => {
  const address = 'PUT /api/classes/4/quiet-hours'
  const server = openClass({ [address]: turma })
  fireEvent.click(await screen.findByRole('button', { name: 'Escolher horário' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'])
    fireEvent.click(dialog.getByRole('checkbox', { name: `${day}-feira` }))
  fireEvent.input(dialog.getByLabelText('Às'), { target: { value: '06:00' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByRole('group', { name: 'Dias' }).getAttribute('aria-describedby')).toBe(
    dialog.getByText('Escolha pelo menos um dia').id,
  )
  expect(dialog.getByText('O fim vem depois do começo')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: 'Domingo' })))
  expect(server.sentTo(address)).toEqual([])

  fireEvent.click(dialog.getByRole('checkbox', { name: 'Sábado' }))
  fireEvent.input(dialog.getByLabelText('Às'), { target: { value: '11:30' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(server.sentTo(address)).toHaveLength(1))
  expect(server.sentTo(address)).toMatchObject([{ quietHours: { days: [6], from: '07:00', until: '11:30' } }])
})

test('pupils of one name are told apart where they are seen, heard and removed', async () => {
  const twin = (id: number, apart: string) => ({ ...member(id, 'Ana Silva'), apart })
  openClass({ [members]: [twin(31, 'entrou em 05/02/2026'), twin(32, 'entrou em 12/03/2026'), bia] })
  const remove = await screen.findByRole('button', { name: 'Remover Ana Silva, entrou em 12/03/2026' })
  expect(screen.getByRole('button', { name: 'Remover Bia do 6º A da turma' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Ana Silva entrou em 05\/02\/2026/ })).toBeTruthy()
  fireEvent.click(remove)
  expect(await screen.findByText(/^Ana Silva \(entrou em 12\/03\/2026\) deixa de ver as tarefas/)).toBeTruthy()
})
