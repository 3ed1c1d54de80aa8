import { forgettingCurve } from '@capivira/core/study/schedule'
import { type SQL, sql } from 'drizzle-orm'
import { pupilOf } from '../materials/viewer.ts'

/** Whose figures: a teacher's pupils, all of them or those of one class of theirs. */
export type Scope = { teacherId: string; classId?: number | undefined }

/** Whole days from the last rating of the card state `r` to an instant. */
export const daysSinceReview = (instant: SQL): SQL =>
  sql`floor(greatest(0, extract(epoch from ${instant} - r.last_review)::float8 / 86400))`

/** Share of recall that FSRS predicts of the card state `r` some days after its last rating: see core/study/schedule.ts. */
export function recallAfter(days: SQL): SQL {
  const { decay, factor } = forgettingCurve
  return sql`power(1 + ${factor}::float8 * ${days} / r.stability, ${decay}::float8)`
}

/** Share of recall that FSRS predicts of the card state `r` at an instant. */
export const recallAt = (instant: SQL): SQL => recallAfter(daysSinceReview(instant))

/** `own(id)`: the teacher's materials, as the head of a statement. */
export const ownMaterials = ({ teacherId }: Scope): SQL =>
  sql`own as materialized (select id, title, subject_id from materials where teacher_id = ${teacherId} and is_processed)`

/** Condition that the user `u` is a pupil of the scope. */
export function inScope({ teacherId, classId }: Scope): SQL {
  const ofClass =
    classId === undefined
      ? sql`true`
      : sql`exists (select from class_members cm where cm.class_id = ${classId} and cm.user_id = u.id)`
  return sql`u.user_type = 'student' and ${pupilOf(teacherId, sql`u.id`)} and ${ofClass}`
}

/** `pupils(id, full_name, streak, last_study_date)`: the pupils of the scope, as the head of a statement. */
export const pupilsInScope = (scope: Scope): SQL =>
  sql`pupils as materialized (select u.id, u.full_name, u.streak, u.last_study_date from users u where ${inScope(scope)})`
