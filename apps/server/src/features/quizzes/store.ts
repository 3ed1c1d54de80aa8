import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { inSight, wasInSight } from '../materials/sight.ts'
import { materials } from '../materials/tables.ts'
import { subjectOpenSince, type Viewer, visibleTo } from '../materials/viewer.ts'
import { quizAnswers, quizAttempts, quizQuestions, quizzes } from './tables.ts'

export type QuizRow = typeof quizzes.$inferSelect
export type QuestionRow = typeof quizQuestions.$inferSelect

/** How a quiz is asked for. */
export type QuizKey = { quizId: number } | { materialId: number }

/** Pupils take the quizzes of processed materials they can see; teachers see those of their own materials, admins all. */
function openTo(user: Viewer): SQL | undefined {
  return user.userType === 'student' ? and(materials.isProcessed, visibleTo(user)) : visibleTo(user)
}

/**
 * A quiz with its questions in their order, or null when there is none that the user may see. `which` is 'shown' for what
 * is asked now, 'all' for what may have been asked a while ago, too.
 */
export async function selectQuiz(
  db: Database,
  user: Viewer,
  key: QuizKey,
  which: 'shown' | 'all' = 'shown',
): Promise<{ quiz: QuizRow; questions: QuestionRow[] } | null> {
  const wanted = 'quizId' in key ? eq(quizzes.id, key.quizId) : eq(quizzes.materialId, key.materialId)
  const ofState = which === 'shown' ? inSight(quizQuestions) : wasInSight('quiz_questions')
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
    row.publication === 'published' || row.state === 'removed' ? row : { ...row, state: 'hidden' }
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

/** The best score a pupil has had in a quiz on a day; null before the first. */
export const selectBestScore = statement<{ userId: string; quizId: number; today: SchoolDay }, { best: number | null }>(
  'select_best_score',
  value => sql`
    select max(score) as best from quiz_attempts
    where user_id = ${value('userId')} and quiz_id = ${value('quizId')} and day = ${value('today')}`,
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
