import { wordsOf } from '@capivira/artwork/words/normalize'
import { daysMarked, pupilsToCount } from '@capivira/core/drawings/wish-contract'
import { addDays, type SchoolDay } from '@capivira/core/progress/school-day'
import type { Database, Transaction } from '../../platform/database.ts'
import { keyedHash } from '../../platform/pseudonym.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Studio } from './studio.ts'
import { addMark, beginCount, countWish, deleteMarks, holdWisher, lockWord, selectMarkedWords } from './wish-store.ts'

/** Words of one wish that are counted. */
const mostOfAWish = 8

/** The day from which on marks count. */
export const marksSince = (today: SchoolDay): SchoolDay => addDays(today, -daysMarked)

/** Which key marks are made with, without telling the key. */
export const markKeyId = (secret: string): string => keyedHash(secret, 'asked-word-key', '').slice(0, 16)

/** A pupil's mark for a word: another for every word, and nobody without the key can tell whose it is. */
const markOf = (secret: string, word: string, userId: string) => keyedHash(secret, 'asked-word', `${word}:${userId}`)

/**
 * Notes that a pupil wished for nouns which the artist cannot draw. Until the third pupil asks for a word only marks of
 * those who did are kept; from then on no mark at all, only how often it was asked for.
 */
export async function countWishes(
  db: Database,
  { secret, userId, words, today }: { secret: string; userId: string; words: readonly string[]; today: SchoolDay },
): Promise<void> {
  const keyId = markKeyId(secret)
  const since = marksSince(today)
  // In one order, that of code points, so that two wishes with the same words do not wait for each other.
  const counted = [...new Set(words)].sort().slice(0, mostOfAWish)
  if (counted.length === 0) return
  await inTransaction(db, async tx => {
    if (!(await holdWisher(tx, userId))) return
    for (const word of counted) {
      await lockWord(tx, word)
      if (await countWish(tx, word, today)) continue
      const marks = await addMark(tx, { word, mark: markOf(secret, word, userId), keyId, today, since })
      if (marks >= pupilsToCount) await beginCount(tx, { word, asked: marks, today })
    }
  })
}

/**
 * The same for the words of a drawing that the artist did not know: those among them that are nouns of the dictionary.
 * A word that the pupil wrote with a capital alone may be a name, of a classmate too, and is never counted: 'Aurora' is
 * no dawn.
 */
export async function countUnknown(
  { db, studio, secret }: { db: Database; studio: Pick<Studio, 'nouns'>; secret: string },
  {
    userId,
    written,
    unknown,
    today,
  }: { userId: string; written: string; unknown: readonly string[]; today: SchoolDay },
): Promise<void> {
  const asWritten = new Set(wordsOf(written))
  const small = unknown.filter(word => asWritten.has(word))
  if (small.length > 0) await countWishes(db, { secret, userId, words: await studio.nouns(small), today })
}

/** Forgets that somebody who is being erased asked for words: their marks are found by making them again. */
export async function forgetWishes(tx: Transaction, secret: string, userId: string): Promise<void> {
  const words = await selectMarkedWords(tx)
  await deleteMarks(
    tx,
    words.map(word => ({ word, mark: markOf(secret, word, userId) })),
  )
}
