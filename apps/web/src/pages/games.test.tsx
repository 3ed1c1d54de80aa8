import { quietTime, setQuietTime } from '@capivira/games/kit/quiet'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

/** The hub of a pupil who has finished the memory game. */
async function openHub(address = '/games', paidToday = 0) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  open(address, pupil({ xp: 250 }), {
    'GET /api/games/completed': {
      completedGames: ['memory-cards'],
      games: [
        { gameId: 'memory-cards', rounds: 1, bestScore: 900, completedAt: '2026-03-02T12:00:00.000Z' },
        { gameId: 'coloring-game', rounds: 1, bestScore: 54, completedAt: '2026-03-02T12:00:00.000Z' },
      ],
      day: { paid: paidToday, most: 600 },
    },
    'GET /api/materials': [],
  })
  await screen.findByText('Seu recorde: 900 pontos')
}

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('li') ?? document.body)
const titles = () => screen.getAllByRole('link', { name: /^Jogar: / }).map(link => link.getAttribute('aria-label'))

test('the hub tells total XP, the player level and what is left to the next', async () => {
  await openHub()
  expect(screen.getByRole('heading', { name: 'Nível de jogador 3' })).toBeTruthy()
  expect(screen.getByText('Faltam 50 XP para o nível de jogador 4 · 250 XP no total')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
})

test('a day on which games have paid all they pay says so, and what still pays', async () => {
  await openHub('/games', 600)
  expect(screen.getByText('Os jogos de hoje já renderam 600 XP')).toBeTruthy()
  expect(screen.getByText(/estude seus cards ou faça um quiz/)).toBeTruthy()
})

test('below that nothing is said of it', async () => {
  await openHub('/games', 599)
  expect(screen.queryByText(/já renderam/)).toBeNull()
})

test('the games stand in their order, each with number, category, level, XP, time and the way in', async () => {
  await openHub()
  expect(titles().slice(0, 5)).toEqual([
    'Jogar: Jogo da Memória',
    'Jogar: Quiz Relâmpago',
    'Jogar: Caça-Palavras',
    'Jogar: Cidade Sustentável',
    'Jogar: Ateliê de Colorir',
  ])
  const city = card('Cidade Sustentável')
  for (const words of ['4', 'Geografia', 'difícil', '50 XP', '15-20 min']) expect(city.getByText(words)).toBeTruthy()
  expect(city.getByRole('link').getAttribute('href')).toBe('/games/geo-explorer')
  expect(city.queryByText('Concluído')).toBeNull()
  expect(card('Jogo da Memória').getByText('Concluído')).toBeTruthy()
  expect(card('Ateliê de Colorir').getByText('Seu recorde: 54% pintado')).toBeTruthy()
})

test('the chips are ‘Todos’ and each category; one leaves the games of its own, with their numbers', async () => {
  await openHub()
  const chips = within(screen.getByRole('region', { name: 'Categorias' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Todos',
    'Memória',
    'Conhecimento',
    'Vocabulário',
    'Geografia',
    'Criatividade',
    'Sequência',
    'Conexões',
  ])
  expect(titles()).toHaveLength(8)
  await act(async () => chips.getByRole('button', { name: 'Geografia' }).click())
  expect(titles()).toEqual(['Jogar: Cidade Sustentável', 'Jogar: Quebra-Cabeça'])
  expect(card('Quebra-Cabeça').getByText('6')).toBeTruthy()
  await act(async () => chips.getByRole('button', { name: 'Todos' }).click())
  expect(titles()).toHaveLength(8)
})

test('the completed games are asked for every 3 s, and not while the tab is hidden', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stopClock()
  const server = open('/games', pupil(), {
    'GET /api/games/completed': { completedGames: [], games: [], day: { paid: 0, most: 600 } },
    'GET /api/materials': [],
  })
  const asked = () => server.sentTo('GET /api/games/completed').length
  await arrive(() => asked() === 1)
  await pass(2990)
  expect(asked()).toBe(1)
  await pass(10)
  expect(asked()).toBe(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })))
  await pass(30_000)
  expect(asked()).toBe(2)
})

test('a teacher who silences a lesson under way is heeded within a minute', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  stopClock()
  // In the last minute of a day the lesson would be over.
  vi.setSystemTime('2026-03-10T15:00:00Z')
  const days = [0, 1, 2, 3, 4, 5, 6]
  const turma = { id: 3, name: '7º B', note: null, teacherName: 'Professora', quietHours: null }
  const server = open('/games', pupil(), {
    'GET /api/games/completed': { completedGames: [], games: [], day: { paid: 0, most: 600 } },
    'GET /api/materials': [],
    'GET /api/my-classes': [turma],
  })
  await arrive(() => server.sentTo('GET /api/my-classes').length === 1)
  expect(quietTime()).toBeNull()
  const quietHours = { days, from: '00:00', until: '23:59', mayChange: false }
  server.change({ 'GET /api/my-classes': [{ ...turma, quietHours }] })
  await pass(60_000)
  // What is read is told a moment later.
  await pass(10)
  expect(quietTime()?.reason).toContain('7º B')
  setQuietTime(null)
})
