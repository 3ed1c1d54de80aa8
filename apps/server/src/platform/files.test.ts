import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../../test/fake-s3.ts'
import { checkFileStore, type FileStore, MissingFile, openFileStore, StoreAway } from './files.ts'
import type { Storage } from './settings.ts'

let dataFolder: string
let fake: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'capivira-files-'))
  fake = await startFakeS3('escola')
})
afterAll(async () => {
  fake.server.close()
  await rm(dataFolder, { recursive: true, force: true })
})

const kinds: [string, () => Storage][] = [
  ['folder', () => ({ kind: 'folder', folder: join(dataFolder, 'files') })],
  [
    's3',
    () => ({
      kind: 's3',
      bucket: 'escola',
      prefix: '',
      endpoint: fake.endpoint,
      accessKeyId: 'chave',
      secretAccessKey: 'segredo',
    }),
  ],
]

const [a, b, c] = ['a', 'b', 'c'].map(letter => `${letter.repeat(8)}-0000-4000-8000-000000000000`)
const [one, two] = [`${a}.pdf`, `${b}.pdf`]

describe.each(kinds)('files kept in a %s', (kind, storage) => {
  let files: FileStore
  beforeAll(async () => {
    files = await openFileStore({ storage: storage(), dataFolder: join(dataFolder, kind) })
  })
  async function keep(text: string, key: string): Promise<void> {
    const path = join(files.incoming, 'novo.part')
    await writeFile(path, text)
    await files.keep(path, key)
  }
  async function keys(): Promise<string[]> {
    const found: string[] = []
    for await (const { key } of files.list()) found.push(key)
    return found.sort()
  }

  test('what is kept can be opened, and nothing is left among the incoming', async () => {
    await keep('conteúdo', one)
    const { path, release } = await files.open(one)
    expect(await readFile(path, 'utf8')).toBe('conteúdo')
    await release()
    expect(await readdir(files.incoming)).toEqual([])
  })

  test('a key without a file is told apart from a failure', async () => {
    await expect(files.open('nada.pdf')).rejects.toThrow(MissingFile)
    expect(await readdir(files.incoming)).toEqual([])
  })

  test('files are listed with their age and removed one by one or by folder', async () => {
    await keep('um', two)
    await keep('dois', `pages/${b}/1.webp`)
    await keep('três', `pages/${c}/1.webp`)
    for (const theirs of ['contrato.pdf', 'pages/outra/1.png', 'backup/a.sql']) await keep('de outros', theirs)
    expect(await keys()).toEqual([one, two, `pages/${b}/1.webp`, `pages/${c}/1.webp`].sort())
    for await (const file of files.list()) expect((await file.modifiedAt()).getFullYear()).toBeGreaterThan(2025)
    await files.removeFolder(`pages/${b}`)
    await files.remove(two)
    await files.remove(two)
    expect(await keys()).toEqual([one, `pages/${c}/1.webp`])
  })

  test('the room on the disk is told', async () => {
    const { free, total } = await files.space()
    expect(free).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(free)
  })
})

test('people’s names in a folder are passed over, whatever they are', async () => {
  const folder = join(dataFolder, 'people')
  const files = await openFileStore({ storage: { kind: 'folder', folder }, dataFolder })
  const names = ['.htaccess', '1º ano.pdf', 'Tom & Ana.txt', 'ata~', 'pages', 'drawings']
  for (const name of names) await writeFile(join(folder, name), 'x')
  for await (const { key } of files.list()) expect(key).toBeUndefined()
})

test('a prefix is part of every key, and what lies beside it is not ours to list', async () => {
  const { endpoint, objects, server } = await startFakeS3('balde')
  const storage = { kind: 's3', bucket: 'balde', prefix: 'capivira/prod/', endpoint } as const
  const credentials = { accessKeyId: 'chave', secretAccessKey: 'segredo' }
  const files = await openFileStore({ storage: { ...storage, ...credentials }, dataFolder: join(dataFolder, 'prefix') })
  for (const key of [one, `pages/${b}/1.webp`, `outra/${one}`])
    objects.set(key, { body: Buffer.from('x'), modified: new Date() })
  const path = join(files.incoming, 'novo.part')
  await writeFile(path, 'texto')
  await files.keep(path, two)
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  expect(keys).toEqual([two])
  await files.remove(one)
  await files.removeFolder(`pages/${b}`)
  expect([...objects.keys()].sort()).toEqual([one, `capivira/prod/${two}`, `outra/${one}`, `pages/${b}/1.webp`].sort())
  server.close()
})

describe('an S3 store that nobody answers for', () => {
  const storage: Storage = {
    kind: 's3',
    bucket: 'escola',
    prefix: '',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  }

  test('is told when starting', async () => {
    await expect(checkFileStore({ storage })).rejects.toThrow(
      'Não foi possível usar o armazenamento de STORAGE_URL (balde escola em http://127.0.0.1:9): ninguém ' +
        'atende nesse endereço.',
    )
  })

  test('is told apart from a missing file, and a file on its way there stays', async () => {
    const files = await openFileStore({ storage, dataFolder: join(dataFolder, 'away') })
    const path = join(files.incoming, 'novo.part')
    await writeFile(path, 'texto')
    await expect(files.keep(path, 'a.pdf')).rejects.toThrow(StoreAway)
    await expect(files.open('a.pdf')).rejects.toThrow(StoreAway)
    await expect(files.remove('a.pdf')).rejects.toThrow(StoreAway)
    expect(await readdir(files.incoming)).toEqual(['novo.part'])
  })
})

test('a store that answers passes', async () => {
  for (const [, storage] of kinds) await expect(checkFileStore({ storage: storage() })).resolves.toBeUndefined()
})

test.each([
  ['PUT', 403, 'AccessDenied', 'a chave não pode gravar nesse balde'],
  ['PUT', 507, 'InsufficientStorage', 'não há mais espaço nele; libere espaço ou aumente a cota'],
  ['DELETE', 403, 'AccessDenied', 'a chave não pode apagar nesse balde'],
])('an S3 store that answers %s with %i is told when starting', async (method, status, code, sentence) => {
  const limited = await startFakeS3('escola')
  limited.refuse({ method, status, code })
  const storage = {
    kind: 's3',
    bucket: 'escola',
    prefix: '',
    endpoint: limited.endpoint,
    accessKeyId: 'c',
    secretAccessKey: 's',
  } as const
  expect(await checkFileStore({ storage })).toBe(
    `Não foi possível usar o armazenamento de STORAGE_URL (balde escola em ${limited.endpoint}): ${sentence}.`,
  )
  limited.server.close()
})

test('what is tried with a store does not stay in it', async () => {
  const tried = await startFakeS3('escola')
  await checkFileStore({
    storage: {
      kind: 's3',
      bucket: 'escola',
      prefix: '',
      endpoint: tried.endpoint,
      accessKeyId: 'c',
      secretAccessKey: 's',
    },
  })
  const paths = tried.requests.filter(one => one.startsWith('PUT') || one.startsWith('DELETE'))
  const [, key] = /^PUT \/escola\/([\w-]{36}\.pdf)/.exec(paths[0] ?? '') ?? []
  expect(key).toBeDefined()
  expect(paths.at(-1)).toContain(`DELETE /escola/${key}`)
  tried.server.close()
})

test('nothing is tried in a store that has an owner, unless wanted', async () => {
  const owned = await startFakeS3('escola')
  owned.objects.set('capivira-installation.json', { body: Buffer.from('{}'), modified: new Date() })
  const credentials = { accessKeyId: 'c', secretAccessKey: 's' }
  const storage: Storage = { kind: 's3', bucket: 'escola', prefix: '', endpoint: owned.endpoint, ...credentials }
  const written = () => owned.requests.filter(one => !one.startsWith('GET') && !one.startsWith('HEAD')).length
  expect(await checkFileStore({ storage })).toBeUndefined()
  expect(written()).toBe(0)
  expect(await checkFileStore({ storage }, true)).toBeUndefined()
  expect(written()).toBeGreaterThan(0)
  owned.server.close()
})

test('incoming files are closed to other users of the machine', async () => {
  const files = await openFileStore({ storage: { kind: 'folder', folder: join(dataFolder, 'closed') }, dataFolder })
  expect((await stat(files.incoming)).mode & 0o777).toBe(0o700)
})
