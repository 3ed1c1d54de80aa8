import { execFileSync, spawn } from 'node:child_process'
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
}

/** A cluster of its own with the role `escola` and its empty database, until the situation is over. */
export async function ownPostgres(place: Place, tls?: { key: string; cert: string }): Promise<OwnPostgres> {
  const port = place.port()
  const { run, own } = unprivileged()
  const home = homeFor(place, own)
  const folder = join(home, 'data')
  run(`${bin}/initdb`, [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
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
  const postgres = spawn(program ?? '', args, { stdio: 'ignore' })
  place.atTheEnd(async () => {
    if (postgres.exitCode !== null) return
    postgres.kill('SIGINT')
    await once(postgres, 'exit')
  })
  const asRoot = (statements: string, database = 'postgres') => runAsRoot(port, statements, database)
  for (let tries = 0; tries < 200; tries++) {
    if (
      await asRoot('select 1').then(
        () => true,
        () => false,
      )
    )
      break
    await sleep(50)
  }
  await asRoot("create role escola login password 'segredo'")
  await asRoot('create database escola owner escola')
  return {
    port,
    asRoot,
    address: (database = 'escola', at = port) => `postgresql://escola:segredo@127.0.0.1:${at}/${database}`,
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

async function runAsRoot(port: number, statements: string, database: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

/** PgBouncer as Debian installs it, in front of a cluster. */
export async function pooler(place: Place, postgres: OwnPostgres, settings: readonly string[]): Promise<number> {
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
  const running = spawn(program ?? '', args, { stdio: 'ignore' })
  place.atTheEnd(async () => {
    running.kill('SIGKILL')
    await once(running, 'exit')
  })
  await sleep(500)
  return port
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
