import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { askedWords, wordMarks } from './tables.ts'

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
export async function countWish(tx: Transaction, word: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(askedWords)
    .set({ asked: sql`${askedWords.asked} + 1`, lastAskedAt: now })
    .where(eq(askedWords.word, word))
    .returning({ word: askedWords.word })
  return rows.length > 0
}

/** Keeps the mark of one who asked for a word, once; how many there are since an instant. */
export async function addMark(
  tx: Transaction,
  { word, mark, now, since }: { word: string; mark: string; now: Date; since: Date },
): Promise<number> {
  await tx.delete(wordMarks).where(and(eq(wordMarks.word, word), lt(wordMarks.createdAt, since)))
  await tx.insert(wordMarks).values({ word, mark, createdAt: now }).onConflictDoNothing()
  const [row] = await tx
    .select({ marks: count() })
    .from(wordMarks)
    .where(and(eq(wordMarks.word, word), gte(wordMarks.createdAt, since)))
  return row?.marks ?? 0
}

/** From now on a word is counted without marks, beginning with so many wishes. */
export async function beginCount(
  tx: Transaction,
  { word, asked, now }: { word: string; asked: number; now: Date },
): Promise<void> {
  await tx.delete(wordMarks).where(eq(wordMarks.word, word))
  await tx.insert(askedWords).values({ word, asked, lastAskedAt: now })
}

/** Every word that has marks. */
export async function selectMarkedWords(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ word: wordMarks.word }).from(wordMarks)
  return rows.map(({ word }) => word)
}

/** Forgets marks, in the order in which wishes hold words: neither waits for the other in a ring. */
export async function deleteMarks(db: Queryable, marks: readonly string[]): Promise<void> {
  if (marks.length === 0) return
  const theirs = inArray(wordMarks.mark, [...marks])
  await db.select({ word: wordMarks.word }).from(wordMarks).where(theirs).orderBy(wordMarks.word).for('update')
  await db.delete(wordMarks).where(theirs)
}

/** Forgets marks from before an instant. */
export async function deleteMarksBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(wordMarks).where(lt(wordMarks.createdAt, before))
}

/** Forgets counted words that nobody asked for since an instant. */
export async function deleteWordsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(askedWords).where(lt(askedWords.lastAskedAt, before))
}

/** Counted words, those asked for most often first. */
export function selectAskedWords(db: Queryable, most: number): Promise<(typeof askedWords.$inferSelect)[]> {
  return db
    .select()
    .from(askedWords)
    .orderBy(desc(askedWords.asked), desc(askedWords.lastAskedAt), askedWords.word)
    .limit(most)
}
