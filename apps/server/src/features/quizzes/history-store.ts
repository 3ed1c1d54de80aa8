import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { users } from '../accounts/tables.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { materials, subjects } from '../materials/tables.ts'
import type { Viewer } from '../materials/viewer.ts'
import { visibleTo } from '../materials/visibility-conditions.ts'
import { quizAnswers, quizAttempts, quizQuestions, quizzes } from './tables.ts'

const wrongAnswers = sql<number>`(
  select count(*)::int from ${quizAnswers}
  where ${quizAnswers.attemptId} = ${quizAttempts.id} and not ${quizAnswers.isRight}
)`
const hasAnswers = sql<boolean>`exists (select from ${quizAnswers} where ${quizAnswers.attemptId} = ${quizAttempts.id})`

const selectAttempts = (db: Queryable) =>
  db
    .select({
      id: quizAttempts.id,
      quizId: quizAttempts.quizId,
      materialId: materials.id,
      title: materials.title,
      subject: subjects.name,
      teacherName: users.fullName,
      score: quizAttempts.score,
      totalQuestions: quizAttempts.totalQuestions,
      percentage: quizAttempts.percentage,
      missed: sql<number | null>`case when ${hasAnswers} then ${wrongAnswers} end`,
      completedAt: quizAttempts.completedAt,
    })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(materials, eq(materials.id, quizzes.materialId))
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .innerJoin(users, eq(users.id, materials.teacherId))

export type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number]

const of = (pupil: Viewer) => and(eq(quizAttempts.userId, pupil.id), materials.isProcessed, visibleTo(pupil))

/** A pupil's attempts at what they can still see, the newest first, at most `limit`. */
export function listPastAttempts(
  db: Queryable,
  pupil: Viewer,
  { quizId, before, limit }: { quizId?: number | undefined; before?: number | undefined; limit: number },
): Promise<AttemptRow[]> {
  const ofQuiz: SQL | undefined = quizId === undefined ? undefined : eq(quizAttempts.quizId, quizId)
  const earlier = before === undefined ? undefined : lt(quizAttempts.id, before)
  return selectAttempts(db)
    .where(and(of(pupil), ofQuiz, earlier))
    .orderBy(desc(quizAttempts.id))
    .limit(limit)
}

/** One attempt of a pupil, or null when they have none of this id. */
export async function findPastAttempt(db: Queryable, pupil: Viewer, id: number): Promise<AttemptRow | null> {
  const [row] = await selectAttempts(db).where(and(of(pupil), eq(quizAttempts.id, id)))
  return row ?? null
}

/** Ids of the last attempt of each quiz a pupil took, the newest first, at most `limit`. */
export async function listLastAttempts(db: Queryable, pupil: Viewer, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`max(${quizAttempts.id})` })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .innerJoin(materials, eq(materials.id, quizzes.materialId))
    .where(of(pupil))
    .groupBy(quizAttempts.quizId)
    .orderBy(desc(sql`max(${quizAttempts.id})`))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The questions answered wrong in some attempts that are still asked, in the order of their quizzes. */
export function listMissed(db: Queryable, attemptIds: readonly number[]) {
  return db
    .select({ question: quizQuestions, chosen: quizAnswers.option, materialId: quizzes.materialId })
    .from(quizAnswers)
    .innerJoin(quizQuestions, and(eq(quizQuestions.id, quizAnswers.questionId), inSight(quizQuestions)))
    .innerJoin(quizzes, eq(quizzes.id, quizQuestions.quizId))
    .where(and(inArray(quizAnswers.attemptId, [...attemptIds]), eq(quizAnswers.isRight, false)))
    .orderBy(desc(quizAnswers.attemptId), asc(quizQuestions.position), asc(quizQuestions.id))
}
