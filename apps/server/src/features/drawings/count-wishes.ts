import { daysMarked, pupilsToCount } from '@capivira/core/drawings/wish-contract'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Database, Queryable } from '../../platform/database.ts'
import { keyedHash } from '../../platform/pseudonym.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Studio } from './studio.ts'
import { addMark, beginCount, countWish, deleteMarks, holdWisher, lockWord, selectMarkedWords } from './wish-store.ts'

/** Words of one wish that are counted. */
const mostOfAWish = 8
const dayMs = 24 * 60 * 60_000

/** The instant from which on marks count. */
export const marksSince = (now: Date): Date => new Date(now.getTime() - daysMarked * dayMs)

/** A pupil's mark for a word: another for every word, and nobody without the key can tell whose it is. */
const markOf = (secret: string, word: string, userId: string) => keyedHash(secret, 'asked-word', `${word}:${userId}`)

/**
 * Notes that a pupil wished for nouns which the artist cannot draw. Until the third pupil asks for a word only marks of those who
 * did are kept; from then on no mark at all, only how often it was asked for.
 */
export async function countWishes(
  db: Database,
  { secret, userId, words, today }: { secret: string; userId: string; words: readonly string[]; today: SchoolDay },
): Promise<void> {
  // The day alone: the instant is that of a drawing, which has its author beside it.
  const now = new Date(`${today}T12:00:00Z`)
  // In one order, so that two wishes with the same words do not wait for each other.
  const counted = [...new Set(words)].sort().slice(0, mostOfAWish)
  if (counted.length === 0) return
  await inTransaction(db, async tx => {
    if (!(await holdWisher(tx, userId))) return
    for (const word of counted) {
      await lockWord(tx, word)
      if (await countWish(tx, word, now)) continue
      const marks = await addMark(tx, { word, mark: markOf(secret, word, userId), now, since: marksSince(now) })
      if (marks >= pupilsToCount) await beginCount(tx, { word, asked: marks, now })
    }
  })
}

/** The same for the words of a drawing that the artist did not know: those among them that are nouns of the dictionary. */
export async function countUnknown(
  { db, studio, secret }: { db: Database; studio: Pick<Studio, 'nouns'>; secret: string },
  { userId, unknown, today }: { userId: string; unknown: readonly string[]; today: SchoolDay },
): Promise<void> {
  if (unknown.length > 0) await countWishes(db, { secret, userId, words: await studio.nouns(unknown), today })
}

/** Forgets that somebody who is being erased asked for words: their marks are found by making them again. */
export async function forgetWishes(tx: Queryable, secret: string, userId: string): Promise<void> {
  const words = await selectMarkedWords(tx)
  await deleteMarks(
    tx,
    words.map(word => markOf(secret, word, userId)),
  )
}
