import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { StoreAway } from './files.ts'

const connectionRefused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })

test.each([
  ['the file store', new StoreAway('a.pdf', { cause: connectionRefused }), 'O armazenamento de arquivos'],
  ['the database', connectionRefused, 'O banco de dados'],
])('%s that does not answer is named', async (_, error, name) => {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { message: `${name} não está respondendo. Tente de novo em instantes.` },
  ])
})
