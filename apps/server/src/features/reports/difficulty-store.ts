import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { ownMaterials, pupilsInScope, recallAt, type Scope } from './scope-store.ts'

/** Ratings a card needs before it is called hard: one bad day of one pupil says nothing. */
const fewestReviews = 3

/** The cards forgotten most often, of all their ratings. */
export async function selectHardCards(db: Queryable, scope: Scope, limit: number, now: Date) {
  const { rows } = await db.execute<{
    cardId: number
    materialId: number
    title: string
    question: string
    reviews: number
    forgotten: number
    retention: number | null
  }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)},
    hard as (
      select r.card_id, sum(r.review_count)::int as reviews, sum(r.forgotten)::int as forgotten
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
      group by r.card_id
      having sum(r.forgotten) > 0 and sum(r.review_count) >= ${fewestReviews}
    ), hardest as materialized (
      select c.id, c.question, c.material_id, hard.reviews, hard.forgotten
      from hard join flip_cards c on c.id = hard.card_id and c.state = 'shown'
      order by hard.forgotten::float8 / hard.reviews desc, hard.forgotten desc, c.id
      limit ${limit}
    )
    select c.id as "cardId", own.id as "materialId", own.title, c.question, c.reviews, c.forgotten,
      (
        select avg(${recallAt(sql`${now.toISOString()}::timestamptz`)})
        from card_reviews r join pupils on pupils.id = r.user_id
        where r.card_id = c.id
      ) as retention
    from hardest c join own on own.id = c.material_id
    order by c.forgotten::float8 / c.reviews desc, c.forgotten desc, c.id`)
  return rows
}

/** The wrong options chosen most often. */
export async function selectWrongOptions(db: Queryable, scope: Scope, limit: number) {
  const { rows } = await db.execute<{
    questionId: number
    materialId: number
    title: string
    question: string
    option: string
    rightOption: string
    times: number
    answers: number
  }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)},
    -- By attempts, whose answers lie side by side; by questions each answer would be looked up on its own.
    given as materialized (
      select a.question_id, a.option, a.is_right, count(*)::int as times,
        (sum(count(*)) over (partition by a.question_id))::int as answers
      from own
      join quizzes on quizzes.material_id = own.id
      join quiz_attempts t on t.quiz_id = quizzes.id
      join pupils on pupils.id = t.user_id
      join quiz_answers a on a.attempt_id = t.id
      group by a.question_id, a.option, a.is_right
    ), chosen as (
      select given.question_id, given.option, given.times, given.answers
      from own
      join quizzes on quizzes.material_id = own.id
      join quiz_questions q on q.quiz_id = quizzes.id and q.state = 'shown'
      join given on given.question_id = q.id and not given.is_right
      order by given.times desc, given.question_id, given.option
      limit ${limit}
    )
    select q.id as "questionId", own.id as "materialId", own.title, q.question, chosen.option,
      q.options ->> q.correct_answer as "rightOption", chosen.times, chosen.answers
    from chosen
    join quiz_questions q on q.id = chosen.question_id
    join quizzes on quizzes.id = q.quiz_id
    join own on own.id = quizzes.material_id
    order by chosen.times desc, q.id, chosen.option`)
  return rows
}
