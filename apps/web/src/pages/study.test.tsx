import { toastStore } from '@capivira/ui/toast'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { card, material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import { type Answers, refusal } from '../../test/server.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.useRealTimers())

const cards = [card(), card({ id: 12, question: 'Qual é o segundo?', answer: 'O Paraná' })]
const seen = { xpGained: 1, newAchievements: [] }
const rated = {
  difficulty: 'fácil',
  xpGain: 5,
  challengeXp: 0,
  newAchievements: [
    { id: 'a', name: 'Primeira virada', description: '', icon: 'card', xpReward: 10 },
    { id: 'b', name: 'Segunda virada', description: '', icon: 'card', xpReward: 20 },
  ],
  nextReview: '2026-03-05T12:00:00.000Z',
  cardsToday: 1,
}

const answers: Answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/cards': cards,
  'POST /api/cards/11/study': seen,
  'POST /api/cards/12/study': seen,
  'POST /api/cards/11/review': rated,
  'POST /api/cards/12/review': { ...rated, newAchievements: [] },
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const tap = async (name: RegExp) => act(async () => button(name).click())

async function openStudy(more: Answers = {}) {
  const server = open('/study/3', pupil(), { ...answers, ...more })
  await screen.findByText('Card 1 de 2')
  // The front has been told of by then, so that only what comes after runs by the stopped clock.
  await waitFor(() => expect(server.sentTo('POST /api/cards/11/study')).toEqual([{ materialId: 3, side: 'front' }]))
  stopClock()
  return server
}

/** Turns the card on the table, as the space bar does. */
async function turn() {
  await act(async () => void fireEvent.keyDown(document.body, { key: ' ', code: 'Space' }))
}

test('a side is reported once it was looked at for 300 ms, with its material', async () => {
  const server = await openStudy()
  const front = { materialId: 3, side: 'front' }
  await turn()
  await pass(299)
  expect(server.sentTo('POST /api/cards/11/study')).toEqual([front])
  await pass(1)
  expect(server.sentTo('POST /api/cards/11/study')).toEqual([front, { materialId: 3, side: 'back' }])
})

test('the heading of a card stands above its question, and only above its answer where it would tell it', async () => {
  await openStudy({
    'GET /api/materials/3/cards': [cards[0], card({ id: 12, answer: 'O Paraná', category: 'Paraná' })],
  })
  expect(screen.getAllByText('Rios')).toHaveLength(2)
  await tap(/Próximo/)
  expect(screen.getByText('Paraná').closest('[data-side]')?.textContent).toContain('O Paraná')
  expect(screen.getAllByText('Paraná')).toHaveLength(1)
})

test('what sides alone have earned stands in the bar once the screen is left', async () => {
  const server = await openStudy({ 'GET /api/materials': [], 'GET /api/progress': [] })
  const asked = () => server.sentTo('GET /api/auth/user').length
  const before = asked()
  await turn()
  await pass(300)
  expect(asked()).toBe(before)
  vi.useRealTimers()
  fireEvent.click(screen.getAllByRole('link', { name: 'Quiz' })[0] ?? document.body)
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
})

test('a side that could not be reported is not spoken of', async () => {
  await openStudy({ 'POST /api/cards/11/study': refusal(500, 'Algo deu errado') })
  await turn()
  await pass(1000)
  expect(shownToast()).toBeNull()
})

test('what was typed about a problem is there again after a reload, until it is sent', async () => {
  const answer = { 'POST /api/items/card/11/problems': { message: 'Obrigado! Seu professor vai conferir.' } }
  await openStudy(answer)
  await turn()
  vi.useRealTimers()
  const report = async () => {
    fireEvent.click(button(/Reportar problema/))
    return screen.findByLabelText('Quer explicar?')
  }
  fireEvent.input(await report(), { target: { value: 'No meu livro é diferente.' } })
  fireEvent.click(screen.getByLabelText('A resposta está errada'))
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('meu livro'))
  const kept = { ...sessionStorage }
  cleanup()
  Object.assign(sessionStorage, kept)
  const server = await openStudy(answer)
  await turn()
  vi.useRealTimers()
  expect(await report()).toHaveProperty('value', 'No meu livro é diferente.')
  expect(screen.getByText('Recuperamos o que você tinha digitado e não salvou.')).toBeTruthy()
  fireEvent.click(button(/Enviar aviso/))
  await waitFor(() => expect(shownToast()?.title).toBe('Aviso enviado'))
  expect(server.sentTo('POST /api/items/card/11/problems')).toMatchObject([{ comment: 'No meu livro é diferente.' }])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('meu livro')
})

test('ratings are offered only once the card is flipped', async () => {
  await openStudy()
  const ratings = () => screen.queryAllByRole('button', { name: /^(Não lembrei|Difícil|Médio|Fácil)/ }).length
  expect(ratings()).toBe(0)
  await turn()
  expect(ratings()).toBe(4)
})

test('1.5 s after a rating comes the next card, showing its front', async () => {
  const server = await openStudy()
  await turn()
  await tap(/^Fácil/)
  await pass(0)
  expect(server.sentTo('POST /api/cards/11/review')).toMatchObject([{ difficulty: 'fácil' }])
  await pass(1499)
  expect(screen.getByText('Card 1 de 2')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('Card 2 de 2')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Fácil/ })).toHaveLength(0)
})

test('a rating keeps the focus while it stays lit, and the next card has it then', async () => {
  const server = await openStudy()
  await turn()
  act(() => button(/^Fácil/).focus())
  await tap(/^Fácil/)
  await pass(1000)
  expect(document.activeElement).toBe(button(/^Fácil/))
  await tap(/^Difícil/)
  expect(server.sentTo('POST /api/cards/11/review')).toHaveLength(1)
  await pass(500)
  expect(document.activeElement?.textContent).toContain('Qual é o segundo?')
})

test('whoever looks at the page of the document after a rating stays at its card', async () => {
  await openStudy({ 'GET /api/materials/3/pages/1': refusal(404, 'Página não encontrada') })
  await turn()
  await tap(/^Fácil/)
  await tap(/^Ver na página 1$/)
  await pass(5000)
  expect(screen.getByText('Card 1 de 2')).toBeTruthy()
})

test('0.5 s after a rating the XP of its sides and its own is told, then what it unlocked', async () => {
  await openStudy()
  await turn()
  await tap(/^Fácil/)
  await pass(0)
  await pass(499)
  expect(shownToast()).toBeNull()
  await pass(1)
  expect(shownToast()).toMatchObject({ title: '+6 XP', variant: 'reward' })
  await pass(1000)
  expect(toastStore.current().waiting.map(({ title }) => title)).toEqual([
    'Conquista: Primeira virada',
    'Conquista: Segunda virada',
  ])
})

test('after the last card the pupil is congratulated', async () => {
  await openStudy()
  await tap(/^Próximo card$/)
  await turn()
  await tap(/^Médio/)
  await pass(1500)
  expect(document.activeElement?.textContent).toBe('Parabéns!')
  expect(shownToast()).toMatchObject({ title: '+5 XP' })
  expect(toastStore.current().waiting).toMatchObject([
    { title: 'Parabéns!', description: 'Você chegou ao fim dos cards deste material.' },
  ])
})

test('the way back leads to the dashboard', async () => {
  await openStudy()
  expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' }).getAttribute('href')).toBe('/')
})

test('previous and next stop at the ends', async () => {
  await openStudy()
  expect(button(/^Card anterior$/)).toHaveProperty('disabled', true)
  await tap(/^Próximo card$/)
  expect(button(/^Próximo card$/)).toHaveProperty('disabled', true)
  expect(button(/^Card anterior$/)).toHaveProperty('disabled', false)
})

test('a rating that could not be kept is told, and the card stays', async () => {
  const gone = () => Response.json({ message: 'Esse card mudou.', final: true }, { status: 409 })
  await openStudy({ 'POST /api/cards/11/review': gone })
  await turn()
  await tap(/^Fácil/)
  await pass(3000)
  const description = 'Não foi possível registrar a revisão do card'
  expect(shownToast()).toMatchObject({ title: 'Erro', description, note: 'Esse card mudou.' })
  expect(screen.getByText('Card 1 de 2')).toBeTruthy()
})

test('without cards the screen says so, and leads back to the dashboard', async () => {
  open('/study/3', pupil(), { ...answers, 'GET /api/materials/3/cards': [] })
  expect(await screen.findByText('Nenhum card disponível')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' }).getAttribute('href')).toBe('/')
})

test('while its teacher is still looking at the cards, the screen says that', async () => {
  const few = { flipCardsCount: 0, cardCount: 0 }
  const inReview = { cards: true, questions: false, words: false }
  const server = { ...answers, 'GET /api/materials/3': material({ ...few, inReview }) }
  open('/study/3', pupil(), { ...server, 'GET /api/materials/3/cards': [] })
  expect(await screen.findByText('Os cards ainda estão com quem ensina')).toBeTruthy()
  expect(screen.queryByText('Nenhum card disponível')).toBeNull()
})

test('what waits of another kind is not said of the cards', async () => {
  const few = { flipCardsCount: 0, cardCount: 0 }
  const inReview = { cards: false, questions: true, words: true }
  const server = { ...answers, 'GET /api/materials/3': material({ ...few, inReview }) }
  open('/study/3', pupil(), { ...server, 'GET /api/materials/3/cards': [] })
  expect(await screen.findByText('Nenhum card disponível')).toBeTruthy()
})

test('of two events in one moment the second counts nothing: one card on screen, one rating, one name', async () => {
  const server = await openStudy()
  await turn()
  const rate = button(/Fácil/)
  await act(async () => {
    rate.click()
    rate.click()
    fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' })
  })
  expect(server.sentTo('POST /api/cards/11/review')).toEqual([{ difficulty: 'fácil' }])
  expect(server.marksAt('POST /api/cards/11/review')).toEqual([
    { personId: pupil().id, eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
})

test('a card that is not open to the pupil any more says so, and not that there is no network', async () => {
  await openStudy({
    'POST /api/cards/11/review': () => Response.json({ message: 'Não encontramos.', final: true }, { status: 404 }),
  })
  await turn()
  await tap(/Fácil/)
  await pass(0)
  expect(shownToast()).toMatchObject({
    description: 'Não foi possível registrar a revisão do card',
    note: 'Este card não está mais aberto para você, e a avaliação não foi guardada.',
  })
})

test.each([
  ['our server', () => Response.json({ message: 'Algo deu errado.' }, { status: 500 })],
  ['the gateway before it', () => new Response('<html>Bad gateway</html>', { status: 502 })],
])('when %s fails it is said that the rating waits, and the next card comes', async (_, answer) => {
  await openStudy({ 'POST /api/cards/11/review': answer })
  await turn()
  await tap(/Fácil/)
  await pass(0)
  // No browser of these tests has a storage: what waits is in the page alone, and that is said.
  expect(shownToast()).toMatchObject({
    title: 'Erro',
    description: 'Não foi possível registrar a revisão do card',
    note: expect.stringMatching(/^O servidor está com um problema\. Este aparelho não deixa guardar nada/),
  })
  await pass(1500)
  expect(screen.getByText('Card 2 de 2')).toBeTruthy()
})

test('without a network nothing is toasted: the strip says it', async () => {
  await openStudy({ 'POST /api/cards/11/review': new TypeError('no network') })
  await turn()
  await tap(/Fácil/)
  await pass(0)
  expect(shownToast()).toBeNull()
  await pass(1500)
  expect(screen.getByText('Card 2 de 2')).toBeTruthy()
})

test('of a material that is gone it says so, and not that it has no cards yet', async () => {
  open('/study/9', pupil(), {
    'GET /api/materials/9': refusal(404, 'Material não encontrado'),
    'GET /api/materials/9/cards': refusal(404, 'Material não encontrado'),
  })
  expect(await screen.findByText('Este material não existe mais, ou o endereço está errado.')).toBeTruthy()
})
