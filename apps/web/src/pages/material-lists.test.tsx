import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entry, material, nothingDone } from '../../test/lesson.ts'
import { pupil, teacher } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.useRealTimers())

const subject = {
  id: 7,
  name: 'Geografia',
  description: 'Mapas e rios',
  teacherId: '00000000-0000-4000-8000-000000000002',
  teacher: { fullName: 'Professora de Geografia', firstName: 'Professora' },
  materialsCount: 1,
  createdAt: '2026-03-02T12:00:00.000Z',
}
const waiting = material({ id: 4, title: 'Clima', isProcessed: false, status: 'queued', quizId: null })
const withoutQuiz = material({ id: 5, title: 'Relevo', quizId: null, quizzesCount: 0, quizQuestionsCount: 0 })
const subjectAnswers = {
  'GET /api/subjects/7': subject,
  'GET /api/subjects/7/materials': [material(), waiting, withoutQuiz],
}

test('the quizzes of processed materials with questions, with level and time', async () => {
  const three = material({ id: 6, title: 'Mapas', quizQuestionsCount: 3, schoolLevel: 'Fundamental' })
  open('/quiz-list', pupil(), { 'GET /api/materials': [three, waiting, withoutQuiz] })
  const card = within((await screen.findByRole('heading', { name: 'Mapas' })).closest('li') ?? document.body)
  for (const words of ['3 questões', 'Fundamental', '5 minutos', 'Com Professora de Geografia'])
    expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Começar o quiz de Mapas' }).getAttribute('href')).toBe('/quiz/6')
  for (const title of ['Clima', 'Relevo']) expect(screen.queryByText(title)).toBeNull()
})

test('without any quiz the list says so', async () => {
  open('/quiz-list', pupil(), { 'GET /api/materials': [waiting, withoutQuiz] })
  expect(await screen.findByText('Nenhum quiz disponível')).toBeTruthy()
})

test('where all quizzes wait for their teachers the list says that', async () => {
  const inReview = { cards: true, questions: true, words: false }
  open('/quiz-list', pupil(), { 'GET /api/materials': [waiting, { ...withoutQuiz, inReview }] })
  expect(await screen.findByText(/^1 material que quem ensina ainda revisa/)).toBeTruthy()
})

test('a material of questions alone says so, and leads to no cards', async () => {
  open('/study-materials', pupil(), { 'GET /api/progress': [entry({ totalCards: 0, quizQuestionsCount: 3 })] })
  expect(await screen.findByText('Por enquanto, este material tem só o quiz.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Flip cards/ })).toBeNull()
})

test('what there is to study: percentage, cards left, studied of all, and the ways in', async () => {
  open('/study-materials', pupil(), { 'GET /api/progress': [entry()] })
  await screen.findByText('Rios do Brasil')
  expect(screen.getByText('50%').parentElement?.textContent).toBe('50% concluído · 1/2 cards')
  expect(screen.getByText('1 card restante')).toBeTruthy()
  expect(screen.getByText('Com Professora de Geografia')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Flip cards de Rios do Brasil' }).getAttribute('href')).toBe('/study/3')
  expect(screen.getByRole('link', { name: 'Quiz de Rios do Brasil' }).getAttribute('href')).toBe('/quiz/3')
})

test('while there is nothing to study the pupil waits for the teachers', async () => {
  open('/study-materials', pupil(), { 'GET /api/progress': [] })
  expect(await screen.findByText('Esperando os professores')).toBeTruthy()
  expect(screen.getByText(/^Ainda não há materiais para estudar/)).toBeTruthy()
})

test('what waits with the teachers is counted where there is nothing to study', async () => {
  open('/study-materials', pupil(), {
    'GET /api/progress': [],
    'GET /api/dashboard/student': { ...nothingDone, inReviewCount: 2 },
  })
  expect(await screen.findByText(/^2 materiais que quem ensina ainda revisa/)).toBeTruthy()
})

test('a pupil studies and is quizzed on what is processed, quizzed only where there is a quiz', async () => {
  open('/material-view/7', pupil(), subjectAnswers)
  await screen.findByText('Rios do Brasil')
  expect(await screen.findByText('Mapas e rios · Com Professora de Geografia')).toBeTruthy()
  const hrefs = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  expect(hrefs('Estudar Rios do Brasil')).toBe('/study/3')
  expect(hrefs('Quiz de Rios do Brasil')).toBe('/quiz/3')
  expect(hrefs('Estudar Relevo')).toBe('/study/5')
  expect(hrefs('Quiz de Relevo')).toBeUndefined()
  expect(hrefs('Estudar Clima')).toBeUndefined()
  expect(screen.queryByRole('button', { name: /^(Excluir|Reprocessar)/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/dashboard')
})

test('a teacher counts cards and questions, reads them, deletes and processes again', async () => {
  open('/material-view/7', teacher(), { ...subjectAnswers, 'GET /api/subjects': [] })
  const card = within((await screen.findByRole('heading', { name: 'Rios do Brasil' })).closest('li') ?? document.body)
  for (const words of ['2 flip cards', '2 questões']) expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Ver cards de Rios do Brasil' }).getAttribute('href')).toBe('/cards/3')
  expect(card.getByRole('link', { name: 'Ver questões de Rios do Brasil' }).getAttribute('href')).toBe('/quiz-view/3')
  expect(card.getByRole('button', { name: 'Excluir Rios do Brasil' })).toBeTruthy()
  expect(card.getByRole('button', { name: 'Reprocessar Rios do Brasil' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/')
})

test('a subject without materials says so', async () => {
  open('/material-view/7', pupil(), { ...subjectAnswers, 'GET /api/subjects/7/materials': [] })
  expect(await screen.findByText('Nenhum material encontrado')).toBeTruthy()
})

test.each(['/material-view/7', '/study-materials'])(
  'a visitor at %s is told, and 500 ms later sent to sign in',
  async path => {
    stopClock()
    open(path, null)
    await arrive(() => shownToast())
    expect(shownToast()).toMatchObject({
      title: 'Não autorizado',
      description: 'Você precisa estar logado para ver esta página',
    })
    await pass(499)
    expect(location.pathname).toBe(path)
    await pass(1)
    await arrive(() => location.pathname === '/login')
    expect(location.search).toBe(`?next=${encodeURIComponent(path)}`)
  },
)
