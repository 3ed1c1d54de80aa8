import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Place } from './situation.ts'

const bin = '/usr/lib/postgresql/15/bin'
/** What a situation needs that has such a database. */
export const debianPostgres = `${bin}/initdb`

/** A school's own PostgreSQL, as Debian brings it. */
export type OwnPostgres = {
  port: number
  /** For DATABASE_URL, as the role that owns the database. */
  address: (database?: string, port?: number) => string
  /** Runs statements as the superuser, in a database. */
  asRoot: (statements: string, database?: string) => Promise<void>
  /** Ends it as an administrator does, and starts it again. */
  restart: () => Promise<void>
}

/** A cluster of its own with the role `escola` and its empty database, until the situation is over. */
export async function ownPostgres(
  place: Place,
  tls?: { key: string; cert: string },
  auth: 'trust' | 'scram-sha-256' = 'trust',
): Promise<OwnPostgres> {
  const port = place.port()
  const { run, own } = unprivileged()
  const home = homeFor(place, own)
  const folder = join(home, 'data')
  run(`${bin}/initdb`, [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth-local=trust',
    `--auth-host=${auth}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'fsync=off',
    ...(tls ? encrypted(home, tls, own) : []),
  ]
  const [program, ...args] = command(`${bin}/postgres`, ['-D', folder, ...options.flatMap(one => ['-c', one])])
  const postgres = kept(place, () => spawn(program ?? '', args, { stdio: 'ignore' }), 'SIGINT')
  const asRoot = (statements: string, database = 'postgres') => runAsRoot({ port, host: home }, statements, database)
  await answering(asRoot)
  await asRoot("create role escola login password 'segredo'")
  await asRoot('create database escola owner escola')
  return {
    port,
    asRoot,
    async restart() {
      await postgres.restart()
      await answering(asRoot)
    },
    address: (database = 'escola', at = port) => `postgresql://escola:segredo@127.0.0.1:${at}/${database}`,
  }
}

/** A program that runs until the situation is over, and may be restarted. */
function kept(place: Place, start: () => ChildProcess, signal: NodeJS.Signals): { restart: () => Promise<void> } {
  let running = start()
  const end = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }
  place.atTheEnd(end)
  return {
    async restart() {
      await end()
      running = start()
    },
  }
}

async function answering(ask: (statements: string) => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answers = await ask('select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    await sleep(50)
  }
}

/** A folder that PostgreSQL's user may pass through to, which no situation's own is where root runs this. */
function homeFor(place: Place, own: (path: string) => void): string {
  const home = mkdtempSync(join(tmpdir(), 'capivira-pg-'))
  own(home)
  place.atTheEnd(() => rmSync(home, { recursive: true, force: true, maxRetries: 10 }))
  return home
}

/** PostgreSQL's settings for a certificate, which has to be its user's. */
function encrypted(home: string, { key, cert }: { key: string; cert: string }, own: (path: string) => void): string[] {
  const [keyFile, certFile] = [join(home, 'server.key'), join(home, 'server.pem')]
  writeFileSync(keyFile, key, { mode: 0o600 })
  writeFileSync(certFile, cert)
  for (const file of [keyFile, certFile]) own(file)
  return ['ssl=on', `ssl_cert_file=${certFile}`, `ssl_key_file=${keyFile}`]
}

async function runAsRoot(at: { port: number; host: string }, statements: string, database: string): Promise<void> {
  const client = new pg.Client({ ...at, user: 'postgres', database })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** PgBouncer as Debian installs it, in front of a cluster. */
export async function pooler(
  place: Place,
  postgres: OwnPostgres,
  settings: readonly string[],
): Promise<{ port: number; restart: () => Promise<void> }> {
  const port = place.port()
  const { own } = unprivileged()
  const folder = homeFor(place, own)
  writeFileSync(join(folder, 'users.txt'), '"escola" "segredo"\n')
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${postgres.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
  ]
  const more = [
    `unix_socket_dir = ${folder}`,
    'auth_type = trust',
    `auth_file = ${join(folder, 'users.txt')}`,
    'ignore_startup_parameters = extra_float_digits',
    ...settings,
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${[...lines, ...more].join('\n')}\n`)
  for (const name of ['users.txt', 'pgbouncer.ini']) own(join(folder, name))
  const [program, ...args] = command('/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')])
  const { restart } = kept(place, () => spawn(program ?? '', args, { stdio: 'ignore' }), 'SIGKILL')
  await sleep(500)
  return { port, restart }
}

/** PostgreSQL and PgBouncer refuse to run as root: there they run as PostgreSQL's own user. */
function unprivileged(): { run: (program: string, args: string[]) => void; own: (path: string) => void } {
  return {
    run(program, args) {
      const [first = '', ...rest] = command(program, args)
      execFileSync(first, rest, { stdio: 'ignore', cwd: '/' })
    },
    own(path) {
      if (process.getuid?.() === 0) chownSync(path, numberOf('-u'), numberOf('-g'))
    },
  }
}

const command = (program: string, args: string[]): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', program, ...args]
    : [program, ...args]

const numberOf = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
