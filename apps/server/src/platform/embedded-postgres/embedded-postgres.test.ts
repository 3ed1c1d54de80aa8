import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roomyFolder } from '../../../test/roomy-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processesOf } from './leftovers.ts'

const MODULE = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))
/** A process of its own that starts the database, says its address and stays. */
const HOLD = `
  const { startEmbeddedPostgres } = await import(process.argv[1])
  const postgres = await startEmbeddedPostgres({ folder: process.argv[2] })
  console.log(postgres.url)
  setInterval(() => {}, 1000)`

let place: string
let folder: string
const running: EmbeddedPostgres[] = []
const processes: ChildProcess[] = []

beforeEach(() => {
  place = roomyFolder()
  folder = path.join(place, 'postgres')
})
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map(postgres => postgres.stop()))
  await rm(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder })
  running.push(postgres)
  return postgres
}

/** A cluster that was stopped as it should be: to make one takes a second of the processor, to copy it a tenth. */
let made: string
/** What is asked of it as it was made, at its first start. */
let atFirst: { found: unknown; strangers: string[]; mode: number }
beforeAll(async () => {
  made = roomyFolder()
  const begun = path.join(made, 'postgres')
  const postgres = await startEmbeddedPostgres({ folder: begun })
  atFirst = { ...(await lookAt(postgres.url)), mode: (await stat(begun)).mode & 0o777 }
  await postgres.stop()
})
afterAll(() => rm(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

/** What a new database is like, and what those are told who come without its password. */
async function lookAt(url: string): Promise<{ found: unknown; strangers: string[] }> {
  const [found] = await query(
    url,
    `SELECT current_user AS role, current_database() AS name, current_setting('server_encoding') AS encoding,
            current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser, lower('ÇÃO') AS lower,
            (SELECT string_agg(name, ' ' ORDER BY name COLLATE "pt-BR-x-icu")
               FROM unnest(ARRAY['Zé', 'Ágata', 'bola', 'Ana', 'Êneas']) AS name) AS sorted`,
  )
  const stranger = new URL(url)
  stranger.password = 'errada'
  const told = async () => {
    try {
      await query(stranger.href, 'SELECT 1')
      return 'let in'
    } catch (error) {
      return String(error)
    }
  }
  const strangers = [await told()]
  stranger.username = 'postgres'
  return { found, strangers: [...strangers, await told()] }
}

/** For tests that are about what comes after the first start. */
const copyMade = () => cp(path.join(made, 'postgres'), folder, { recursive: true })

async function startMade(): Promise<EmbeddedPostgres> {
  await copyMade()
  return start()
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Kills a program, unless it ended by itself since it was seen: those of a first start live for an instant. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

describe('a first start', () => {
  test('gives a database of our own role, which is no superuser, in UTF-8 and with fsync', () => {
    expect(atFirst.found).toEqual({
      role: 'capivira',
      name: 'capivira',
      encoding: 'UTF8',
      fsync: 'on',
      addresses: '',
      superuser: false,
      lower: 'ção',
      sorted: 'Ágata Ana bola Êneas Zé',
    })
  })

  test('lets nobody in without the password, the superuser included', () => {
    expect(atFirst.strangers).toHaveLength(2)
    for (const told of atFirst.strangers) expect(told).toMatch(/password authentication failed/)
    expect(atFirst.mode).toBe(0o700)
  })

  test.each([
    ['when its folder appears', () => drafts().length > 0],
    ['when its first file appears', () => drafts().some(draft => existsSync(path.join(place, draft, 'PG_VERSION')))],
    ['when its server is filled', () => drafts().some(draft => existsSync(path.join(place, draft, 'base/5')))],
    ['when it is complete', () => existsSync(folder)],
  ])('killed %s leaves nothing in the way of the next', async (_, moment) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, MODULE, folder], { stdio: 'ignore' })
    processes.push(child)
    while (!moment()) await sleep(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(readdirSync(place)).toEqual(['postgres'])
  })

  test('removes what a program that ended late has written beside it', async () => {
    const starting = start()
    while (drafts().length === 0) await sleep(1)
    await mkdir(path.join(place, 'postgres.new-late/base'), { recursive: true })
    await starting
    expect(readdirSync(place)).toEqual(['postgres'])
  })

  test('whose programs are killed is begun again', async () => {
    const starting = start()
    while (!drafts().some(draft => existsSync(path.join(place, draft, 'PG_VERSION')))) await sleep(1)
    for (const pid of processesOf(folder)) kill(pid)
    const { url } = await starting
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(readdirSync(place)).toEqual(['postgres'])
  })
})

function drafts(): string[] {
  return readdirSync(place).filter(name => name.startsWith('postgres.new-'))
}

describe('what was written', () => {
  test('survives a stop and the next start, at which the socket of the last one is gone', async () => {
    const first = await startMade()
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const socket = new URL(first.url).searchParams.get('host') ?? ''
    expect(existsSync(socket)).toBe(true)
    await first.stop()
    expect(existsSync(socket)).toBe(false)
    expect(processesOf(folder)).toEqual([])
    const second = await start()
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  test('survives a killed server, which is restarted at the same address', async () => {
    const postgres = await startMade()
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    process.kill(await postmasterPid(), 'SIGKILL')
    await postgres.ended()
    await postgres.restart()
    expect(await query(postgres.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  test('survives a stop in the middle of a recovery', async () => {
    const postgres = await startMade()
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    const postmaster = await postmasterPid()
    const [helper] = processesOf(folder).filter(pid => pid !== postmaster)
    if (helper) process.kill(helper, 'SIGKILL')
    await postgres.stop()
    expect(processesOf(folder)).toEqual([])
    const { url } = await start()
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  test('survives the killed process that had started the server', async () => {
    await copyMade()
    const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, MODULE, folder], { stdio: 'pipe' })
    processes.push(child)
    const [said] = await once(child.stdout, 'data')
    await query(String(said).trim(), 'CREATE TABLE kept AS SELECT 42 AS answer')
    child.kill('SIGKILL')
    const { url } = await start()
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })
})

test('a lock file whose number belongs to another program by now is no obstacle', async () => {
  const first = await startMade()
  const lockFile = path.join(folder, 'postmaster.pid')
  const lines = (await readFile(lockFile, 'utf8')).split('\n')
  await first.stop()
  await writeFile(lockFile, [String(process.pid), ...lines.slice(1)].join('\n'))
  await chmod(lockFile, 0o600)
  const second = await start()
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a copy made in use is started beside the original, which does not notice', async () => {
  const original = await startMade()
  await query(original.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await query(original.url, 'CHECKPOINT').catch(() => {})
  const copied = path.join(place, 'copy', 'postgres')
  await cp(folder, copied, { recursive: true })
  const copy = await startEmbeddedPostgres({ folder: copied })
  running.push(copy)
  expect(await query(copy.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  expect(await query(original.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await copy.stop()
  expect(await query(original.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
})

test('what the environment tells of another database changes nothing', async () => {
  const others = { PGPORT: '1', PGHOST: 'db.example', PGSSLMODE: 'require', PGOPTIONS: '-c search_path=nada' }
  for (const [name, value] of Object.entries({ ...others, PGUSER: 'ana', PGDATABASE: 'b', PGCLIENTENCODING: 'LATIN1' }))
    vi.stubEnv(name, value)
  await cp(path.join(made, 'postgres'), folder, { recursive: true })
  const { url } = await start()
  const [found] = await query(url, "SELECT current_schema() AS schema, current_setting('client_encoding') AS encoding")
  vi.unstubAllEnvs()
  expect(found).toEqual({ schema: 'public', encoding: 'UTF8' })
})

test('a lost password file is replaced', async () => {
  const first = await startMade()
  await first.stop()
  await rm(path.join(folder, 'capivira.password'))
  const second = await start()
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

describe('a folder that cannot be used is explained', () => {
  test('made by another PostgreSQL', async () => {
    await mkdir(folder)
    await writeFile(path.join(folder, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/foi criada pelo PostgreSQL 17, e esta versão da Capivira usa o 18/)
  })

  test('with something else in it', async () => {
    await mkdir(folder)
    await writeFile(path.join(folder, 'foto.jpg'), '')
    await expect(start()).rejects.toThrow(/não está vazia e não contém um banco de dados/)
  })

  test('with a part missing', async () => {
    await (await startMade()).stop()
    await rm(path.join(folder, 'global/pg_control'))
    await expect(start()).rejects.toThrow(/está incompleto ou danificado\. Restaure um backup/)
  })
})
