import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { eraseAgain } from './features/erasure/erase-again.ts'
import { arrive } from './features/storage/arrival.ts'
import { guardedStore } from './features/storage/guard-files.ts'
import { type Ownership, openOwnership } from './features/storage/ownership.ts'
import { askHome } from './features/storage/store.ts'
import { shareConnections } from './platform/connection-shares.ts'
import { type Connection, migrateDatabase, openDatabase } from './platform/database.ts'
import type { DatabaseHome } from './platform/files/claim.ts'
import { type BareStore, type FileStore, openFileStore } from './platform/files.ts'
import { identityOf } from './platform/folder-identity.ts'
import { parseArguments, type Roles, USAGE } from './platform/launcher/arguments.ts'
import { checkPort } from './platform/launcher/port.ts'
import { openLog } from './platform/log.ts'
import { answerNotYet } from './platform/not-yet.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { exitWhenTold, type Stoppable } from './platform/shutdown.ts'
import { explained, StartupProblem } from './platform/startup-problem.ts'

type Parts = {
  settings: Settings
  connection: Connection
  databaseUrl: string
  /** Connections of the worker's queue. */
  queueConnections: number
  files: FileStore
  storage: { store: BareStore; ownership: Ownership }
  logger: Logger
  /** What answers in the server's place until it is there. */
  waiting: Stoppable | undefined
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const now = () => new Date()

/**
 * Runs the roles that the arguments name until the process is told to stop.
 * @throws StartupProblem when something is wrong that the person who starts Capivira can put right
 */
export async function run(args: readonly string[]): Promise<void> {
  const roles = parseArguments(args)
  if (!roles) return console.log(USAGE)
  const settings = await readSettings(process.env)
  const { databaseUrl } = settings
  if (!databaseUrl) throw new StartupProblem('Falta DATABASE_URL. Para usar o banco de dados embutido: npm start.')
  const logger = await openLog(settings)
  const running: Stoppable[] = []
  // Two are enough to look at the database with; how many there may be it tells then.
  const connection = openDatabase(databaseUrl, 2)
  const isStopping = exitWhenTold(running, connection, logger)
  try {
    await bringUp(roles, { settings, connection, databaseUrl, logger }, running)
  } catch (error) {
    if (!isStopping()) throw error
  }
}

/** Makes ready what the roles need, and starts them; each is in `running` as soon as it can be stopped. */
async function bringUp(
  roles: Roles,
  given: Pick<Parts, 'settings' | 'connection' | 'databaseUrl' | 'logger'>,
  running: Stoppable[],
): Promise<void> {
  const { settings, connection, logger } = given
  if (roles.server) await checkPort(settings.host, settings.port)
  const waiting = roles.server ? await answerNotYet(settings.host, settings.port) : undefined
  const { connections } = await migrateDatabase(connection.pool, settings.schoolTimeZone, settings.examinedDatabase)
  const shares = shareConnections(connections)
  connection.pool.options.max = roles.server ? shares.server : shares.worker
  const home = homeOf(given)
  const storage = await openStorage(given, home)
  const files = guardedStore(storage.store, storage.ownership, connection.db)
  // Before anybody is let in and any e-mail is sent: the database may come from a backup.
  for (const sentence of await eraseAgain({ settings, db: connection.db, files, now: now() })) logger.warn(sentence)
  const held = await arrive({ db: connection.db, home, now: now() })
  if (held) logger.warn(held)
  const parts = { ...given, queueConnections: shares.queue, files, storage, waiting }
  if (roles.worker) running.push(await startWork(parts))
  if (roles.server) running.push(await startServer(parts))
  storage.ownership.begin()
}

/** Which database this is: the embedded one by its folder, another as it tells itself. */
function homeOf({ settings, connection }: Pick<Parts, 'settings' | 'connection'>): () => Promise<DatabaseHome> {
  const folder = settings.embeddedDatabase ? identityOf(settings.dataFolder) : undefined
  return async () => (folder ? { kind: 'embedded', folder } : askHome(connection.db))
}

/** The storage, and whose it is: found out once the rest has started; whoever wants to write waits for it. */
async function openStorage(
  { settings, connection, logger }: Pick<Parts, 'settings' | 'connection' | 'logger'>,
  home: () => Promise<DatabaseHome>,
) {
  const { storage, dataFolder } = settings
  const isElsewhere = storage.kind === 'folder' && !storage.folder.startsWith(dataFolder)
  const store = isElsewhere
    ? await explained(storage.folder, () => openFileStore(settings), 'STORAGE_URL')
    : await explained(dataFolder, () => openFileStore(settings))
  const { db } = connection
  const ownership = openOwnership({ db, store, settings, home, logger, now })
  return { store, ownership }
}

async function startWork({ connection, waiting: _, ...parts }: Parts): Promise<Stoppable> {
  // A server alone loads nothing of what only a worker needs.
  const { startWorker } = await import('./worker.ts')
  return startWorker({ ...parts, db: connection.db, now })
}

async function startServer({ connection, waiting, storage, ...parts }: Parts): Promise<Stoppable> {
  const { buildApp } = await import('./app.ts')
  const { openJobs } = await import('./platform/jobs.ts')
  const { openDemoSchool } = await import('./features/demo/open-demo-school.ts')
  // Before anybody is let in: the accounts are announced as soon as the server answers.
  await openDemoSchool({ ...parts, db: connection.db, now: now() })
  const queue = await openJobs(connection.pool, parts.logger)
  const { ownership } = storage
  const app = await buildApp({
    ...parts,
    ...connection,
    ownership,
    jobs: queue.jobs,
    queueAdmin: queue.queueAdmin,
    webFolder,
    now,
  })
  await waiting?.stop()
  await app.listen({ host: parts.settings.host, port: parts.settings.port })
  return {
    async stop() {
      await app.close()
      await queue.stop()
    },
  }
}
