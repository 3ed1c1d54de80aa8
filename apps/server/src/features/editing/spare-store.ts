import { identityOf } from '@capivira/core/review/identity'
import type { Rule } from '@capivira/core/review/standing'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { PlaceAtEnd } from '../materials/item-rows.ts'
import { cardRows, questionRows } from '../materials/item-rows.ts'
import { flipCards, type spareItems } from '../materials/tables.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'

type SpareRow = typeof spareItems.$inferSelect
export type SpareItem = SpareRow['item']

/** The fingerprints of all items of a kind that a material has or had. */
export async function listFingerprints(
  db: Queryable,
  kind: 'card' | 'question',
  materialId: number,
): Promise<string[]> {
  const rows =
    kind === 'card'
      ? await db
          .select({ fingerprint: flipCards.fingerprint })
          .from(flipCards)
          .where(eq(flipCards.materialId, materialId))
      : await db
          .select({ fingerprint: quizQuestions.fingerprint })
          .from(quizQuestions)
          .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
          .where(eq(quizzes.materialId, materialId))
  return rows.map(({ fingerprint }) => fingerprint)
}

/** What makes items the same, of those of a kind that a material's teacher refused. */
export async function listRefused(
  db: Queryable,
  kind: 'card' | 'question',
  materialId: number,
): Promise<(string | null)[]> {
  const rows =
    kind === 'card'
      ? await db
          .select({ quote: flipCards.sourceQuote, answer: flipCards.answer })
          .from(flipCards)
          .where(and(eq(flipCards.materialId, materialId), eq(flipCards.publication, 'withdrawn')))
      : await db
          .select({
            quote: quizQuestions.sourceQuote,
            answer: sql<string>`${quizQuestions.options} ->> ${quizQuestions.correctAnswer}`,
          })
          .from(quizQuestions)
          .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
          .where(and(eq(quizzes.materialId, materialId), eq(quizQuestions.publication, 'withdrawn')))
  return rows.map(identityOf).filter(identity => identity !== null)
}

/**
 * Makes spares, one at least, items of their material, at its end; answers the ids of those that another window had not
 * added already.
 */
export async function insertSpares(
  tx: Transaction,
  { parentId, first }: PlaceAtEnd,
  { kind, spares, now, rule }: { kind: 'card' | 'question'; spares: readonly SpareRow[]; now: Date; rule: Rule },
): Promise<number[]> {
  const requested = { origin: 'requested' as const, touchedAt: now }
  if (kind === 'card') {
    const cards = spares.flatMap(({ item }) => ('answer' in item ? [item] : []))
    const rows = cardRows(cards, parentId, { now, rule, first }).map(row => ({ ...row, ...requested }))
    const made = await tx.insert(flipCards).values(rows).onConflictDoNothing().returning({ id: flipCards.id })
    return made.map(({ id }) => id)
  }
  const questions = spares.flatMap(({ item }) => ('options' in item ? [item] : []))
  const rows = questionRows(questions, parentId, { now, rule, first })
  const made = await tx
    .insert(quizQuestions)
    .values(rows.map(row => ({ ...row, ...requested })))
    .onConflictDoNothing()
    .returning({ id: quizQuestions.id })
  return made.map(({ id }) => id)
}
