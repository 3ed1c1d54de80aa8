import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { renamePatiently } from '../patient-rename.ts'
import { StartupProblem } from '../startup-problem.ts'
import type { PostgresBinaries } from './binaries.ts'
import { draftOf, endProcesses, removeDrafts } from './leftovers.ts'
import { againIfInterrupted, explainLog, keepLog } from './log.ts'
import type { Account, Runner } from './operating-user.ts'
import type { Durability } from './server-settings.ts'

/** The role the server signs in with and the database it owns. It is no superuser; the superuser cannot sign in. */
export const ROLE = 'capivira'
const MAJOR_VERSION = '18'
/** Kept inside the cluster, so that the two are made, moved and lost together. */
/** Inside the cluster: the password of {@link ROLE}. */
export const PASSWORD_FILE = 'capivira.password'

export interface ClusterPlace {
  /** Folder of the cluster, absolute and without symbolic links. */
  folder: string
  binaries: PostgresBinaries
  runner: Runner
  durability: Durability
}

/**
 * Makes the cluster unless it exists, and answers the password of {@link ROLE}. The cluster is prepared in a folder of
 * another name and renamed when complete, so that a process killed at any moment leaves either nothing or all of it.
 * @throws StartupProblem when the folder belongs to another version or cannot be written
 */
export async function ensureCluster(place: ClusterPlace): Promise<string> {
  const { folder, runner } = place
  if (examineCluster(folder)) {
    if (runner.account) giveBack(folder, runner.account)
    return existingPassword(place)
  }
  const password = await againIfInterrupted(() => createCluster(place))
  // A program of the first try that began just as it was killed may have written once more after its draft was removed.
  await endProcesses(folder)
  removeDrafts(folder)
  return password
}

/**
 * Whether a cluster is in a folder; nothing is changed.
 * @throws StartupProblem when it is of another version, or something else is there
 */
export function examineCluster(folder: string): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) {
    checkVersion(folder)
    return true
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new StartupProblem(
      `A pasta ${folder} não está vazia e não contém um banco de dados. Esvazie-a ou escolha outra com DATA_DIR.`,
    )
  }
  return false
}

async function createCluster(place: ClusterPlace): Promise<string> {
  const draft = draftOf(place.folder, randomBytes(6).toString('hex'))
  try {
    mkdirSync(draft, { mode: 0o700 })
    if (place.runner.account) chownSync(draft, place.runner.account.uid, place.runner.account.gid)
    await initialise(place, draft)
    writeFileSync(path.join(draft, 'pg_hba.conf'), 'local all all scram-sha-256\nhost all all samehost scram-sha-256\n')
    chmodSync(path.join(draft, 'pg_hba.conf'), 0o644)
    const password = await newPassword(place, draft, [
      `CREATE ROLE ${ROLE} LOGIN CREATEDB`,
      `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
    ])
    syncFile(path.join(draft, 'pg_hba.conf'))
    syncFile(draft)
    await renamePatiently(draft, place.folder)
    syncFile(path.dirname(place.folder))
    return password
  } catch (error) {
    // Helpers of a killed initdb may still be at work in it.
    await endProcesses(place.folder)
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

/**
 * UTF-8 with the locale built into PostgreSQL: its order never changes with a library of the system, which would break
 * indexes silently. Names are sorted for people with COLLATE "pt-BR-x-icu" in the query.
 */
async function initialise(place: ClusterPlace, draft: string): Promise<void> {
  const sync = place.durability === 'durable' ? [] : ['--no-sync']
  await run(place, draft, place.binaries.initdb, [
    ...['-D', draft, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions', ...sync],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--text-search-config=portuguese'],
    // Of the log two or three pieces lie about at any time: of 16 MB, as is usual, they would be half of a new data
    // folder.
    '--wal-segsize=4',
  ])
}

async function existingPassword(place: ClusterPlace): Promise<string> {
  const file = path.join(place.folder, PASSWORD_FILE)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  return newPassword(place, place.folder, [])
}

/** Gives {@link ROLE} a new password in a cluster that is not running, after the statements given. */
async function newPassword(place: ClusterPlace, folder: string, before: string[]): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const statements = [...before, `ALTER ROLE ${ROLE} PASSWORD '${password}'`]
  const args = ['--single', '-D', folder, '-c', 'exit_on_error=on', '-c', 'log_min_messages=error', 'postgres']
  await run(place, folder, place.binaries.postgres, args, `${statements.join(';\n')};\n`)
  const file = path.join(folder, PASSWORD_FILE)
  writeFileSync(file, password, { mode: 0o600 })
  syncFile(file)
  return password
}

async function run(place: ClusterPlace, folder: string, command: string, args: string[], input = ''): Promise<void> {
  const child = place.runner.spawn(command, args, {
    endWith: 'KILL',
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const log = keepLog(child.stdout, child.stderr)
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw explainLog(log, folder === place.folder ? folder : path.dirname(folder), child.signalCode)
}

function checkVersion(folder: string): void {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new StartupProblem(
    `A pasta ${folder} foi criada pelo PostgreSQL ${version}, e esta versão da Capivira usa o ${MAJOR_VERSION}. ` +
      'Restaure um backup em uma pasta nova (DATA_DIR) ou use a versão anterior da Capivira.',
  )
}

/** A folder copied by root (cp -r, a restored backup) belongs to root; PostgreSQL insists on owning its files. */
function giveBack(folder: string, account: Account): void {
  if (statSync(folder).uid !== 0) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  chmodSync(folder, 0o700)
  // Last, because the owner of the folder is what tells that the work was finished.
  chownSync(folder, account.uid, account.gid)
}

function syncFile(file: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
