import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceVoice, distantVoice, giveVoices } from '../../../../test/voice.ts'
import { type Ending, speak, stopSpeaking } from '../speech.ts'
import { SpokenText } from './spoken-text.tsx'

const text = 'O rio nasce na serra. Ele deságua no mar.'
let endings: Ending[]
const onEnd = (ending: Ending) => void endings.push(ending)

beforeEach(() => {
  vi.useFakeTimers()
  endings = []
})
afterEach(() => {
  stopSpeaking()
  vi.runAllTimers()
  vi.unstubAllGlobals()
})

const marked = () => document.querySelector('mark')?.textContent ?? null

test('sentences follow one another, with the voice of the device, and the end is told once', () => {
  const speech = giveVoices(distantVoice, deviceVoice)
  speak([text], { distant: true, onEnd })
  expect(speech.said).toEqual(['O rio nasce na serra.'])
  expect(speech.last.voice?.name).toBe('do aparelho')
  // Left paused by another page, it would say nothing.
  expect(speech.paused).toBe(false)
  const [first] = speech.utterances
  speech.end()
  expect(speech.said).toEqual(['O rio nasce na serra.', 'Ele deságua no mar.'])
  speech.end(first)
  expect(endings).toEqual([])
  speech.end()
  speech.end()
  expect(endings).toEqual(['finished'])
  expect(speech.cancelled).toBe(0)
})

test('the sentence is marked, and the word once the voice tells it', () => {
  const speech = giveVoices(deviceVoice)
  render(
    <p>
      <SpokenText>{text}</SpokenText>
    </p>,
  )
  act(() => speak([text], { distant: false, onEnd }))
  expect(marked()).toBe('O rio nasce na serra.')
  act(() => speech.reach('nasce'))
  expect(marked()).toBe('nasce')
  act(() => speech.reach('O rio', 'sentence'))
  expect(marked()).toBe('nasce')
  act(() => speech.end())
  expect(marked()).toBe('Ele deságua no mar.')
  expect(screen.getByText(/O rio nasce na serra/).textContent).toBe(text)
  act(() => stopSpeaking())
  expect(marked()).toBeNull()
})

test('what is said right after a silence waits until the browser takes it', () => {
  const speech = giveVoices(deviceVoice)
  speak(['Primeiro.'], { distant: false, onEnd })
  speak(['Segundo.'], { distant: false, onEnd })
  expect(endings).toEqual(['stopped'])
  expect(speech.said).toEqual(['Primeiro.'])
  vi.advanceTimersByTime(80)
  expect(speech.said).toEqual(['Primeiro.', 'Segundo.'])
  // The first one tells late that it was interrupted.
  speech.fail('interrupted', speech.utterances[0])
  expect(endings).toEqual(['stopped'])
  speech.end()
  expect(endings).toEqual(['stopped', 'finished'])
})

test('of two silences the later one is waited out', () => {
  const speech = giveVoices(deviceVoice)
  speak(['Primeiro.'], { distant: false, onEnd })
  stopSpeaking()
  vi.advanceTimersByTime(60)
  speak([text], { distant: false })
  // Another page's voice is silenced with it.
  speech.speaking = true
  stopSpeaking()
  vi.advanceTimersByTime(40)
  speak(['Segundo.'], { distant: false, onEnd })
  expect(speech.said).toEqual(['Primeiro.'])
  vi.advanceTimersByTime(80)
  expect(speech.said).toEqual(['Primeiro.', 'Segundo.'])
})

test('a passage whose end nobody tells is given up, and the next one is said', async () => {
  const speech = giveVoices(deviceVoice)
  speak([text], { distant: false, onEnd })
  // The one that was given up tells of its interruption in between.
  await vi.advanceTimersByTimeAsync(5000 + 140 * 21)
  expect(speech.cancelled).toBe(1)
  await vi.advanceTimersByTimeAsync(80)
  expect(speech.said).toEqual(['O rio nasce na serra.', 'Ele deságua no mar.'])
  expect(endings).toEqual([])
})

test('a voice that does not come gives way to the next, and one from elsewhere only where that was agreed to', () => {
  const other = { ...deviceVoice, lang: 'pt-PT', name: 'outra do aparelho' }
  for (const [distant, voices] of [
    [false, ['do aparelho', 'outra do aparelho']],
    [true, ['do aparelho', 'outra do aparelho', 'de outro lugar']],
  ] as const) {
    endings = []
    const speech = giveVoices(distantVoice, other, deviceVoice)
    speak(['Um texto.'], { distant, onEnd })
    for (const _ of voices) speech.fail('voice-unavailable')
    expect(speech.utterances.map(({ voice }) => voice?.name)).toEqual(voices)
    expect(endings).toEqual(['failed'])
  }
})

test('a page that may not speak says so at once, and without speech nothing is waited for', () => {
  const speech = giveVoices(deviceVoice, { ...deviceVoice, lang: 'pt-PT' })
  speak([text], { distant: false, onEnd })
  speech.fail('not-allowed')
  expect(speech.utterances).toHaveLength(1)
  vi.stubGlobal('speechSynthesis', undefined)
  speak([text], { distant: true, onEnd })
  expect(endings).toEqual(['failed', 'failed'])
})

test('a page that is left falls silent', () => {
  const speech = giveVoices(deviceVoice)
  speak([text], { distant: false, onEnd })
  dispatchEvent(new Event('pagehide'))
  expect(speech.cancelled).toBe(1)
  expect(endings).toEqual(['stopped'])
})
