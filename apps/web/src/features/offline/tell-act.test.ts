import { expect, test } from 'vitest'
import { KeptError, keptSentence } from './tell-act.ts'

const never = () => new Promise<void>(() => {})

test('of what the server could not take it is said that it is kept and will be sent again', () => {
  expect(keptSentence({ why: 'server', inPage: false })).toBe(
    'O servidor não respondeu; está guardado e será enviado de novo.',
  )
})

test('its own reason comes before, and so does what the person has to do', () => {
  expect(keptSentence({ why: 'server', inPage: false, said: 'Muitas tentativas.' })).toBe(
    'Muitas tentativas. O que você fez está guardado neste aparelho e será enviado assim que der.',
  )
  expect(keptSentence({ why: 'signed-out', inPage: false })).toBe(
    'Sua sessão terminou. O que você fez está guardado neste aparelho e será enviado quando você entrar de novo.',
  )
  expect(keptSentence({ why: 'server', inPage: true })).toContain('não feche esta página')
})

test('only what waits for the network is left to the strip', () => {
  expect(new KeptError('x', 'network', never).inStrip).toBe(true)
  expect(new KeptError('x', 'server', never).inStrip).toBe(false)
})
