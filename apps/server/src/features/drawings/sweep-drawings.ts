import { addDays, schoolDay } from '@capivira/core/progress/school-day'
import type { Database } from '../../platform/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { markKeyId, marksSince } from './count-wishes.ts'
import { deleteUnfinished } from './store.ts'
import { deleteStaleMarks, deleteWordsBefore } from './wish-store.ts'

/** Younger drawings may be about to get their picture. */
const safeAgeMs = 60 * 60 * 1000
/** A word that nobody asked for in a year is of no use to whoever teaches the artist. */
const wordLifeDays = 365

/**
 * Forgets drawings whose making broke off (what is left of their files, the sweep of the storage finds), who asked for
 * words 30 days ago or under another key, and words that nobody asks for any more.
 */
export async function sweepDrawings({
  db,
  settings: { sessionSecret, schoolTimeZone },
  now,
}: {
  db: Database
  settings: Pick<Settings, 'sessionSecret' | 'schoolTimeZone'>
  now: Date
}): Promise<void> {
  const today = schoolDay(now, schoolTimeZone)
  await deleteUnfinished(db, new Date(now.getTime() - safeAgeMs))
  await deleteStaleMarks(db, { before: marksSince(today), keyId: markKeyId(sessionSecret) })
  await deleteWordsBefore(db, addDays(today, -wordLifeDays))
}
