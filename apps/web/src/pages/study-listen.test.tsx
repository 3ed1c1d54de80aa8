import { usualComfort } from '@capivira/core/accounts/comfort-choices'
import { setQuietTime } from '@capivira/games/kit/quiet'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { card, material } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, shownToast, stopClock } from '../../test/screen.tsx'
import type { Answers } from '../../test/server.ts'
import { deviceVoice, distantVoice, giveVoices } from '../../test/voice.ts'

// The screen and what it imports are loaded before the first test waits for them.
beforeAll(() => Promise.all([import('./study.tsx'), import('../features/study/components/listen-all.tsx')]), 120_000)
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  setQuietTime(null)
  vi.unstubAllGlobals()
})

const cards = [card(), card({ id: 12, question: 'Qual é o segundo?', answer: 'O Paraná. Ele corre para o sul.' })]
const rated = {
  difficulty: 'médio',
  xpGain: 5,
  challengeXp: 0,
  newAchievements: [],
  nextReview: '2026-03-05T12:00:00.000Z',
  cardsToday: 1,
}
const answers: Answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/cards': cards,
  'POST /api/cards/11/study': { xpGained: 0, newAchievements: [] },
  'POST /api/cards/12/study': { xpGained: 0, newAchievements: [] },
  'POST /api/cards/11/review': rated,
  'POST /api/cards/12/review': rated,
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** What is drawn anew reads in the turn after. */
const settle = () => (vi.isFakeTimers() ? pass(0) : undefined)
async function tap(name: string | RegExp) {
  await act(async () => button(name).click())
  await settle()
}
async function key(name: string) {
  await act(async () => void fireEvent.keyDown(document.body, { key: name }))
  await settle()
}
const marked = () => document.querySelector('mark')?.textContent ?? null

async function openStudy(comfort: Partial<typeof usualComfort> = {}) {
  const server = open('/study/3', pupil({ comfort: { ...usualComfort, readAloud: true, ...comfort } }), answers)
  await screen.findByText('Card 1 de 2')
  await waitFor(() => expect(server.sentTo('POST /api/cards/11/study')).toHaveLength(1))
  stopClock()
  return server
}

test('a card is heard, marked as it is said, and silent when it is turned or stopped', async () => {
  const speech = giveVoices(deviceVoice)
  await openStudy()
  await tap('Ouvir')
  expect(speech.said).toEqual(['Qual é o maior rio do Brasil?'])
  expect(marked()).toBe('Qual é o maior rio do Brasil?')
  act(() => speech.reach('maior'))
  expect(marked()).toBe('maior')
  await tap('Parar de ouvir')
  expect(speech.cancelled).toBe(1)
  expect(marked()).toBeNull()
  await pass(100)
  await tap('Ouvir')
  await key(' ')
  expect(speech.cancelled).toBe(2)
  expect(button('Ouvir')).toBeTruthy()
})

test('all is heard: question, time to remember, answer; two zones rate, and the next card follows', async () => {
  const speech = giveVoices(deviceVoice)
  const server = await openStudy()
  await tap('Ouvir tudo')
  expect(speech.said).toEqual(['Qual é o maior rio do Brasil?'])
  expect(screen.queryByRole('button', { name: 'Lembrei' })).toBeNull()
  await act(async () => speech.end())
  expect(screen.getByText('Tente lembrar. A resposta vem em seguida.')).toBeTruthy()
  await pass(3999)
  expect(speech.said).toHaveLength(1)
  await pass(1)
  expect(speech.said[1]).toBe('O Amazonas')
  const zones = within(screen.getByRole('group', { name: /^Ouvir tudo/ }))
  expect(zones.getAllByRole('button').map(one => one.textContent)).toEqual(['Não lembrei', 'Lembrei', 'Ouvir de novo'])
  expect(screen.queryByRole('button', { name: /^Fácil/ })).toBeNull()
  await act(async () => speech.end())
  await tap('Lembrei')
  await pass(0)
  expect(server.sentTo('POST /api/cards/11/review')).toMatchObject([{ difficulty: 'médio' }])
  await pass(1500)
  await pass(80)
  expect(speech.said[2]).toBe('Qual é o segundo?')
})

test('by keys: right hears the answer and says remembered, left forgotten, R repeats, Esc stops', async () => {
  const speech = giveVoices(deviceVoice)
  const server = await openStudy()
  await tap('Ouvir tudo')
  await key('r')
  await pass(80)
  expect(speech.said).toEqual(['Qual é o maior rio do Brasil?', 'Qual é o maior rio do Brasil?'])
  await key('ArrowRight')
  await pass(80)
  expect(speech.said[2]).toBe('O Amazonas')
  await key('ArrowLeft')
  await pass(0)
  expect(server.sentTo('POST /api/cards/11/review')).toMatchObject([{ difficulty: 'errei' }])
  await pass(1580)
  expect(screen.getByText('Card 2 de 3')).toBeTruthy()
  await key('ArrowRight')
  await pass(80)
  expect(speech.last.text).toBe('O Paraná.')
  await act(async () => speech.end())
  expect(speech.last.text).toBe('Ele corre para o sul.')
  await key('Escape')
  expect(marked()).toBeNull()
  expect(button('Ouvir tudo')).toBeTruthy()
  expect(button(/^Fácil/)).toBeTruthy()
})

test('without clocks the answer waits to be asked for', async () => {
  const speech = giveVoices(deviceVoice)
  await openStudy({ time: 'off' })
  await tap('Ouvir tudo')
  await act(async () => speech.end())
  expect(screen.getByText('Tente lembrar e toque quando quiser a resposta.')).toBeTruthy()
  await pass(60_000)
  expect(speech.said).toHaveLength(1)
  button('Ouvir a resposta').focus()
  await tap('Ouvir a resposta')
  expect(speech.said[1]).toBe('O Amazonas')
  // The button is gone: Tab leads from here to the two zones.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Ouvir tudo/ }))
})

test('a voice that is made elsewhere is told of before its first use, and not asked about again', async () => {
  const speech = giveVoices(distantVoice)
  const kept = { ...pupil(), comfort: { ...usualComfort, readAloud: true, distantVoice: true } }
  const server = open('/study/3', pupil({ comfort: { ...usualComfort, readAloud: true } }), {
    ...answers,
    'PUT /api/profile/comfort': kept,
  })
  await screen.findByText('Card 1 de 2')
  await tap('Ouvir')
  expect(speech.said).toEqual([])
  expect(screen.getByText(/A voz que ele oferece é feita em outro lugar/)).toBeTruthy()
  expect(document.activeElement).toBe(button('Entendi, quero ouvir'))
  await tap('Agora não')
  expect(speech.said).toEqual([])
  expect(document.activeElement).toBe(button('Ouvir'))
  await tap('Ouvir')
  await act(async () => void fireEvent.keyDown(button('Agora não'), { key: 'Escape' }))
  expect(document.activeElement).toBe(button('Ouvir'))
  await tap('Ouvir')
  await tap('Entendi, quero ouvir')
  expect(document.activeElement).toBe(button('Parar de ouvir'))
  expect(speech.said).toEqual(['Qual é o maior rio do Brasil?'])
  await waitFor(() => expect(server.sentTo('PUT /api/profile/comfort')).toMatchObject([{ distantVoice: true }]))
  await tap('Parar de ouvir')
  await tap('Ouvir')
  expect(screen.queryByText(/feita em outro lugar/)).toBeNull()
})

test('the question about that voice takes the focus once: who has gone on with the card stays there', async () => {
  giveVoices(distantVoice)
  await openStudy()
  await tap('Ouvir tudo')
  expect(document.activeElement).toBe(button('Entendi, quero ouvir'))
  screen.getByTestId('flip-card').focus()
  await key(' ')
  expect(button(/^Fácil/)).toBeTruthy()
  expect(button('Entendi, quero ouvir')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByTestId('flip-card'))
})

test('a lesson without sounds that begins ends the reading, and is told once', async () => {
  const speech = giveVoices(deviceVoice)
  await openStudy()
  const reason = 'Sem sons na aula de 7º B, até 10:00'
  await tap('Ouvir')
  await act(async () => setQuietTime({ reason, mayChange: false }))
  expect([speech.cancelled, marked()]).toEqual([1, null])
  expect(screen.getAllByText(/Sem sons/)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Ouvir/ })).toBeNull()
  await act(async () => setQuietTime({ reason, mayChange: true }))
  expect(screen.getAllByText(/Sem sons/)).toHaveLength(1)
  await pass(80)
  await tap('Ouvir tudo mesmo assim')
  expect(speech.said).toHaveLength(2)
  await act(async () => setQuietTime(null))
  await act(async () => setQuietTime({ reason, mayChange: true }))
  expect(speech.cancelled).toBe(2)
  expect(screen.queryByRole('group', { name: /^Ouvir tudo/ })).toBeNull()
})

test('a voice that does not answer is told, and who listened to all goes on reading', async () => {
  const speech = giveVoices(deviceVoice)
  await openStudy()
  await tap('Ouvir tudo')
  await act(async () => speech.fail('synthesis-failed'))
  expect(shownToast()).toMatchObject({ title: 'Erro', description: expect.stringMatching(/não respondeu/) })
  await key(' ')
  expect(button(/^Fácil/)).toBeTruthy()
})

test.each([
  ['without a Portuguese voice', () => void giveVoices({ ...deviceVoice, lang: 'en-US' })],
  ['without speech at all', () => vi.stubGlobal('speechSynthesis', undefined)],
])('%s nothing offers to be heard, and it is said', async (_, prepare) => {
  prepare()
  await openStudy()
  await pass(2000)
  await arrive(() => screen.queryByText(/não tem uma voz em português/))
  expect(screen.queryByRole('button', { name: /Ouvir/ })).toBeNull()
})

test('who teaches stands under the title', async () => {
  giveVoices()
  await openStudy({ readAloud: false })
  expect(screen.getByText('Com Professora de Geografia')).toBeTruthy()
})

test('who did not choose to listen sees nothing of it', async () => {
  giveVoices(deviceVoice)
  await openStudy({ readAloud: false })
  await pass(2000)
  expect(screen.queryByRole('button', { name: /Ouvir/ })).toBeNull()
  expect(screen.queryByText(/voz/)).toBeNull()
})
