import { usualComfort } from '@capivira/core/accounts/comfort'
import type { GameId } from '@capivira/core/games/contract'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import type { Answers } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Somebody for whom nothing moves, so that nothing is left moving when a screen goes. */
const player = pupil({ comfort: { ...usualComfort, motion: 'reduced' } })
const roundId = '00000000-0000-4000-8000-00000000000a'
const paid = {
  xpGain: 12,
  totalXP: 12,
  score: 700,
  best: null,
  record: true,
  reduced: false,
  heldBack: null,
  newAchievements: [],
}

/** What the server answers around a round of a game that was dealt so. */
const answersOf = (gameId: GameId, dealt: object, completion: string): Answers => ({
  'GET /api/materials': [material()],
  'GET /api/games/materials/3': { games: [] },
  [`GET /api/games/open-round?gameId=${gameId}`]: { round: null },
  [`GET /api/games/history?gameId=${gameId}`]: { rounds: [], bests: [], more: false },
  'POST /api/games/start': {
    gameId,
    gameTitle: 'Jogo',
    roundId,
    materialId: 3,
    options: {},
    dealt,
    notice: null,
    secondsSinceStart: 0,
    playedMs: 0,
    progress: null,
  },
  [completion]: paid,
})

/** Opens a game and begins it at its easiest, the clock standing still from the deal on. */
async function begin(path: string, answers: Answers, isDealt: () => unknown) {
  const server = open(path, player, answers)
  const start = await screen.findByRole('button', { name: 'Começar' })
  stopClock()
  await act(async () => start.click())
  // The press is shown in a frame of its own.
  await pass(20)
  await arrive(() => screen.queryByText(/^Tempo|^segundos|segundos$/))
  // A board comes to the table piece by piece, some with each frame.
  for (let frame = 0; frame < 60 && !isDealt(); frame++) await pass(16)
  return server
}

const memory = {
  difficulty: 'easy',
  columns: 4,
  cards: [
    { pair: 1, side: 'question', text: 'Maior rio?' },
    { pair: 2, side: 'question', text: 'Capital do Pará?' },
    { pair: 1, side: 'answer', text: 'Amazonas' },
    { pair: 2, side: 'answer', text: 'Belém' },
  ],
}
const card = (place: number) => screen.getByRole('gridcell', { name: new RegExp(`^Carta ${place},`) })
const turn = (place: number) => act(async () => card(place).click())

test('memory: the level first; two of no pair turn back after 1 s, the end comes 0.5 s after the last', async () => {
  const answers = answersOf('memory-cards', memory, 'POST /api/games/memory/complete')
  const server = await begin('/games/memory', answers, () => screen.queryByRole('gridcell', { name: /^Carta 4/ }))
  expect(server.sentTo('POST /api/games/start')).toMatchObject([{ gameId: 'memory-cards', materialId: 3 }])
  await turn(1)
  await turn(4)
  expect(card(4).getAttribute('aria-label')).toBe('Carta 4, resposta: Belém')
  await pass(999)
  expect(card(1).getAttribute('data-up')).toBe('true')
  await pass(1)
  expect([1, 4].map(place => card(place).getAttribute('data-up'))).toEqual(['false', 'false'])
  for (const place of [1, 3]) await turn(place)
  await pass(1000)
  for (const place of [2, 4]) await turn(place)
  await pass(1000)
  expect(card(4).getAttribute('aria-label')).toBe('Carta 4, resposta: Belém. Par encontrado')
  await pass(499)
  expect(server.sentTo('POST /api/games/memory/complete')).toEqual([])
  await pass(1)
  expect(server.sentTo('POST /api/games/memory/complete')).toMatchObject([
    { difficulty: 'easy', moves: 3, roundId, score: expect.any(Number), timeElapsed: expect.any(Number) },
  ])
  await arrive(() => screen.queryByRole('heading', { name: 'Você encontrou todos os pares!' }))
})

test.each([
  ['day', 10, '+10 XP', /já renderam 600 XP, o máximo do dia/],
  ['day', 0, null, /já renderam 600 XP, o máximo do dia/],
  ['quick', 0, null, /Seu resultado está guardado! .* jogue no seu ritmo/],
] as const)(
  'memory: XP held back (%s, %i XP) is told in a sentence, and no zero is shown',
  async (heldBack, xpGain, shown, sentence) => {
    const answers = answersOf('memory-cards', memory, 'POST /api/games/memory/complete')
    const completion = { 'POST /api/games/memory/complete': { ...paid, xpGain, heldBack } }
    await begin('/games/memory', { ...answers, ...completion }, () =>
      screen.queryByRole('gridcell', { name: /^Carta 4/ }),
    )
    for (const place of [1, 3]) await turn(place)
    await pass(1000)
    for (const place of [2, 4]) await turn(place)
    await pass(1000)
    await pass(500)
    await arrive(() => screen.queryByRole('heading', { name: 'Você encontrou todos os pares!' }))
    // The result comes in pieces, one with each frame.
    for (let frame = 0; frame < 60 && !screen.queryByText(sentence); frame++) await pass(16)
    await arrive(() => screen.queryByText(sentence))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/^\+\d+ XP$/)?.textContent ?? null).toBe(shown)
  },
)

test('memory, word search and lightning quiz offer three levels, each with what it means', async () => {
  const levels = async (path: string, gameId: GameId) => {
    open(path, player, answersOf(gameId, {}, 'POST /none'))
    await screen.findByRole('button', { name: 'Começar' })
    const group = screen.getByRole('group', { name: 'Dificuldade' })
    const said = within(group)
      .getAllByRole('radio')
      .map(radio => radio.closest('label')?.textContent ?? radio.textContent)
    cleanup()
    return said
  }
  expect(await levels('/games/memory', 'memory-cards')).toEqual([
    expect.stringMatching(/Fácil.*6 pares/),
    expect.stringMatching(/Médio.*8 pares/),
    expect.stringMatching(/Difícil.*12 pares/),
  ])
  expect(await levels('/games/word-search', 'word-puzzle')).toEqual([
    expect.stringMatching(/Fácil.*6 palavras/),
    expect.stringMatching(/Médio.*8 palavras/),
    expect.stringMatching(/Difícil.*10 palavras/),
  ])
  expect(await levels('/games/lightning-quiz', 'quick-quiz')).toEqual([
    expect.stringMatching(/Fácil.*8 .*15 s/),
    expect.stringMatching(/Médio.*12 .*12 s/),
    expect.stringMatching(/Difícil.*15 .*8 s/),
  ])
})

const wordAt = (wordId: number, word: string, cells: number[]) => ({
  wordId,
  word,
  hint: `O que é ${word}`,
  page: 1,
  quote: null,
  cells,
})
const words = {
  difficulty: 'easy',
  size: 4,
  letters: ['RIOS', 'ABCD', 'MAPA', 'EFGH'].join(''),
  words: [wordAt(1, 'rios', [0, 1, 2, 3]), wordAt(2, 'mapa', [8, 9, 10, 11])],
}
/** A line from one letter to another, by two taps. */
async function line(from: number, to: number) {
  for (const cell of [from, to])
    await act(async () => void fireEvent.click(document.querySelector(`[data-cell="${cell}"]`) ?? document.body))
}

test('word search: a wrong line is told, not under 3 letters; a word opens its meaning; 0.5 s to the end', async () => {
  const answers = answersOf('word-puzzle', words, 'POST /api/games/word-search/complete')
  const server = await begin('/games/word-search', answers, () => document.querySelector('[data-cell="15"]'))
  await line(4, 5)
  expect(shownToast()).toBeNull()
  await line(4, 6)
  expect(shownToast()).toMatchObject({
    title: 'Palavra não encontrada',
    description: '"ABC" não está na lista',
    variant: 'destructive',
  })
  await line(3, 0)
  await pass(50)
  await arrive(() => screen.queryByRole('dialog'))
  const found = within(screen.getByRole('dialog'))
  expect(found.getByText('rios')).toBeTruthy()
  expect(found.getByText('O que é rios')).toBeTruthy()
  await act(async () => found.getByRole('button', { name: 'Continuar' }).click())
  await pass(1000)
  await line(8, 11)
  await pass(499)
  expect(server.sentTo('POST /api/games/word-search/complete')).toEqual([])
  await pass(1)
  expect(server.sentTo('POST /api/games/word-search/complete')).toMatchObject([
    { difficulty: 'easy', wordsFound: ['rios', 'mapa'], roundId, score: expect.any(Number) },
  ])
})

const quick = (questionId: number, question: string) => ({
  questionId,
  question,
  options: ['Amazonas', 'Tietê'],
  correctAnswer: 'Amazonas',
  explanation: null,
  page: null,
  quote: null,
  cardId: null,
})
const lightning = {
  difficulty: 'hard',
  secondsPerQuestion: 8,
  questions: [quick(1, 'Maior rio?'), quick(2, 'Rio do Norte?')],
}
const heading = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

test('lightning quiz: red from 3 s on, no answer is wrong, each goes on after 1.5 s, the last ends it', async () => {
  const answers = answersOf('quick-quiz', lightning, 'POST /api/games/lightning-quiz/complete')
  const server = await begin('/games/lightning-quiz', answers, () => screen.queryByRole('timer'))
  const isRed = () => screen.getByRole('timer').closest('.text-danger') !== null
  await pass(4900)
  expect([screen.getByRole('timer').textContent, isRed()]).toEqual(['4 segundos', false])
  await pass(200)
  expect([screen.getByRole('timer').textContent, isRed()]).toEqual(['3 segundos', true])
  // The time ends, and with the frame after it comes what is seen of that.
  await pass(3000)
  await pass(50)
  expect(screen.getAllByText(/^O tempo acabou!/).length).toBeGreaterThan(0)
  expect(heading()).toBe('Maior rio?')
  await pass(1500)
  expect(heading()).toBe('Rio do Norte?')
  // Its options come with the frame after it.
  await pass(50)
  await act(async () => screen.getByRole('button', { name: /Amazonas/ }).click())
  // The frame that shows the answer, then the time to read what is said of it.
  await pass(20)
  await pass(1400)
  expect(server.sentTo('POST /api/games/lightning-quiz/complete')).toEqual([])
  await pass(100)
  expect(server.sentTo('POST /api/games/lightning-quiz/complete')).toMatchObject([
    {
      gameId: 'quick-quiz',
      accuracy: 50,
      roundId,
      score: expect.any(Number),
      completionTime: expect.any(Number),
      answers: [
        { questionId: 1, option: null },
        { questionId: 2, option: 'Amazonas' },
      ],
    },
  ])
})
