import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { inSight, outOfSight } from '../materials/sight-conditions.ts'
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
    -- Few, and found by material; whether a card is shown would be looked up for each of a thousand.
    unseen as materialized (
      select c.id from own join flip_cards c on c.material_id = own.id and ${outOfSight('c')}
    ), hardest as materialized (
      select r.card_id, sum(r.review_count)::int as reviews, sum(r.forgotten)::int as forgotten
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
      where r.card_id not in (select id from unseen)
      group by r.card_id
      having sum(r.forgotten) > 0 and sum(r.review_count) >= ${fewestReviews}
      order by sum(r.forgotten)::float8 / sum(r.review_count) desc, sum(r.forgotten) desc, r.card_id
      limit ${limit}
    ), remembered as (
      select r.card_id, avg(${recallAt(sql`${now.toISOString()}::timestamptz`)}) as retention
      from hardest join card_reviews r on r.card_id = hardest.card_id join pupils on pupils.id = r.user_id
      group by r.card_id
    )
    select c.id as "cardId", own.id as "materialId", own.title, c.question, hardest.reviews, hardest.forgotten,
      remembered.retention
    from hardest
    join remembered on remembered.card_id = hardest.card_id
    join flip_cards c on c.id = hardest.card_id
    join own on own.id = c.material_id
    order by hardest.forgotten::float8 / hardest.reviews desc, hardest.forgotten desc, c.id`)
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
    asked as materialized (
      select q.id, q.question, q.options ->> q.correct_answer as right_option, own.id as material_id, own.title
      from own join quizzes on quizzes.material_id = own.id
      join quiz_questions q on q.quiz_id = quizzes.id and ${inSight('q')}
    ), taken as materialized (
      select t.id from own join quizzes on quizzes.material_id = own.id
      join quiz_attempts t on t.quiz_id = quizzes.id join pupils on pupils.id = t.user_id
    ),
    -- By questions, whose answers lie side by side in an index; those of an attempt lie where it was made.
    told as (
      select a.question_id, a.option, a.is_right, count(*)::int as times
      from asked join quiz_answers a on a.question_id = asked.id
      where a.attempt_id in (select id from taken)
      group by a.question_id, a.option, a.is_right
    ), given as (
      select question_id, option, is_right, times, (sum(times) over (partition by question_id))::int as answers
        from told
    )
    select asked.id as "questionId", asked.material_id as "materialId", asked.title, asked.question, given.option,
      asked.right_option as "rightOption", given.times, given.answers
    from given join asked on asked.id = given.question_id
    where not given.is_right
    order by given.times desc, given.question_id, given.option
    limit ${limit}`)
  return rows
}
