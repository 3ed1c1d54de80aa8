import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { card, material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open, pass, stopClock } from '../../test/screen.tsx'

afterEach(() => vi.useRealTimers())

const cards = [card(), card({ id: 12, question: 'Qual é o segundo?', answer: 'O Paraná' })]
const rated = {
  difficulty: 'fácil',
  xpGain: 5,
  challengeXp: 0,
  newAchievements: [],
  nextReview: '2026-03-05T12:00:00.000Z',
  cardsToday: 1,
}

async function openStudy(dealt = cards) {
  open('/study/3', pupil(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/cards': dealt,
    'POST /api/cards/11/review': rated,
    'POST /api/cards/12/review': rated,
  })
  await screen.findByText(`Card 1 de ${dealt.length}`)
  stopClock()
}

/** Turns the card on the table, and rates it. */
async function rate(name: RegExp) {
  await act(async () => void fireEvent.keyDown(document.body, { key: ' ', code: 'Space' }))
  await act(async () => screen.getByRole('button', { name }).click())
  await pass(0)
}

const side = () => document.querySelector('[data-side]')
/** What is told of the card that was just rated. */
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a forgotten card comes again after the others, which is said, until it is remembered', async () => {
  await openStudy()
  await rate(/^Não lembrei ?Volta daqui a pouco$/)
  expect(told()).toContain('Volta daqui a pouco')
  await pass(1500)
  expect(screen.getByText('Card 2 de 3')).toBeTruthy()
  await rate(/^Médio/)
  await pass(1500)
  expect(screen.getByText('Card 3 de 3')).toBeTruthy()
  expect(screen.getByText('De novo')).toBeTruthy()
  expect(side()?.textContent).toContain('Qual é o maior rio do Brasil?')
  await rate(/^Fácil/)
  await pass(1500)
  expect(document.activeElement?.textContent).toBe('Parabéns!')
  expect(screen.getByText('Um card tinha escapado, e você lembrou dele na volta.')).toBeTruthy()
})

test('a forgotten card that is the only one comes again with its front', async () => {
  await openStudy(cards.slice(0, 1))
  await rate(/^Não lembrei/)
  await pass(1500)
  expect(screen.getByText('Card 2 de 2')).toBeTruthy()
  expect(side()?.getAttribute('data-side')).toBe('front')
})

test('after a rating it is said when the card comes again, until the next one is there', async () => {
  await openStudy()
  vi.setSystemTime(new Date('2026-03-02T12:00:00Z'))
  await rate(/^Fácil/)
  expect(told()).toContain('Volta em 3 dias')
  expect(screen.getByRole('group', { name: 'Volta em 3 dias' })).toBeTruthy()
  await pass(1500)
  expect(told()).not.toContain('Volta em 3 dias')
})

test('of a review in which cards were passed over nobody says that all is done', async () => {
  open('/study-today', pupil(), {
    'GET /api/study/today': { cards, due: 2 },
    'POST /api/cards/12/review': rated,
  })
  await screen.findByText('Card 1 de 2')
  stopClock()
  await act(async () => screen.getByRole('button', { name: 'Próximo card' }).click())
  await rate(/^Médio/)
  await pass(1500)
  expect(screen.getByText('Um card ficou sem avaliação e continua esperando.')).toBeTruthy()
  expect(screen.queryByText('Você está em dia com as suas revisões.')).toBeNull()
})
