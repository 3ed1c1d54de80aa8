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
    () => ({ kind: 's3', bucket: 'escola', endpoint: fake.endpoint, accessKeyId: 'chave', secretAccessKey: 'segredo' }),
  ],
]

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
    await keep('conteúdo', 'a.pdf')
    const { path, release } = await files.open('a.pdf')
    expect(await readFile(path, 'utf8')).toBe('conteúdo')
    await release()
    expect(await readdir(files.incoming)).toEqual([])
  })

  test('a key without a file is told apart from a failure', async () => {
    await expect(files.open('nada.pdf')).rejects.toThrow(MissingFile)
    expect(await readdir(files.incoming)).toEqual([])
  })

  test('files are listed with their age and removed one by one or by folder', async () => {
    await keep('um', 'b.pdf')
    await keep('dois', 'pages/b/1.webp')
    await keep('três', 'pages/c/1.webp')
    expect(await keys()).toEqual(['a.pdf', 'b.pdf', 'pages/b/1.webp', 'pages/c/1.webp'])
    for await (const file of files.list()) expect((await file.modifiedAt()).getFullYear()).toBeGreaterThan(2025)
    await files.removeFolder('pages/b')
    await files.remove('b.pdf')
    await files.remove('b.pdf')
    expect(await keys()).toEqual(['a.pdf', 'pages/c/1.webp'])
  })

  test('the room on the disk is told', async () => {
    const { free, total } = await files.space()
    expect(free).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(free)
  })
})

describe('an S3 store that nobody answers for', () => {
  const storage: Storage = {
    kind: 's3',
    bucket: 'escola',
    endpoint: 'http://127.0.0.1:9',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  }

  test('is told when starting', async () => {
    await expect(checkFileStore({ storage })).rejects.toThrow(
      'Não foi possível usar o armazenamento de STORAGE_URL (balde escola em http://127.0.0.1:9): ninguém atende nesse endereço.',
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
    storage: { kind: 's3', bucket: 'escola', endpoint: tried.endpoint, accessKeyId: 'c', secretAccessKey: 's' },
  })
  const paths = tried.requests.filter(one => one.startsWith('PUT') || one.startsWith('DELETE'))
  const [, key] = /^PUT \/escola\/([\w-]{36}\.pdf)/.exec(paths[0] ?? '') ?? []
  expect(key).toBeDefined()
  expect(paths.at(-1)).toContain(`DELETE /escola/${key}`)
  tried.server.close()
})

test('incoming files are closed to other users of the machine', async () => {
  const files = await openFileStore({ storage: { kind: 'folder', folder: join(dataFolder, 'closed') }, dataFolder })
  expect((await stat(files.incoming)).mode & 0o777).toBe(0o700)
})
