import { expect, test } from 'vitest'
import { mailbox, maskedEmail, sameMailbox } from './mailbox.ts'

test.each([
  ['ana@casa.example', 'ana@casa.example'],
  ['ana+mae@casa.example', 'ana@casa.example'],
  ['ana+mae+2@casa.example', 'ana@casa.example'],
  ['ana.souza@casa.example', 'ana.souza@casa.example'],
  ['ana.souza@gmail.com', 'anasouza@gmail.com'],
  ['a.n.a.souza+mae@googlemail.com', 'anasouza@gmail.com'],
])('%s is read at %s', (email, box) => {
  expect(mailbox(email)).toBe(box)
})

test('a mailbox is somebody’s, a domain is not', () => {
  expect(sameMailbox('ana@gmail.com', 'a.na+mae@gmail.com')).toBe(true)
  expect(sameMailbox('ana@gmail.com', 'rosa@gmail.com')).toBe(false)
  expect(sameMailbox('ana@casa.example', 'an.a@casa.example')).toBe(false)
  expect(sameMailbox('ana@casa.example', 'ana@outra.example')).toBe(false)
})

test('a masked address tells whose it is to who knows it', () => {
  expect(maskedEmail('rosa@casa.example')).toBe('r•••@casa.example')
})
