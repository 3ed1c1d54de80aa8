import { expect, test } from 'vitest'
import { chooseVoice, spoken } from './speech.ts'

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  lang,
  localService,
  name: lang,
  voiceURI: lang,
  default: false,
})

test('a Brazilian voice goes before others that speak Portuguese, one on the device before one over the network', () => {
  expect(chooseVoice([voice('en-US'), voice('pt-PT'), voice('pt_BR', false), voice('pt-BR')])?.lang).toBe('pt-BR')
  expect(chooseVoice([voice('pt-PT'), voice('pt_BR', false)])?.lang).toBe('pt_BR')
  expect(chooseVoice([voice('en-US'), voice('pt-PT')])?.lang).toBe('pt-PT')
})

test('without a Portuguese voice nothing is read', () => {
  expect(chooseVoice([voice('en-US'), voice('es-ES')])).toBeUndefined()
  expect(chooseVoice([])).toBeUndefined()
})

test('a blank is said as such', () => {
  expect(spoken('A capital é _____.')).toBe('A capital é , lacuna, .')
})
