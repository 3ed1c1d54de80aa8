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

test.each([
  ['denied', 503, 'A Capivira está sem permissão no armazenamento de arquivos. Avise quem cuida dela na sua escola.'],
  ['full', 507, 'Não há mais espaço no servidor para guardar isto. Avise quem cuida da Capivira na sua escola.'],
] as const)('a file store that is %s promises nothing for the next moment', async (reason, status, message) => {
  const app = Fastify()
  answerErrors(app)
  app.get('/', () => {
    throw new StoreAway('O armazenamento…', { reason })
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }])
})

test('a database without room says that nothing more can be kept', async () => {
  const app = Fastify()
  answerErrors(app)
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
  app.get('/', () => {
    throw new Error('Failed query', { cause: full })
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json()]).toEqual([
    507,
    { message: 'Não há mais espaço no servidor para guardar isto. Avise quem cuida da Capivira na sua escola.' },
  ])
})

test('a database that takes no changes says so, and that nothing was kept', async () => {
  const app = Fastify()
  answerErrors(app)
  const refused = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' })
  app.get('/', () => {
    throw new Error('Failed query', { cause: refused })
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '30',
    {
      message:
        'O banco de dados só aceita leitura agora, e nada pode ser guardado. Avise quem cuida da Capivira na ' +
        'sua escola.',
    },
  ])
})

test('a disk that may only be read says that somebody has to look, and a fault elsewhere stays one', async () => {
  const ask = async (error: object) => {
    const app = Fastify()
    answerErrors(app)
    app.get('/', () => {
      throw Object.assign(new Error('open failed'), error)
    })
    return (await app.inject('/')).statusCode
  }
  const path = '/srv/arquivos/incoming/x.part'
  expect(await ask({ code: 'EROFS', syscall: 'open', path })).toBe(503)
  expect(await ask({ code: 'EACCES', syscall: 'open', path })).toBe(503)
  expect(await ask({ code: 'EACCES', syscall: 'spawn' })).toBe(500)
  expect(await ask({ code: 'ENOENT', syscall: 'open', path })).toBe(500)
})
