import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { PaidToday } from '@capivira/core/progress/xp'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { inLesson, wasInSight } from '../materials/sight-conditions.ts'
import { materials } from '../materials/tables.ts'
import type { Viewer } from '../materials/viewer.ts'
import { subjectOpenSince, visibleTo } from '../materials/visibility-conditions.ts'
import { quizAnswers, quizAttempts, quizQuestions, quizzes } from './tables.ts'

export type QuizRow = typeof quizzes.$inferSelect
export type QuestionRow = typeof quizQuestions.$inferSelect

/** How a quiz is asked for. */
export type QuizKey = { quizId: number } | { materialId: number }

/**
 * Pupils take the quizzes of processed materials they can see; teachers see those of their own materials, admins all.
 */
function openTo(user: Viewer): SQL | undefined {
  return user.userType === 'student' ? and(materials.isProcessed, visibleTo(user)) : visibleTo(user)
}

/**
 * A quiz with its questions in their order, or null when there is none that the user may see. `which` is 'lesson' for
 * what is there now: for pupils what they are asked, for others all that was not removed. 'asked' is for what pupils
 * are asked, or may have been asked a while ago, by how it stands with them.
 */
export async function selectQuiz(
  db: Database,
  user: Viewer,
  key: QuizKey,
  which: 'lesson' | 'asked' = 'lesson',
): Promise<{ quiz: QuizRow; questions: QuestionRow[] } | null> {
  const wanted = 'quizId' in key ? eq(quizzes.id, key.quizId) : eq(quizzes.materialId, key.materialId)
  const ofState = which === 'lesson' ? inLesson(quizQuestions, user) : wasInSight('quiz_questions')
  const rows = await db
    .select({ quiz: quizzes, question: quizQuestions })
    .from(quizzes)
    .innerJoin(materials, eq(materials.id, quizzes.materialId))
    .leftJoin(quizQuestions, and(eq(quizQuestions.quizId, quizzes.id), ofState))
    .where(and(wanted, openTo(user)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
  const [first] = rows
  if (!first) return null
  // To pupils what waits, or was withdrawn, is as what is hidden.
  const asPupils = (row: QuestionRow): QuestionRow =>
    which === 'lesson' || row.publication === 'published' || row.state === 'removed' ? row : { ...row, state: 'hidden' }
  return { quiz: first.quiz, questions: rows.flatMap(({ question }) => (question ? asPupils(question) : [])) }
}

/** Whether the user knows of such a material: a pupil does while it is still being processed. */
export async function materialExists(db: Database, user: Viewer, materialId: number): Promise<boolean> {
  const rows = await db
    .select({ id: materials.id })
    .from(materials)
    .where(and(eq(materials.id, materialId), visibleTo(user)))
  return rows.length > 0
}

/** Since when a pupil can have taken a quiz; no row when there is no such quiz. */
export const selectQuizSince = statement<
  { userId: string; quizId: number | null; materialId: number | null },
  { since: string }
>(
  'select_quiz_since',
  value => sql`
    select greatest(q.created_at, ${subjectOpenSince(sql`m.subject_id`, value('userId'))}) as since
    from quizzes q
    join materials m on m.id = q.material_id
    where q.id = ${value('quizId')}::int or q.material_id = ${value('materialId')}::int`,
)

/** What a pupil has had right in a quiz on a day: the best bare score, and the questions answered right. */
export const selectPaidToday = statement<{ userId: string; quizId: number; today: SchoolDay }, PaidToday>(
  'select_paid_today',
  value => sql`
    select coalesce(max(t.score) filter (where not t.graded), 0)::int as best,
      array(
        select distinct given.question_id from quiz_attempts earlier
        join quiz_answers given on given.attempt_id = earlier.id and given.is_right
        where earlier.user_id = ${value('userId')} and earlier.quiz_id = ${value('quizId')}
          and earlier.day = ${value('today')}
      ) as "right"
    from quiz_attempts t
    where t.user_id = ${value('userId')} and t.quiz_id = ${value('quizId')} and t.day = ${value('today')}`,
)

/** A pupil's last answer to each question of a quiz. */
export const selectLastAnswers = statement<
  { userId: string; quizId: number },
  { questionId: number; isRight: boolean; at: string }
>(
  'select_last_answers',
  value => sql`
    select distinct on (given.question_id) given.question_id as "questionId", given.is_right as "isRight",
      t.completed_at as at
    from quiz_attempts t join quiz_answers given on given.attempt_id = t.id
    where t.user_id = ${value('userId')} and t.quiz_id = ${value('quizId')}
    order by given.question_id, t.completed_at desc, t.id desc`,
)

/** Keeps an attempt; answers its id. */
export async function insertAttempt(db: Queryable, attempt: typeof quizAttempts.$inferInsert): Promise<number> {
  const [row] = await db.insert(quizAttempts).values(attempt).returning({ id: quizAttempts.id })
  if (!row) throw new Error('an insert without conflict answered no row')
  return row.id
}

/** Keeps what was answered to each question of an attempt. */
export async function insertAnswers(
  db: Queryable,
  attemptId: number,
  answers: readonly { questionId: number; option: string; isRight: boolean }[],
): Promise<void> {
  if (answers.length === 0) return
  await db.insert(quizAnswers).values(answers.map(answer => ({ ...answer, attemptId })))
}
