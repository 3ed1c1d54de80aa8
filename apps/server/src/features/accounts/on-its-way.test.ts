import { expect, test } from 'vitest'
import { onItsWay } from './on-its-way.ts'

test('an e-mail in the queue is on its way, and has not been sent', () => {
  expect(onItsWay({ smtpUrl: 'smtp://correio.example' }, 'um link', 'ana@casa.example')).toBe(
    'Estamos enviando um link para ana@casa.example.',
  )
})

test('without a mail server nobody is told that it comes', () => {
  expect(onItsWay({}, 'um link', 'ana@casa.example')).toBe(
    'Aqui não há servidor de email: peça um link a quem cuida do sistema.',
  )
})
