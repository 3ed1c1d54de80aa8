import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { startFakeSmtp } from '../../../test/fake-smtp.ts'
import { identityOf } from '../../platform/folder-identity.ts'
import { parseEnvironment } from '../../platform/settings.ts'
import { answersTo } from './answer.ts'
import { askAll, type Line } from './ask-all.ts'
import { lineOf } from './report.ts'
import { databaseQuestion, mailQuestion, modelQuestion, storageQuestion } from './service-questions.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'capivira-doctor-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function lines(env: Record<string, string>): Promise<string[]> {
  const all: Line[] = []
  for await (const line of askAll({ DATA_DIR: path.join(folder, 'dados'), PORT: '1', HOST: '127.0.0.1', ...env }))
    all.push(line)
  return all.map(lineOf)
}

describe('the database', () => {
  const ask = (databaseUrl?: string) =>
    answersTo(
      databaseQuestion({
        dataFolder: folder,
        schoolTimeZone: 'America/Sao_Paulo',
        ...(databaseUrl && { databaseUrl }),
      }),
    )

  test('tells what it is, and what the next start will do', async () => {
    const [answer] = await ask(database.url)
    expect(answer?.state).toBe('ok')
    expect(answer?.text).toMatch(/^PostgreSQL 18 de DATABASE_URL, até \d+ conexões; tabelas em dia$/)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from ' +
        'drizzle.__drizzle_migrations)',
    )
    expect((await ask(database.url))[0]?.text).toContain('1 atualizações das tabelas')
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
    expect(await ask(database.url)).toMatchObject([
      { state: 'fatal', text: expect.stringContaining('de uma versão mais nova') },
    ])
    await client.query('drop schema drizzle cascade')
    expect(await ask(database.url)).toMatchObject([
      { state: 'fatal', text: expect.stringContaining('tabelas de outro programa') },
    ])
    await client.query('drop schema public cascade; create schema public')
    expect((await ask(database.url))[0]?.text).toContain('as tabelas serão criadas')
    await client.end()
  })

  test('of one’s own that does not let us in, and the embedded one', async () => {
    const wrong = Object.assign(new URL(database.url), { password: 'errada' }).href
    expect(await ask(wrong)).toMatchObject([
      { state: 'fatal', text: expect.stringContaining('usuário ou senha recusados') },
    ])
    expect(await ask()).toEqual([
      { state: 'ok', text: `o embutido, que será criado em ${folder}/postgres no primeiro início` },
    ])
  })
})

test('the storage is tried: all is well, the key may not write, no room is left', async () => {
  const { endpoint, refuse, server } = await startFakeS3('balde')
  const settings = parseEnvironment({ STORAGE_URL: `s3://chave:segredo@balde?endpoint=${endpoint}` })
  const ask = () => answersTo(storageQuestion(settings))
  expect(await ask()).toEqual([
    { state: 'ok', text: 'no balde balde (um arquivo de teste foi gravado, lido e apagado)' },
  ])
  refuse({ method: 'PUT', status: 403, code: 'AccessDenied' })
  expect(await ask()).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('a chave não pode gravar nesse balde') },
  ])
  refuse({ method: 'PUT', status: 507, code: 'X' })
  expect(await ask()).toMatchObject([{ state: 'wrong', text: expect.stringContaining('não há mais espaço nele') }])
  refuse({ method: 'GET', status: 403, code: 'InvalidAccessKeyId' })
  expect(await ask()).toMatchObject([{ state: 'fatal', text: expect.stringContaining('a chave não foi aceita') }])
  server.close()
})

describe('a storage that bears the mark of an installation', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  let ours: TestDatabase
  beforeAll(async () => {
    ours = await createTestDatabase()
  })
  afterAll(() => ours.drop())
  const claim = { installation: id, number: 4, nonce: 'palavra' }

  /** What is said of a bucket and of a folder with this mark, and whether anything was written there. */
  async function said(databaseUrl?: string) {
    const { endpoint, objects, requests, server } = await startFakeS3('balde')
    const own = path.join(folder, 'armazem')
    await mkdir(own, { recursive: true })
    const mark = (place: object) => JSON.stringify({ ...claim, place })
    objects.set('capivira-installation.json', {
      body: Buffer.from(mark({ kind: 's3', bucket: 'balde', prefix: '' })),
      modified: new Date(),
    })
    await writeFile(path.join(own, 'capivira-installation.json'), mark({ kind: 'folder', folder: identityOf(own) }))
    const before = (await stat(own)).mtimeMs
    const ask = async (STORAGE_URL: string) => {
      const env = {
        DATA_DIR: path.join(folder, 'dados'),
        STORAGE_URL,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }
      const [answer] = await answersTo(storageQuestion(parseEnvironment(env)))
      return [answer?.state, answer?.text]
    }
    const bucket = await ask(`s3://chave:segredo@balde?endpoint=${endpoint}`)
    const file = await ask(pathToFileURL(own).href)
    server.close()
    const written = requests.some(one => /^(?:PUT|DELETE)/.test(one)) || (await stat(own)).mtimeMs !== before
    await rm(own, { recursive: true })
    return { bucket, file, written }
  }

  async function known(row: string): Promise<void> {
    const client = new pg.Client({ connectionString: ours.url })
    await client.connect()
    await client.query('delete from installation')
    if (row) await client.query(`insert into installation (id, number, nonce) values (${row})`)
    await client.end()
  }

  test('of another one is only read, and told what it is', async () => {
    await known(`'22222222-2222-4222-8222-222222222222', 1, 'outra'`)
    expect(await said(ours.url)).toEqual({
      bucket: ['note', expect.stringContaining(`pertence a outra instalação da Capivira. Nada é gravado`)],
      file: ['note', expect.stringContaining(`STORAGE_ADOPT=${id}`)],
      written: false,
    })
  })

  test('while the database does not tell who asks is only read', async () => {
    expect(await said()).toEqual({
      bucket: ['ok', expect.stringContaining('no balde balde (só foi lido')],
      file: ['ok', expect.stringContaining('armazem (só foi lido')],
      written: false,
    })
  })

  test('of this one is tried', async () => {
    await known(`'${id}', 4, 'palavra'`)
    expect(await said(ours.url)).toEqual({
      bucket: ['ok', 'no balde balde (um arquivo de teste foi gravado, lido e apagado)'],
      file: ['ok', `na pasta ${path.join(folder, 'armazem')}`],
      written: true,
    })
  })
})

test('the mail server is asked, and sent nothing', async () => {
  const smtp = await startFakeSmtp({ auth: true, answers: { AUTH: '535 5.7.8 no' } })
  const ask = (smtpUrl?: string) => answersTo(mailQuestion({ dataFolder: '/d', ...(smtpUrl && { smtpUrl }) }))
  expect(await ask(`smtp://127.0.0.1:${smtp.port}`)).toEqual([
    { state: 'ok', text: 'o servidor 127.0.0.1 atende e aceita a Capivira (nada foi enviado)' },
  ])
  expect(await ask(`smtp://ana:segredo@127.0.0.1:${smtp.port}`)).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('usuário ou senha recusados') },
  ])
  expect(smtp.received).toEqual([])
  smtp.server.close()
  expect(await ask()).toEqual([
    { state: 'ok', text: 'sem SMTP_URL: as mensagens ficam em /d/outbox, para alguém entregar' },
  ])
})

describe('the language model', () => {
  /** What is said of a service that answers these addresses so. */
  async function said(answers: Record<string, [number, string]>, more: Record<string, string> = {}): Promise<unknown> {
    const keys: (string | undefined)[] = []
    const server = createServer((request, response) => {
      keys.push(request.headers.authorization)
      const [status, text] = answers[request.url ?? ''] ?? [404, '{}']
      response.writeHead(status).end(text)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'modelo-1', AI_API_KEY: 'chave', ...more }
    const answer = await answersTo(
      modelQuestion(parseEnvironment({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, ...env })),
    )
    server.close()
    expect(new Set(keys)).toEqual(new Set(['Bearer chave']))
    return answer[0]
  }
  const unknown = {
    state: 'wrong',
    text: expect.stringContaining('o modelo modelo-1 (AI_MODEL) não existe nesse endereço'),
  }

  test.each<[string, Record<string, [number, string]>, unknown]>([
    [
      'knows the model',
      { '/v1/models/modelo-1': [200, '{}'] },
      { state: 'ok', text: expect.stringContaining('modelo-1, em 127.0.0.1') },
    ],
    ['lists it', { '/v1/models': [200, '{"data":[{"id":"modelo-1"}]}'] }, expect.objectContaining({ state: 'ok' })],
    [
      'lists it with a tag',
      { '/v1/models': [200, '{"data":[{"id":"modelo-1:latest"}]}'] },
      expect.objectContaining({ state: 'ok' }),
    ],
    ['lists others', { '/v1/models': [200, '{"data":[{"id":"modelo-12"}]}'] }, unknown],
    ['tells nothing of its models', {}, expect.objectContaining({ state: 'ok' })],
    [
      'refuses the key',
      { '/v1/models/modelo-1': [401, '{}'] },
      { state: 'wrong', text: expect.stringContaining('a chave (AI_API_KEY) foi recusada (resposta 401)') },
    ],
    [
      'is in trouble',
      { '/v1/models/modelo-1': [500, ''] },
      { state: 'wrong', text: expect.stringContaining('o serviço está com problemas (resposta 500)') },
    ],
  ])('%s', async (_, answers, expected) => {
    expect(await said(answers)).toEqual(expected)
  })

  test('is not missed where none is wanted', async () => {
    expect(await answersTo(modelQuestion({}))).toEqual([
      { state: 'ok', text: 'nenhum: quem escreve é o gerador embutido' },
    ])
  })
})

test('wrong settings are told one by one, and nothing else is asked', async () => {
  expect(await lines({ PORT: 'x', DATABASE_URL: 'postgresql://u:p@ss#w@host/db' })).toEqual([
    'ERRO   Configuração: PORT deve ser um número inteiro de 1 a 65535 (está "x").',
    'ERRO   Configuração: DATABASE_URL: há um # no usuário ou na senha; nesse lugar ele é escrito %23. Do mesmo ' +
      'modo, / é %2F, ? é %3F, # é %23, @ é %40 e % é %25.',
  ])
})

test('everything is asked in the order of a start, a line each', async () => {
  const all = await lines({ PORT: '4999' })
  expect(all.map(line => line.slice(7).split(':')[0])).toEqual(
    expect.arrayContaining(['Node', 'Pasta de dados', 'Espaço em disco', 'Porta', 'Endereço do site', 'Proxies']),
  )
  const about = all.map(line => line.slice(7).split(':')[0] ?? '')
  expect(about.filter(one => ['Banco de dados', 'Arquivos', 'E-mail', 'Modelo de linguagem'].includes(one))).toEqual([
    'Banco de dados',
    'Arquivos',
    'E-mail',
    'Modelo de linguagem',
  ])
  for (const line of all) expect(line).toMatch(/^(?:ok {3}|aviso|ERRO ) {2}[^\n]+$/)
})

const signs = '/?#@:%+&=;,!$*()[] \'"<>\\^`{|}~'
const secret = fc
  .string({ unit: fc.constantFrom(...signs, ...'Kz7q'), minLength: 6, maxLength: 20 })
  .filter(text => text.trim() === text)

test('no password is told, whatever its signs, escaped or not, whatever is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(secret, fc.boolean(), async (password, isEscaped) => {
      const written = isEscaped ? encodeURIComponent(password) : password
      const told = await lines({
        PORT: '4999',
        DATABASE_URL: `postgresql://usuario:${written}@127.0.0.1:9/capivira`,
        STORAGE_URL: `s3://chave:${written}@balde?endpoint=http://127.0.0.1:9`,
        SMTP_URL: `smtp://usuario:${written}@127.0.0.1:9`,
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'm',
        AI_BASE_URL: 'http://127.0.0.1:9/v1',
        AI_API_KEY: password.replaceAll(' ', '_'),
        SESSION_SECRET: password.repeat(6),
        TEACHER_SECRET: password.repeat(2),
      })
      const parts = [password, written, ...password.split(/[/?#@:]/)].filter(part => part.length > 3)
      for (const line of told) for (const part of parts) expect(line).not.toContain(part)
    }),
    { numRuns: 15 },
  )
})
