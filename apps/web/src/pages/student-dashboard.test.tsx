import type { StudentDashboard } from '@capivira/core/dashboards/contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entry } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.useRealTimers())

const achievement = (name: string) => ({
  id: name,
  achievementId: name,
  name,
  description: `Por ${name}`,
  icon: 'card',
  xpReward: 10,
  type: 'cards' as const,
  requirement: 1,
  unlockedAt: '2026-03-02T12:00:00.000Z',
})

const dashboard: StudentDashboard = {
  stats: {
    totalCardsStudied: 40,
    streak: 3,
    accuracy: 80,
    cardsToday: 12,
    attempts: 4,
    xp: 2250,
    level: 3,
    achievementsCount: 4,
    dailyChallengeDone: false,
  },
  openAssignments: 0,
  progress: [entry()],
  inReviewCount: 0,
  achievements: ['Um', 'Dois', 'Três', 'Quatro'].map(achievement),
}

const openDashboard = (changes: Partial<StudentDashboard> = {}, fullName = 'Aluna da Escola') =>
  open('/dashboard', pupil({ fullName, xp: 2250 }), { 'GET /api/dashboard/student': { ...dashboard, ...changes } })

test('greets by the first name, with level, achievements and a bar of 1000 XP toward the next level', async () => {
  openDashboard()
  const greeting = await screen.findByRole('heading', { name: 'Olá, Aluna!' })
  await waitFor(() =>
    expect(greeting.parentElement?.textContent).toContain('Nível de estudo 3 · 4 conquistas · faltam 750 XP'),
  )
  expect(
    screen.getByRole('progressbar', { name: 'Progresso para o nível de estudo 4' }).getAttribute('aria-valuenow'),
  ).toBe('25')
})

test('who has no name is greeted as ‘Estudante’', async () => {
  openDashboard({}, '')
  expect(await screen.findByRole('heading', { name: 'Olá, Estudante!' })).toBeTruthy()
})

test('three figures: cards of today of 30, the streak, and the accuracy of quizzes', async () => {
  openDashboard()
  const figures = within(await screen.findByRole('region', { name: 'Seus números' }))
  expect(await figures.findByText('12/30')).toBeTruthy()
  for (const words of ['3 dias', '80%']) expect(figures.getByText(words)).toBeTruthy()
})

test('a material has its title, percentage, what is left, and leads to its cards and its quiz', async () => {
  openDashboard()
  const row = within(
    (await screen.findByRole('heading', { name: 'Rios do Brasil' })).closest('section') ?? document.body,
  )
  expect(row.getByText('50%')).toBeTruthy()
  expect(row.getByText('1 card restante')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Flip cards de Rios do Brasil' }).getAttribute('href')).toBe('/study/3')
  expect(row.getByRole('link', { name: 'Quiz de Rios do Brasil' }).getAttribute('href')).toBe('/quiz/3')
})

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) =>
    entry({ id: from + n, materialId: from + n, title: `Lição ${from + n}`, teacherName: `Prof ${from + n}` }),
  )

test('each material says who teaches it: two teachers may both have a ‘Geografia’', async () => {
  openDashboard({ progress: many(1, 2) })
  expect(await screen.findByText('Com Prof 1')).toBeTruthy()
  expect(screen.getByText('Com Prof 2')).toBeTruthy()
})

test('all materials are reached from here, by turning pages; the rest is asked for only then', async () => {
  const server = open('/dashboard', pupil(), {
    'GET /api/dashboard/student': { ...dashboard, progress: many(1, 12) },
    'GET /api/progress': many(1, 20),
  })
  expect(await screen.findByText('Lição 6')).toBeTruthy()
  expect(screen.queryByText('Lição 7')).toBeNull()
  expect(server.sentTo('GET /api/progress')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  expect(await screen.findByText('Lição 12')).toBeTruthy()
  expect(await screen.findByText('Página 2 de 4')).toBeTruthy()
})

test('and by a search, among all of them', async () => {
  open('/dashboard', pupil(), {
    'GET /api/dashboard/student': { ...dashboard, progress: many(1, 12) },
    'GET /api/progress': many(1, 20),
  })
  fireEvent.input(await screen.findByLabelText('Buscar por título ou matéria'), { target: { value: 'licao 19' } })
  expect(await screen.findByRole('heading', { name: 'Lição 19' })).toBeTruthy()
  expect(screen.queryByText('Lição 1')).toBeNull()
})

test('without materials it says that teachers must send PDFs', async () => {
  openDashboard({ progress: [] })
  expect(await screen.findByText(/^Seus professores precisam enviar PDFs\./)).toBeTruthy()
})

test('what is still with those who teach is told, instead of materials or below them', async () => {
  openDashboard({ progress: [], inReviewCount: 2 })
  expect(await screen.findByText(/^2 materiais que quem ensina ainda revisa/)).toBeTruthy()
  expect(screen.queryByText(/precisam enviar PDFs/)).toBeNull()
  cleanup()
  openDashboard({ inReviewCount: 1 })
  expect(await screen.findByText(/^1 material que quem ensina ainda revisa/)).toBeTruthy()
})

test('who has studied nothing yet is led to the first card; who has, is not', async () => {
  openDashboard({ stats: { ...dashboard.stats, totalCardsStudied: 0 } })
  const first = within(await screen.findByRole('region', { name: 'Seu primeiro card' }))
  expect(first.getByRole('link', { name: 'Ver o primeiro card' }).getAttribute('href')).toBe('/study/3')
  cleanup()
  openDashboard()
  expect(await screen.findByText('12/30')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Seu primeiro card' })).toBeNull()
})

test('the first card is of the first material that has cards', async () => {
  const progress = [entry({ materialId: 8, title: 'Só quiz', totalCards: 0 }), entry({ materialId: 9, title: 'Mapas' })]
  openDashboard({ progress, stats: { ...dashboard.stats, totalCardsStudied: 0 } })
  const first = within(await screen.findByRole('region', { name: 'Seu primeiro card' }))
  expect(first.getByRole('link', { name: 'Ver o primeiro card' }).getAttribute('href')).toBe('/study/9')
})

test('without materials the way into a class stands there', async () => {
  openDashboard({ progress: [], stats: { ...dashboard.stats, totalCardsStudied: 0 } })
  const way = await screen.findByRole('link', { name: 'Entrar com o código da turma' })
  expect(way.getAttribute('href')).toBe('/join')
  expect(screen.queryByRole('region', { name: 'Seu primeiro card' })).toBeNull()
})

test('the daily challenge: 25 cards today for 50 XP', async () => {
  openDashboard()
  expect(await screen.findByText('Complete 25 cards hoje e ganhe 50 XP extras.')).toBeTruthy()
  expect(screen.getByText('12/25')).toBeTruthy()
})

test('the first three achievements, each with name and description', async () => {
  openDashboard()
  await screen.findByText('Um')
  for (const name of ['Um', 'Dois', 'Três']) {
    expect(screen.getByText(name)).toBeTruthy()
    expect(screen.getByText(`Por ${name}`)).toBeTruthy()
  }
  expect(screen.queryByText('Quatro')).toBeNull()
})

/** Goes to another screen, as a link does. */
const go = (path: string) =>
  act(async () => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })

test('the dashboard is asked for again after 30 s, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = openDashboard()
  await screen.findByText('Um')
  const asked = () => server.sentTo('GET /api/dashboard/student').length
  for (const [seconds, times] of [
    [29, 1],
    [2, 2],
  ] as const) {
    await go('/help')
    await screen.findByRole('heading', { level: 1, name: /Ajuda/ })
    vi.setSystemTime(Date.now() + seconds * 1000)
    await go('/dashboard')
    await screen.findByText('Um')
    await waitFor(() => expect(asked()).toBe(times))
  }
})
