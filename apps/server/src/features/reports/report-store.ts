import type { Period } from '@capivira/core/reports/period'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { daysSinceReview, ownMaterials, pupilsInScope, recallAfter, recallAt, type Scope } from './scope-store.ts'

/** Pupils of a scope; and by day of a period those who studied, their ratings and quizzes. Days without study are absent. */
export async function selectActivity(db: Queryable, scope: Scope, { from, to }: Period) {
  const { rows } = await db.execute<{ day: string; pupils: number; reviews: number; quizzes: number }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)}
    select d.day::text as day, count(distinct d.user_id)::int as pupils, sum(d.reviews)::int as reviews,
      sum(d.quizzes)::int as quizzes
    from own
    join material_days d on d.material_id = own.id and d.day between ${from} and ${to}
    join pupils on pupils.id = d.user_id
    group by d.day order by d.day`)
  return rows
}

/** How many pupils there are, how many of them studied in a period, and what they answered. */
export async function selectTotals(db: Queryable, scope: Scope, { from, to }: Period) {
  const { rows } = await db.execute<{ pupils: number; activePupils: number; right: number; questions: number }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)}
    select (select count(*)::int from pupils) as pupils, count(distinct d.user_id)::int as "activePupils",
      coalesce(sum(d.right_answers), 0)::int as "right", coalesce(sum(d.questions), 0)::int as questions
    from own
    join material_days d on d.material_id = own.id and d.day between ${from} and ${to}
    join pupils on pupils.id = d.user_id`)
  return rows[0] ?? { pupils: 0, activePupils: 0, right: 0, questions: 0 }
}

/** Each subject with something to study: what its pupils remember now, and what they answered in a period. */
export async function selectSubjects(db: Queryable, scope: Scope, { from, to }: Period, now: Date) {
  const { rows } = await db.execute<{
    subjectId: number
    name: string
    pupils: number
    cards: number
    retention: number | null
    right: number
    questions: number
  }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)},
    memory as (
      select own.subject_id, count(*)::int as cards, count(distinct r.user_id)::int as pupils,
        avg(${recallAt(sql`${now.toISOString()}::timestamptz`)}) as retention
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
      group by own.subject_id
    ), taken as (
      select own.subject_id, sum(d.right_answers)::int as right_answers, sum(d.questions)::int as questions
      from own
      join material_days d on d.material_id = own.id and d.day between ${from} and ${to}
      join pupils on pupils.id = d.user_id
      group by own.subject_id
    )
    select s.id as "subjectId", s.name, coalesce(memory.pupils, 0) as pupils, coalesce(memory.cards, 0) as cards,
      memory.retention, coalesce(taken.right_answers, 0) as "right", coalesce(taken.questions, 0) as questions
    from subjects s
    left join memory on memory.subject_id = s.id
    left join taken on taken.subject_id = s.id
    where s.id in (select subject_id from own)
    order by s.name_key, s.id`)
  return rows
}

/** What is remembered on each of some days from today on, should nobody study, and the cards that fall due on each. */
export async function selectForecast(db: Queryable, scope: Scope, days: number, now: Date, timeZone: string) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ place: number; retention: number | null; due: number }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)},
    r as materialized (
      select r.stability, ${daysSinceReview(at)} as days,
        greatest(0, (r.next_review at time zone ${timeZone})::date - (${at} at time zone ${timeZone})::date) as due_in
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
    ), due as (
      select due_in, count(*)::int as cards from r where due_in < ${days} group by due_in
    )
    select place, (select avg(${recallAfter(sql`(r.days + place)`)}) from r) as retention,
      coalesce((select cards from due where due_in = place), 0) as due
    from generate_series(0, ${days} - 1) as place
    order by place`)
  return rows
}

/** Quizzes of a period by result, in bands of ten points; empty bands are absent. */
export async function selectScores(db: Queryable, scope: Scope, { from, to }: Period) {
  const { rows } = await db.execute<{ band: number; quizzes: number }>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)}
    select least(9, t.percentage / 10) as band, count(*)::int as quizzes
    from own
    join quizzes on quizzes.material_id = own.id
    join quiz_attempts t on t.quiz_id = quizzes.id and t.day between ${from} and ${to}
    join pupils on pupils.id = t.user_id
    group by 1 order by 1`)
  return rows
}
