import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type FolderIdentity, folderIdentity, identityOf, isLastingFolder, isSameFolder } from './folder-identity.ts'
import { processIdentity } from './launcher/process-identity.ts'
import { renamePatientlySync } from './patient-rename.ts'
import { explained, StartupProblem } from './startup-problem.ts'

const processSchema = z.object({ pid: z.number(), identity: z.string() })
const noteSchema = z.object({
  pid: z.number(),
  /** The folder that all of this is about; a copy of the folder holds a copy of the note. */
  folder: folderIdentity.optional(),
  /** Of which folder this one is a copy, until it has been up once. */
  copiedFrom: z.string().optional(),
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
  /** What the previous holder of this very folder left, when it could not tidy up. */
  previous: InstanceNote | undefined
  /** The folder that this one was copied or moved from, since it was last up. */
  copiedFrom: string | undefined
  note(changes: Partial<InstanceNote>): void
  release(): void
}

/** A holder that is ending gets this long before the newcomer gives up. */
const PATIENCE_STOPPING = 30_000
/** A holder that was killed this instant may keep the lock a moment longer. */
const PATIENCE = 1_500

/**
 * Makes this process the only one to use a data folder. The lock is SQLite's lock on an empty file: the operating
 * system drops it with the process, however that ends, so it is never stale, and it holds across containers that share
 * the folder. Nothing else may open the file in this process, because POSIX would drop the lock when that descriptor is
 * closed.
 * @throws StartupProblem when another instance holds it, or the folder cannot be written
 */
export async function takeInstanceLock(dataFolder: string): Promise<InstanceLock> {
  const file = path.join(dataFolder, 'instance.lock')
  await explained(dataFolder, async () => closeSync(openSync(file, 'a', 0o600)))
  const database = await holdLock(file, dataFolder)
  const folder = identityOf(dataFolder)
  const found = readNote(dataFolder)
  const copiedFrom = originOf(found, folder)
  let current: InstanceNote = { pid: process.pid, folder, children: [], ...(copiedFrom && { copiedFrom }) }
  return {
    previous: believed(found, folder),
    copiedFrom,
    note(changes) {
      current = { ...current, ...changes }
      writeNote(dataFolder, current)
    },
    release: () => database.close(),
  }
}

/**
 * Who runs with a data folder, if anybody does. Nothing is written; a start at this very moment waits a little.
 * @returns null when nobody does
 */
export function whoRuns(dataFolder: string): InstanceNote | null {
  const file = path.join(dataFolder, 'instance.lock')
  if (!existsSync(file)) return null
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    // Whoever holds the lock keeps others from reading as well.
    database.exec('PRAGMA schema_version')
    return null
  } catch (error) {
    if (!isBusy(error)) throw error
    return readNote(dataFolder) ?? { pid: 0, children: [] }
  } finally {
    database.close()
  }
}

/**
 * Looks whether another instance has a data folder, without taking it.
 * @throws StartupProblem when one has, and is not about to end
 */
export function refuseSecondRun(dataFolder: string): void {
  const holder = whoRuns(dataFolder)
  if (holder && !holder.stopping) throw alreadyRunning(dataFolder, holder)
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
    const holder = believed(readNote(dataFolder), identityOf(dataFolder))
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

/**
 * A note, where it is about this folder. Processes that it names may live, and be those of the folder it was copied
 * with.
 */
function believed(note: InstanceNote | undefined, folder: FolderIdentity): InstanceNote | undefined {
  return note?.folder && isSameFolder(note.folder, folder) ? note : undefined
}

function originOf(note: InstanceNote | undefined, folder: FolderIdentity): string | undefined {
  if (!note?.folder) return undefined
  return isLastingFolder(note.folder, folder) ? note.copiedFrom : note.folder.path
}

function writeNote(dataFolder: string, note: InstanceNote): void {
  const draft = `${notePath(dataFolder)}.new`
  writeFileSync(draft, JSON.stringify(note), { mode: 0o600 })
  renamePatientlySync(draft, notePath(dataFolder))
}
