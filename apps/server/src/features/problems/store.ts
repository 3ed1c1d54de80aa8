import type { ProblemReason } from '@capivira/core/problems/contract'
import { and, count, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { wasInSight } from '../materials/sight-conditions.ts'
import { flipCards, materials } from '../materials/tables.ts'
import { subjectOpenTo } from '../materials/visibility-conditions.ts'
import { quizQuestions, quizzes } from '../quizzes/tables.ts'
import { itemProblems } from './tables.ts'

/** A card or a question. */
export type Reported = { kind: 'card' | 'question'; id: number }

/** The material of an item that a pupil can study; null when there is none for them. */
export async function findStudiedMaterial(
  db: Queryable,
  userId: string,
  { kind, id }: Reported,
): Promise<number | null> {
  const studied = and(materials.isProcessed, subjectOpenTo(materials.subjectId, userId))
  const fields = { materialId: materials.id }
  const [row] =
    kind === 'card'
      ? await db
          .select(fields)
          .from(flipCards)
          .innerJoin(materials, eq(materials.id, flipCards.materialId))
          .where(and(eq(flipCards.id, id), ne(flipCards.state, 'removed'), wasInSight('flip_cards'), studied))
      : await db
          .select(fields)
          .from(quizQuestions)
          .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
          .innerJoin(materials, eq(materials.id, quizzes.materialId))
          .where(
            and(eq(quizQuestions.id, id), ne(quizQuestions.state, 'removed'), wasInSight('quiz_questions'), studied),
          )
  return row?.materialId ?? null
}

/** Reports a pupil has sent since an instant. */
export async function countReports(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(itemProblems)
    .where(and(eq(itemProblems.userId, userId), gt(itemProblems.createdAt, since)))
  return row?.total ?? 0
}

/** Keeps a report; false when this pupil has reported this item before. */
export async function insertReport(
  db: Queryable,
  { kind, id }: Reported,
  report: { userId: string; materialId: number; reason: ProblemReason; comment: string | null; createdAt: Date },
): Promise<boolean> {
  const item = kind === 'card' ? { cardId: id } : { questionId: id }
  const kept = await db
    .insert(itemProblems)
    .values({ ...report, ...item })
    .onConflictDoNothing()
    .returning({ id: itemProblems.id })
  return kept.length > 0
}

/** The reports about a material's items that nobody has resolved, the newest first. */
export function selectOpenReports(db: Queryable, materialId: number) {
  const { id, cardId, questionId, reason, comment, createdAt, resolvedAt } = itemProblems
  return db
    .select({ id, cardId, questionId, reason, comment, createdAt })
    .from(itemProblems)
    .where(and(eq(itemProblems.materialId, materialId), isNull(resolvedAt)))
    .orderBy(desc(createdAt), desc(id))
}

/** Ticks off what was reported about an item. */
export async function resolveReports(db: Queryable, { kind, id }: Reported, now: Date): Promise<void> {
  const column = kind === 'card' ? itemProblems.cardId : itemProblems.questionId
  await db
    .update(itemProblems)
    .set({ resolvedAt: now })
    .where(and(eq(column, id), isNull(itemProblems.resolvedAt)))
}
