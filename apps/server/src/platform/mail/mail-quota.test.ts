import { expect, test } from 'vitest'
import { mailProblem } from './mail-problem.ts'

const refused = (command: string, response: string) =>
  mailProblem(
    Object.assign(new Error('refused'), {
      code: 'EENVELOPE',
      command,
      responseCode: Number(response.slice(0, 3)),
      response,
    }),
    'smtp://u:p@smtp.escola.example:587',
  )

test.each([
  ['MAIL FROM', '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to'],
  ['DATA', '550-5.4.5 Daily sending quota exceeded'],
  ['RCPT TO', '554 5.7.1 Hourly limit exceeded for this account'],
  ['DATA', '552 Message rate limit exceeded'],
  ['RCPT TO', '550 Daily recipient limit exceeded'],
])('%s: %s is tried again later', (command, response) => {
  const { isFinal, message } = refused(command, response)
  expect(isFinal).toBe(false)
  expect(message).toMatch(/o limite de mensagens foi atingido \(resposta 55\d/)
})

test.each([
  ['RCPT TO', '550 5.1.1 User unknown'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '552 5.2.2 Recipient quota exceeded'],
  ['RCPT TO', '550 5.2.2 recipient limit: mailbox is full'],
  ['RCPT TO', '552 5.2.3 Message limit of this mailbox exceeded'],
  ['RCPT TO', '552 Recipient quota exceeded'],
  ['DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['RCPT TO', '550 5.7.1 Relaying denied'],
])('%s: %s is the last word', (command, response) => {
  expect(refused(command, response).isFinal).toBe(true)
})
