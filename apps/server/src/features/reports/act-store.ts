import type { Rating } from '@capivira/core/study/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

type Slice = { teacherId: string; pupilId: string; limit: number; offset: number }

/** Single answers of a pupil in a teacher's quizzes, the newest attempt first. */
export async function selectAnswers(db: Queryable, { teacherId, pupilId, limit, offset }: Slice) {
  const { rows } = await db.execute<{
    attemptId: number
    questionId: number
    title: string
    question: string
    option: string
    rightOption: string
    isRight: boolean
    completedAt: string
  }>(sql`
    select t.id as "attemptId", q.id as "questionId", m.title, q.question, a.option,
      q.options ->> q.correct_answer as "rightOption", a.is_right as "isRight", t.completed_at as "completedAt"
    from quiz_attempts t
    join quizzes on quizzes.id = t.quiz_id
    join materials m on m.id = quizzes.material_id and m.teacher_id = ${teacherId}
    join quiz_answers a on a.attempt_id = t.id
    join quiz_questions q on q.id = a.question_id
    where t.user_id = ${pupilId}
    order by t.completed_at desc, t.id desc, q.position, q.id
    limit ${limit} offset ${offset}`)
  return rows
}

/** Single ratings of a pupil of a teacher's cards, the newest first. */
export async function selectReviews(db: Queryable, { teacherId, pupilId, limit, offset }: Slice) {
  const { rows } = await db.execute<{
    id: number
    title: string
    question: string
    rating: Rating
    reviewedAt: string
  }>(sql`
    with rated as materialized (
      select m.title, r.card_id from materials m join card_reviews r on r.user_id = ${pupilId} and r.material_id = m.id
      where m.teacher_id = ${teacherId}
    ), page as (
      select l.id, l.card_id, l.rating, l.reviewed_at, rated.title
      from rated join review_log l on l.card_id = rated.card_id and l.user_id = ${pupilId}
      order by l.reviewed_at desc, l.id desc
      limit ${limit} offset ${offset}
    )
    select page.id, page.title, c.question, page.rating, page.reviewed_at as "reviewedAt"
    from page join flip_cards c on c.id = page.card_id
    order by page.reviewed_at desc, page.id desc`)
  return rows
}
