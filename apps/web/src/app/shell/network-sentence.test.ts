import { expect, test } from 'vitest'
import { networkSentence } from './network-sentence.ts'

const nothing = { pending: 0, studies: true }

test('all is well: nothing is said', () => {
  expect(networkSentence('here', nothing)).toBeNull()
})

test.each([
  ['here', true, 'O que você fez está guardado neste aparelho; enviando assim que der.'],
  ['here', false, '2 mudanças guardadas neste aparelho; enviando assim que der.'],
  [
    'offline',
    true,
    'Você está sem internet. O que você fez está guardado neste aparelho e será enviado quando ela voltar.',
  ],
  [
    'away',
    false,
    'O servidor da Capivira não está respondendo. 2 mudanças guardadas neste aparelho: serão enviadas quando ' +
      'ele voltar.',
  ],
  [
    'foreign',
    true,
    'A rede está respondendo no lugar da Capivira: um Wi-Fi que pede para entrar, ou um filtro. O que você fez ' +
      'está guardado neste aparelho e será enviado quando a Capivira responder.',
  ],
] as const)('%s with acts that wait (a pupil’s: %s)', (reach, isPupil, sentence) => {
  expect(networkSentence(reach, { pending: 2, studies: true, isPupil })).toBe(sentence)
})

test('that study is kept is said only where it is', () => {
  expect(networkSentence('away', nothing)).toBe(
    'O servidor da Capivira não está respondendo. O que você baixou continua aqui, e o que você estudar será ' +
      'enviado quando ele voltar.',
  )
  expect(networkSentence('away', { pending: 0, studies: false })).toBe(
    'O servidor da Capivira não está respondendo. Algumas coisas podem não funcionar até ele voltar.',
  )
  expect(networkSentence('offline', { pending: 0, studies: false })).toBe(
    'Você está sem internet. Algumas coisas podem não funcionar até ela voltar.',
  )
})
