import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { askBeforeBuilding } from './before-building.ts'
import { takeInstanceLock } from './platform/instance-lock.ts'
import { prepareDataFolder } from './platform/launcher/data-folder.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'capivira-before-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

/** What is said before anything is built, the refusal last. */
async function said(env: Record<string, string>, args: string[] = []): Promise<string[]> {
  const sentences: string[] = []
  const quiet = { DATA_DIR: path.join(place, 'dados'), HOST: '127.0.0.1', PORT: '4299', ...env }
  await askBeforeBuilding(args, quiet, sentence => sentences.push(sentence)).catch((error: Error) =>
    sentences.push(`${error.name}: ${error.message.split('\n')[0]}`),
  )
  return sentences
}

test('where nothing is wrong, nothing is said, and nothing is made', async () => {
  expect(await said({ DATABASE_URL: inject('testDatabaseUrl') })).toEqual([])
  expect(await readdir(place)).toEqual([])
})

test('a setting that will not do, and an argument', async () => {
  expect(await said({ TEACHER_SECRET: 'cinco' })).toEqual([
    'StartupProblem: TEACHER_SECRET deve ter pelo menos 8 caracteres.',
  ])
  expect(await said({}, ['--sever'])).toEqual(['StartupProblem: Opção desconhecida: --sever'])
})

test('a port that another program has, which only a server needs', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const PORT = String(typeof bound === 'object' && bound ? bound.port : 0)
  expect(await said({ PORT })).toEqual([
    expect.stringContaining(`StartupProblem: A porta ${PORT} já está em uso por outro programa.`),
  ])
  expect(await said({ PORT }, ['--worker'])).toEqual([])
  server.close()
})

test('another instance with the same folder, unless it is about to end', async () => {
  const dataFolder = path.join(place, 'dados')
  await prepareDataFolder(dataFolder)
  const lock = await takeInstanceLock(dataFolder)
  lock.note({})
  expect(await said({})).toEqual([
    expect.stringContaining(`StartupProblem: A Capivira já está em execução com a pasta de dados ${dataFolder}`),
  ])
  lock.note({ stopping: true })
  expect(await said({})).toEqual([])
  lock.release()
})

test('a database that refuses for good stops here; one that may only be starting is told of', async () => {
  const wrong = Object.assign(new URL(inject('testDatabaseUrl')), { password: 'errada' }).href
  expect(await said({ DATABASE_URL: wrong })).toEqual([
    expect.stringContaining('StartupProblem: Não foi possível usar o banco de dados de DATABASE_URL'),
  ])
  const [note, ...more] = await said({
    DATABASE_URL: 'postgresql://ana:segredo@127.0.0.1:9/escola',
    STORAGE_URL: 's3://chave:segredo@balde?endpoint=http://127.0.0.1:9',
  })
  expect(note).toContain('Atenção: Não foi possível usar o banco de dados de DATABASE_URL (127.0.0.1:9/escola)')
  expect(more).toEqual([expect.stringContaining('Atenção: Não foi possível usar o armazenamento de STORAGE_URL')])
})
