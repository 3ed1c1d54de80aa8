import type { Doubt } from '@capivira/core/review/doubt'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { quizAttempts, quizQuestions, quizzes } from '../quizzes/tables.ts'

/** The quizzes that were taken since a day, with their materials. */
export function selectTakenQuizzes(db: Queryable, since: string): Promise<{ quizId: number; materialId: number }[]> {
  return db
    .selectDistinct({ quizId: quizAttempts.quizId, materialId: quizzes.materialId })
    .from(quizAttempts)
    .innerJoin(quizzes, eq(quizzes.id, quizAttempts.quizId))
    .where(gte(quizAttempts.day, since))
    .orderBy(quizAttempts.quizId)
}

export type FirstAnswerRow = {
  questionId: number
  userId: string
  option: string
  isRight: boolean
  /** Whether it was given since a teacher last changed the question or said something of it. */
  counts: boolean
}

/** Each pupil's first answer to each question of a quiz that pupils see. */
export async function selectFirstAnswers(db: Queryable, quizId: number): Promise<FirstAnswerRow[]> {
  const { rows } = await db.execute<FirstAnswerRow>(sql`
    select distinct on (a.question_id, t.user_id) a.question_id as "questionId", t.user_id as "userId", a.option,
      a.is_right as "isRight", t.completed_at > coalesce(greatest(q.touched_at, q.verdict_at), '-infinity') as counts
    from quiz_attempts t
    join quiz_answers a on a.attempt_id = t.id
    join quiz_questions q on q.id = a.question_id and ${inSight('q')}
    where t.quiz_id = ${quizId}
    order by a.question_id, t.user_id, t.id`)
  return rows
}

/** Keeps with a question what speaks against it; false where pupils do not see it any more. */
export async function keepDoubt(tx: Transaction, questionId: number, doubt: Doubt): Promise<boolean> {
  const rows = await tx
    .update(quizQuestions)
    .set({ doubt })
    .where(and(eq(quizQuestions.id, questionId), inSight(quizQuestions)))
    .returning({ id: quizQuestions.id })
  return rows.length > 0
}
