import type { Database } from '../../platform/database.ts'
import { marksSince } from './count-wishes.ts'
import { deleteUnfinished } from './store.ts'
import { deleteMarksBefore, deleteWordsBefore } from './wish-store.ts'

/** Younger drawings may be about to get their picture. */
const safeAgeMs = 60 * 60 * 1000
/** A word that nobody asked for in a year is of no use to whoever teaches the artist. */
const wordLifeMs = 365 * 24 * 60 * 60 * 1000

/**
 * Forgets drawings whose making broke off (what is left of their files, the sweep of the storage finds), who asked for words 30 days
 * ago, and words that nobody asks for any more.
 */
export async function sweepDrawings({ db, now }: { db: Database; now: Date }): Promise<void> {
  await deleteUnfinished(db, new Date(now.getTime() - safeAgeMs))
  await deleteMarksBefore(db, marksSince(now))
  await deleteWordsBefore(db, new Date(now.getTime() - wordLifeMs))
}
