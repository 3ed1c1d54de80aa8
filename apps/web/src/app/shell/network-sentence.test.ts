import { expect, test } from 'vitest'
import { networkSentence } from './network-sentence.ts'

const nothing = { pending: 0, studies: true }

test('all is well: nothing is said', () => {
  expect(networkSentence('here', nothing)).toBeNull()
})

test.each([
  ['here', 2, '2 respostas guardadas neste aparelho; enviando assim que der.'],
  ['offline', 1, 'Você está sem internet. 1 resposta guardada neste aparelho: será enviada quando ela voltar.'],
  [
    'away',
    6,
    'O servidor da Capivira não está respondendo. 6 respostas guardadas neste aparelho: serão enviadas quando ' +
      'ele voltar.',
  ],
  [
    'foreign',
    6,
    'A rede está respondendo no lugar da Capivira: um Wi-Fi que pede para entrar, ou um filtro. 6 respostas ' +
      'guardadas neste aparelho: serão enviadas quando a Capivira responder.',
  ],
] as const)('%s with %i acts that wait', (reach, pending, sentence) => {
  expect(networkSentence(reach, { pending, studies: true })).toBe(sentence)
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
