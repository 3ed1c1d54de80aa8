import { forgettingCurve } from '@capivira/core/study/schedule'
import { type SQL, sql } from 'drizzle-orm'
import { pupilOf } from '../materials/viewer.ts'

/** Whose figures: a teacher's pupils, all of them or those of one class of theirs. */
export type Scope = { teacherId: string; classId?: number | undefined }

/** Percent of recall that FSRS predicts at an instant, of cards rated `r`: see core/study/schedule.ts. */
export function recallAt(instant: SQL): SQL {
  const { decay, factor } = forgettingCurve
  const days = sql`greatest(0, floor(extract(epoch from ${instant} - r.last_review) / 86400))`
  return sql`power(1 + ${factor}::float8 * ${days} / r.stability, ${decay}::float8)`
}

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
