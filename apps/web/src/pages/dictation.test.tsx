import { usualComfort } from '@capivira/core/accounts/comfort-choices'
import { setQuietTime } from '@capivira/games/kit/quiet'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { material } from '../../test/lesson.ts'
import { pupil, teacher } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'
import { deviceVoice, distantVoice, giveVoices } from '../../test/voice.ts'

// The screen and what it imports are loaded before the first test waits for them.
beforeAll(() => import('./dictation.tsx'), 120_000)
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  setQuietTime(null)
  vi.unstubAllGlobals()
})

const erosion = { wordId: 1, word: 'Erosão', hint: 'Desgaste do solo pela água.' }
const sun = { wordId: 2, word: 'Sol', hint: 'A _____ mais perto de nós.' }
const answers = (...words: (typeof erosion)[]) => ({
  'GET /api/materials/3': material(),
  'GET /api/materials/3/dictation': words,
})

async function write(word: string) {
  fireEvent.input(screen.getByLabelText('Escreva a palavra'), { target: { value: word } })
  await act(async () => screen.getByRole('button', { name: 'Conferir' }).click())
}
const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click())

test('a word is heard and written; an accent that is missing is told kindly, and it can be written again', async () => {
  const speech = giveVoices(deviceVoice)
  open('/dictation/3', pupil({ comfort: usualComfort }), answers(erosion))
  expect(await screen.findByText('Desgaste do solo pela água.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Erosão')
  await tap('Ouvir a palavra')
  // A voice that was silenced just before is let settle first.
  await waitFor(() => expect(speech.said).toEqual(['Erosão']))
  await write('erosao')
  expect(screen.getByText('Quase! Só falta acertar acento ou cedilha.')).toBeTruthy()
  expect(screen.getByText('Você escreveu “a”; aqui vai “ã” (5ª letra).')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Quase!')
  await tap('Escrever de novo')
  expect(document.activeElement).toBe(screen.getByLabelText('Escreva a palavra'))
  await write('erosão')
  expect(screen.getByText('Isso mesmo!')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Escrever de novo' })).toBeNull()
  await tap('Ver o resultado')
  expect(screen.getByText('0 de 1 palavra certa de primeira')).toBeTruthy()
  expect(screen.getByText('Vale a pena escrever de novo:')).toBeTruthy()
})

test('letters that differ are told one by one, and the next word is said by itself', async () => {
  const speech = giveVoices(deviceVoice)
  open('/dictation/3', pupil(), answers(erosion, sun))
  await screen.findByText('Palavra 1 de 2')
  await tap('Ouvir a palavra')
  await waitFor(() => expect(speech.said).toHaveLength(1))
  const [first] = speech.said
  await act(async () => speech.end())
  await write(first === 'Sol' ? 'sal' : 'erozão')
  const told = first === 'Sol' ? 'No lugar de “a” vai “o” (2ª letra).' : 'No lugar de “z” vai “s” (4ª letra).'
  expect(screen.getByText(told)).toBeTruthy()
  await tap('Próxima palavra')
  await waitFor(() => expect(speech.said).toHaveLength(2))
  expect(speech.said[1]).toBe(first === 'Sol' ? 'Erosão' : 'Sol')
  await write(speech.said[1] ?? '')
  await tap('Ver o resultado')
  expect(screen.getByText('1 de 2 palavras certas de primeira')).toBeTruthy()
})

test('nothing written is no answer', async () => {
  giveVoices(deviceVoice)
  open('/dictation/3', pupil(), answers(sun))
  await screen.findByText('Palavra 1 de 1')
  await tap('Conferir')
  expect(screen.getByText('Escreva a palavra antes de conferir.')).toBeTruthy()
  expect(screen.queryByText('Isso mesmo!')).toBeNull()
})

test('without a voice that is said once voices have had time to come, and the hint is enough to go on', async () => {
  vi.stubGlobal('speechSynthesis', undefined)
  stopClock()
  open('/dictation/3', pupil(), answers(sun))
  await arrive(() => screen.queryByText('Palavra 1 de 1'))
  const told = () => screen.queryByText(/não tem voz em português: descubra/)
  expect(told()).toBeNull()
  await pass(2000)
  expect(told()).toBeTruthy()
  await write('sol')
  expect(screen.getByText('Isso mesmo!')).toBeTruthy()
})

test('in a lesson without sounds no word is said by itself', async () => {
  const speech = giveVoices(deviceVoice)
  stopClock()
  // In the last minute of a day the lesson would be over.
  vi.setSystemTime('2026-03-10T15:00:00Z')
  const turma = { id: 3, name: '7º B', note: null, teacherName: 'Professora', quietHours: null }
  const server = open('/dictation/3', pupil(), { ...answers(erosion, sun), 'GET /api/my-classes': [turma] })
  await arrive(() => screen.queryByText('Palavra 1 de 2'))
  await pass(80)
  await tap('Ouvir a palavra')
  expect(speech.said).toHaveLength(1)
  await act(async () => speech.end())
  const quietHours = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '23:59', mayChange: false }
  server.change({ 'GET /api/my-classes': [{ ...turma, quietHours }] })
  await pass(60_000)
  await pass(10)
  expect(screen.getByText('Sem sons na aula de 7º B, até 23:59.')).toBeTruthy()
  await tap('Pular esta palavra')
  await pass(1000)
  expect(screen.getByText('Palavra 2 de 2')).toBeTruthy()
  expect(speech.said).toHaveLength(1)
})

test('a voice from elsewhere is told of before it says the first word', async () => {
  const speech = giveVoices(distantVoice)
  open('/dictation/3', pupil(), answers(sun))
  await screen.findByText('Palavra 1 de 1')
  await tap('Ouvir a palavra')
  expect(speech.said).toEqual([])
  await tap('Entendi, quero ouvir')
  await waitFor(() => expect(speech.said).toEqual(['Sol']))
})

test('a material without words says so', async () => {
  open('/dictation/3', pupil(), answers())
  expect(await screen.findByText('Nenhuma palavra para o ditado')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver os materiais' }).getAttribute('href')).toBe('/study-materials')
})

test('who teaches is led to the words of the material', async () => {
  open('/dictation/3', teacher(), answers())
  const link = await screen.findByRole('link', { name: 'Ver as palavras deste material' })
  expect(link.getAttribute('href')).toBe('/words/3')
})
