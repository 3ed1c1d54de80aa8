import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let database: TestDatabase
let dataFolder: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'capivira-main-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'error',
      // As `npm start` has it: what one of them compiled the next one finds.
      NODE_COMPILE_CACHE: inject('compileCache'),
      ...env,
    },
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function healthy(port: number): Promise<void> {
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(ask, { timeout: 90_000, interval: 50 })
}

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  return code
}

test('both roles in one process answer, and end cleanly when asked to', async () => {
  const port = await freePort()
  const child = start([], { PORT: String(port) })
  await healthy(port)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
})

test.each(['--server', '--worker'])('%s ends when the process that started it is gone', async role => {
  const port = await freePort()
  const child = start([role], { PORT: String(port) })
  if (role === '--server') await healthy(port)
  child.disconnect()
  expect(await ended(child)).toBe(0)
})

test('a port that is taken is told in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const child = start(['--server'], { PORT: String(port) })
  const said = child.stderr ? text(child.stderr) : ''
  expect(await ended(child)).toBe(1)
  expect(await said).toContain(`A porta ${port} já está em uso por outro programa.`)
  other.close()
})

test('no database is told in a sentence', async () => {
  const child = start([], { DATABASE_URL: '' })
  const said = child.stderr ? text(child.stderr) : ''
  expect(await ended(child)).toBe(1)
  expect(await said).toBe('\nFalta DATABASE_URL. Para usar o banco de dados embutido: npm start.\n\n')
})
