import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, count, desc, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { users } from '../accounts/tables.ts'
import { askedWords, wordMarks } from './tables.ts'

/** Rows that are removed at a time. */
const chunk = 500

/** Words as a wish holds them, by code points: the database's own order may be that of a dictionary. */
const inHeldOrder = (column: typeof wordMarks.word | typeof askedWords.word) => sql`${column} collate "C"`

/** Holds a pupil's row against erasure until the transaction ends; false when the account is gone. */
export async function holdWisher(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return rows.length > 0
}

/** Has wishes for the same word wait for each other until the transaction ends. */
export async function lockWord(tx: Transaction, word: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`asked word:${word}`}, 0))`)
}

/** Counts one more wish for a word that is counted; false when it is not yet. */
export async function countWish(tx: Transaction, word: string, today: SchoolDay): Promise<boolean> {
  const rows = await tx
    .update(askedWords)
    .set({ asked: sql`${askedWords.asked} + 1`, lastAskedOn: today })
    .where(eq(askedWords.word, word))
    .returning({ word: askedWords.word })
  return rows.length > 0
}

/** A mark, and the id of the key that made it. */
export type Mark = { word: string; mark: string; keyId: string }

/** Keeps the mark of one who asked for a word, once; how many of the same key there are since a day. */
export async function addMark(
  tx: Transaction,
  { today, since, ...mark }: Mark & { today: SchoolDay; since: SchoolDay },
): Promise<number> {
  await tx.delete(wordMarks).where(and(eq(wordMarks.word, mark.word), lt(wordMarks.askedOn, since)))
  await tx
    .insert(wordMarks)
    .values({ ...mark, askedOn: today })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ marks: count() })
    .from(wordMarks)
    .where(and(eq(wordMarks.word, mark.word), eq(wordMarks.keyId, mark.keyId), gte(wordMarks.askedOn, since)))
  return row?.marks ?? 0
}

/** From now on a word is counted without marks, beginning with so many wishes. */
export async function beginCount(
  tx: Transaction,
  { word, asked, today }: { word: string; asked: number; today: SchoolDay },
): Promise<void> {
  await tx.delete(wordMarks).where(eq(wordMarks.word, word))
  await tx.insert(askedWords).values({ word, asked, lastAskedOn: today })
}

/** Every word that has marks. */
export async function selectMarkedWords(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ word: wordMarks.word }).from(wordMarks)
  return rows.map(({ word }) => word)
}

/**
 * Forgets marks, in the order in which wishes hold words: neither waits for the other in a ring. Each word has one of
 * them.
 */
export async function deleteMarks(tx: Transaction, marks: readonly { word: string; mark: string }[]): Promise<void> {
  const ordered = marks.toSorted((one, other) => (one.word < other.word ? -1 : 1)).map(({ mark }) => mark)
  for (let from = 0; from < ordered.length; from += chunk) {
    const theirs = inArray(wordMarks.mark, ordered.slice(from, from + chunk))
    const order = inHeldOrder(wordMarks.word)
    await tx.select({ word: wordMarks.word }).from(wordMarks).where(theirs).orderBy(order).for('update')
    await tx.delete(wordMarks).where(theirs)
  }
}

/** Forgets marks from before a day, and those of every other key. */
export function deleteStaleMarks(db: Database, { before, keyId }: { before: SchoolDay; keyId: string }): Promise<void> {
  return deleteStale(db, wordMarks, or(lt(wordMarks.askedOn, before), ne(wordMarks.keyId, keyId)))
}

/** Forgets counted words that nobody asked for since a day. */
export function deleteWordsBefore(db: Database, before: SchoolDay): Promise<void> {
  return deleteStale(db, askedWords, lt(askedWords.lastAskedOn, before))
}

/**
 * Removes rows some at a time, each time in a transaction of its own. Rows that a wish or an erasure holds are left to
 * the next sweep: it waits for nobody, so that nobody waits for it in a ring.
 */
async function deleteStale(
  db: Database,
  table: typeof wordMarks | typeof askedWords,
  stale: SQL | undefined,
): Promise<void> {
  const order = inHeldOrder(table.word)
  const some = sql`select ctid from ${table} where ${stale} order by ${order} limit ${chunk} for update skip locked`
  for (;;) {
    const removed = await inTransaction(db, tx =>
      tx.delete(table).where(sql`ctid = any(array(${some}))`).returning({ word: table.word }),
    )
    if (removed.length < chunk) return
  }
}

/** Counted words, those asked for most often first. */
export function selectAskedWords(db: Queryable, most: number): Promise<(typeof askedWords.$inferSelect)[]> {
  return db
    .select()
    .from(askedWords)
    .orderBy(desc(askedWords.asked), desc(askedWords.lastAskedOn), askedWords.word)
    .limit(most)
}
