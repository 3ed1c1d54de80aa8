import { closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { processIdentity } from './launcher/process-identity.ts'
import { explained, StartupProblem } from './startup-problem.ts'

const processSchema = z.object({ pid: z.number(), identity: z.string() })
const noteSchema = z.object({
  pid: z.number(),
  /** Where the instance is reached, once it is. */
  address: z.string().optional(),
  stopping: z.boolean().optional(),
  /** Server and worker, so that the next start can end them if this one is killed. */
  children: z.array(processSchema).default([]),
})

/** What the holder of the lock tells about itself, for the next start to read. */
export type InstanceNote = z.output<typeof noteSchema>
export type RecordedProcess = z.output<typeof processSchema>

export interface InstanceLock {
  /** What the previous holder left, when it could not tidy up. */
  previous: InstanceNote | undefined
  note(changes: Partial<InstanceNote>): void
  release(): void
}

/** A holder that is ending gets this long before the newcomer gives up. */
const PATIENCE_STOPPING = 30_000
/** A holder that was killed this instant may keep the lock a moment longer. */
const PATIENCE = 1_500

/**
 * Makes this process the only one to use a data folder. The lock is SQLite's lock on an empty file: the operating system drops it
 * with the process, however that ends, so it is never stale, and it holds across containers that share the folder.
 * Nothing else may open the file in this process, because POSIX would drop the lock when that descriptor is closed.
 * @throws StartupProblem when another instance holds it, or the folder cannot be written
 */
export async function takeInstanceLock(dataFolder: string): Promise<InstanceLock> {
  const file = path.join(dataFolder, 'instance.lock')
  await explained(dataFolder, async () => closeSync(openSync(file, 'a', 0o600)))
  const database = await holdLock(file, dataFolder)
  const previous = readNote(dataFolder)
  let current: InstanceNote = { pid: process.pid, children: [] }
  return {
    previous,
    note(changes) {
      current = { ...current, ...changes }
      writeNote(dataFolder, current)
    },
    release: () => database.close(),
  }
}

async function holdLock(file: string, dataFolder: string): Promise<DatabaseSync> {
  const began = Date.now()
  for (;;) {
    const database = new DatabaseSync(file)
    try {
      // Nothing is ever written, so no journal has to stand beside the file.
      database.exec('PRAGMA journal_mode=MEMORY; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
      return database
    } catch (error) {
      database.close()
      if (!isBusy(error))
        throw new StartupProblem(`Não foi possível reservar a pasta de dados ${dataFolder}.`, { cause: error })
    }
    const holder = readNote(dataFolder)
    const patience = holder?.stopping ? PATIENCE_STOPPING : PATIENCE
    if (Date.now() - began > patience) throw alreadyRunning(dataFolder, holder)
    await sleep(50)
  }
}

const SQLITE_BUSY = 5
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function alreadyRunning(dataFolder: string, holder: InstanceNote | undefined): StartupProblem {
  const who = holder && processIdentity(holder.pid) ? ` (processo ${holder.pid})` : ''
  const where = holder?.address ? ` Ela atende em ${holder.address}.` : ''
  return new StartupProblem(
    `A Capivira já está em execução com a pasta de dados ${dataFolder}${who}.${where}\n` +
      'Encerre-a com Ctrl+C antes de iniciar de novo, ou use outra pasta: DATA_DIR=./outra PORT=3001 npm start.',
  )
}

function notePath(dataFolder: string): string {
  return path.join(dataFolder, 'instance.json')
}

function readNote(dataFolder: string): InstanceNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(notePath(dataFolder), 'utf8')))
  } catch {
    // None yet, or cut short by a power failure: it only helps to tidy up.
    return undefined
  }
}

function writeNote(dataFolder: string, note: InstanceNote): void {
  const draft = `${notePath(dataFolder)}.new`
  writeFileSync(draft, JSON.stringify(note), { mode: 0o600 })
  renameSync(draft, notePath(dataFolder))
}
