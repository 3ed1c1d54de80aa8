import type { Period } from '@capivira/core/reports/period'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { countOfPupils } from '../materials/visibility-conditions.ts'
import { wasStudied } from '../study/studied-conditions.ts'
import {
  daysSinceReview,
  fading,
  inScope,
  ownMaterials,
  pupilsInScope,
  recallAfter,
  type Scope,
} from './scope-store.ts'

/** What pupils did in a period: on a day, in a subject, or in all where neither is named. */
export type ActivityRow = {
  day: string | null
  subjectId: number | null
  /** Who studied, and who did anything at all, were it only to open a card. */
  pupils: number
  met: number
  games: number
  reviews: number
  quizzes: number
  questions: number
  right: number
}

/**
 * What the pupils of a scope did in a period, by day, by subject and in all, read in one go; what was not done is
 * absent.
 */
export async function selectActivity(db: Queryable, scope: Scope, { from, to }: Period): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)}
    select d.day::text as day, own.subject_id as "subjectId",
      count(distinct d.user_id) filter (where ${wasStudied})::int as pupils,
      count(distinct d.user_id)::int as met, coalesce(sum(d.games), 0)::int as games,
      coalesce(sum(d.reviews), 0)::int as reviews, coalesce(sum(d.quizzes), 0)::int as quizzes,
      coalesce(sum(d.questions), 0)::int as questions, coalesce(sum(d.right_answers), 0)::int as "right"
    from own
    join material_days d on d.material_id = own.id and d.day between ${from} and ${to}
    join pupils on pupils.id = d.user_id
    group by grouping sets ((d.day), (own.subject_id), ())
    order by d.day`)
  return rows
}

/** How many pupils a scope has. */
export async function countPupils(db: Queryable, scope: Scope): Promise<number> {
  const { rows } = await db.execute<{ pupils: number }>(
    scope.classId === undefined
      ? sql`select ${countOfPupils(scope.teacherId)} as pupils`
      : sql`select count(*)::int as pupils from class_members member
          where member.class_id = ${scope.classId} and (select ${inScope(scope)} from users u
            where u.id = member.user_id)`,
  )
  return rows[0]?.pupils ?? 0
}

/** The subjects of a teacher that have something to study, by name. */
export async function selectSubjects(db: Queryable, scope: Scope): Promise<{ subjectId: number; name: string }[]> {
  const { rows } = await db.execute<{ subjectId: number; name: string }>(sql`
    with ${ownMaterials(scope)}
    select s.id as "subjectId", s.name from subjects s
    where s.teacher_id = ${scope.teacherId} and s.id in (select subject_id from own)
    order by s.name_order, s.id`)
  return rows
}

/**
 * What is remembered of a subject: cards rated and by how many pupils; expected to be known, and due, on each of some
 * days.
 */
export type MemoryRow = { subjectId: number; cards: number; pupils: number; known: number[]; due: number[] }

/**
 * What pupils remember of each subject on some days from today on, should nobody study, and the cards that fall due
 * then. Read once and hashed three times: nothing of the thousands of rows is sorted, or taken to another time zone row
 * by row.
 */
export async function selectMemory(
  db: Queryable,
  scope: Scope,
  days: number,
  now: Date,
  timeZone: string,
): Promise<MemoryRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const places = Array.from({ length: days }, (_, place) => sql.raw(String(place)))
  const list = (of: (place: SQL) => SQL) => sql`array[${sql.join(places.map(of), sql`, `)}]`
  const { rows } = await db.execute<MemoryRow>(sql`
    with ${ownMaterials(scope)}, ${pupilsInScope(scope)},
    r as materialized (
      select own.subject_id, r.user_id, ${daysSinceReview(at)} as days, ${fading} as fading,
        width_bucket(r.next_review, array(
          select ((${at} at time zone ${timeZone})::date + place)::timestamp at time zone ${timeZone}
          from generate_series(1, ${days}::int) place
        )) as due_in
      from own join card_reviews r on r.material_id = own.id join pupils on pupils.id = r.user_id
    ), remembered as (
      select r.subject_id, count(*)::int as cards,
        ${list(place => sql`sum(${recallAfter(sql`(r.days + ${place})`, sql`r.fading`)})`)} as known
      from r group by r.subject_id
    ), studied as (
      select subject_id, count(*)::int as pupils from (select distinct subject_id, user_id from r) once
        group by subject_id
    ), falling as (
      select subject_id, ${list(place => sql`coalesce(sum(cards) filter (where due_in = ${place}), 0)::int`)} as due
      from (select subject_id, due_in, count(*) as cards from r group by subject_id, due_in) counted
      group by subject_id
    )
    select subject_id as "subjectId", cards, pupils, known, due
    from remembered join studied using (subject_id) join falling using (subject_id)`)
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
