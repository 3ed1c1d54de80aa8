import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import type { StoredFile } from '../../platform/files/file-store.ts'
import type { BareStore } from '../../platform/files.ts'
import { knownAmong } from './known-files.ts'
import { mayWriteIn, type Standing } from './ownership.ts'
import { deleteDue, forgetUnknown, forgetUnseen, noteUnknown, selectDue } from './store.ts'

export type SweepTools = {
  db: Database
  store: BareStore
  logger: Pick<FastifyBaseLogger, 'warn'>
  now: Date
}

const hourMs = 60 * 60 * 1000
/** For so long a file must have been unknown, and looked at, before it is removed. */
export const patienceMs = 24 * hourMs
/** Younger files may be about to get their row. */
const safeAgeMs = hourMs
/** Files looked up at a time, and removals that were due tried in one go. */
const batch = 500
const forgetAfterMs = 30 * 24 * hourMs

/**
 * Removes files of our own form that no row has referred to for a day, from a storage that is ours; and, where this
 * installation may write, files whose rows went while it could not. Each is told in the log. Answers how many.
 */
export async function sweepUnknown(tools: SweepTools, standing: Standing): Promise<number> {
  const due = mayWriteIn(standing) ? await removeDue(tools) : 0
  if (standing.state !== 'ours') return due
  let removed = due
  for await (const files of inBatches(tools.store.list())) {
    for (const file of await outdated(tools, files)) {
      await tools.store.remove(file.key)
      tools.logger.warn({ key: file.key }, 'a file that no row has referred to for a day was removed')
      await forgetUnknown(tools.db, [file.key])
      removed++
    }
  }
  await forgetUnseen(tools.db, new Date(tools.now.getTime() - forgetAfterMs))
  return removed
}

/** Those of some files that have been unknown for a day, as far as sweeps saw them; notes what it sees of all. */
async function outdated({ db, now }: SweepTools, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const known = await knownAmong(
    db,
    files.map(({ key }) => key),
  )
  await forgetUnknown(db, [...known])
  const unknown = files.filter(({ key }) => !known.has(key))
  const seen = await noteUnknown(
    db,
    unknown.map(({ key }) => key),
    now,
  )
  const old = unknown.filter(({ key }) => (seen.get(key) ?? 0) >= patienceMs)
  const ages = await Promise.all(old.map(async file => now.getTime() - (await file.modifiedAt()).getTime()))
  return old.filter((_, place) => (ages[place] ?? 0) > safeAgeMs)
}

/** What was to go with its row, and stayed. A restored database may know it again. */
async function removeDue({ db, store, logger }: SweepTools): Promise<number> {
  const due = await selectDue(db, batch)
  const known = await knownAmong(
    db,
    due.map(key => (key.endsWith('/') ? `${key}1.webp` : key)),
  )
  let removed = 0
  for (const key of due) {
    const isFolder = key.endsWith('/')
    if (!known.has(isFolder ? `${key}1.webp` : key)) {
      await (isFolder ? store.removeFolder(key.slice(0, -1)) : store.remove(key))
      logger.warn({ key }, 'a file whose row is gone was removed')
      removed++
    }
    await deleteDue(db, key)
  }
  return removed
}

/** Some files at a time. */
export async function* inBatches(files: AsyncIterable<StoredFile>): AsyncIterable<StoredFile[]> {
  let some: StoredFile[] = []
  for await (const file of files) {
    some.push(file)
    if (some.length < batch) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
