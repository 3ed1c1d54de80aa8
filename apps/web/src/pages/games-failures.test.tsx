import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
})

const offers = { games: [] }

test.each([
  ['/games/memory', 'Erro', 'Não foi possível iniciar o jogo. Tente novamente.'],
  ['/games/word-search', 'Erro', 'Não foi possível carregar as palavras'],
  ['/games/lightning-quiz', 'Erro na Geração', 'Falha ao gerar perguntas'],
])('%s: a start that fails is told, and the game does not begin', async (path, title, description) => {
  open(path, pupil(), {
    'GET /api/materials': [material()],
    'GET /api/games/materials/3': offers,
    'POST /api/games/start': new Response('', { status: 500 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title, description, variant: 'destructive' }))
  expect(screen.getByRole('button', { name: 'Começar' })).toBeTruthy()
})

test.each([
  ['/games/memory', 'Erro', 'Não foi possível iniciar o jogo. Tente novamente.'],
  ['/games/word-search', 'Erro', 'Não foi possível carregar as palavras'],
  ['/games/lightning-quiz', 'Erro na Geração', 'Não foi possível gerar perguntas'],
])(
  '%s: a start that is refused says so in its own words, with the server’s reason under them',
  async (path, title, description) => {
    open(path, pupil(), {
      'GET /api/materials': [material()],
      'GET /api/games/materials/3': offers,
      'POST /api/games/start': refusal(422, 'Este material tem poucos cards.'),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Começar' }))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title, description, note: 'Este material tem poucos cards.' }),
    )
    expect(await screen.findByText('Este material tem poucos cards.')).toBeTruthy()
  },
)

const unanswered = {
  'GET /api/materials': [material()],
  'GET /api/games/materials/3': offers,
  'POST /api/games/start': new TypeError('no answer'),
}

test('while the network is away the strip says that, and no toast', async () => {
  open('/games/memory', pupil(), unanswered)
  const begin = await screen.findByRole('button', { name: 'Começar' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  fireEvent.click(begin)
  expect(await screen.findByText(/^Você está sem internet\./)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Começar' })).toBeTruthy())
  expect(shownToast()).toBeNull()
})

test('where there is a network and the server does not answer, what failed is told beside the strip', async () => {
  open('/games/memory', pupil(), unanswered)
  fireEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  expect(await screen.findByText(/^O servidor da Capivira não está respondendo\./)).toBeTruthy()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      description: 'Não foi possível iniciar o jogo. Tente novamente.',
      note: 'Não conseguimos falar com o servidor. Tente de novo em instantes.',
    }),
  )
})

test('without the materials a game says its name, what happened, and the way back', async () => {
  open('/games/memory', pupil(), { 'GET /api/materials': new Response('', { status: 500 }) })
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jogo da Memória')
  expect(screen.getByRole('link', { name: 'Voltar aos jogos' }).getAttribute('href')).toBe('/games')
})

test('a game opens with the newest material that it can be played with', async () => {
  const lacks = 'Nenhuma palavra disponível neste material.'
  const offer = (missing: string | null) => ({ games: [{ gameId: 'word-puzzle', missing, notices: {} }] })
  const server = open('/games/word-search', pupil(), {
    'POST /api/games/start': new Response('', { status: 500 }),
    'GET /api/materials': [material({ id: 4, title: 'Sem palavras' }), material({ id: 3, title: 'Rios' })],
    'GET /api/games/materials/4': offer(lacks),
    'GET /api/games/materials/3': offer(null),
  })
  await waitFor(() => expect(server.sentTo('GET /api/games/materials/3')).toHaveLength(1))
  expect(screen.queryByText(lacks)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Começar' }))
  await waitFor(() => expect(server.sentTo('POST /api/games/start')).toMatchObject([{ materialId: 3 }]))
})
