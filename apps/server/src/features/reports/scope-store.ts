import { defaultParameters, forgettingCurve } from '@capivira/core/study/schedule'
import { type SQL, sql } from 'drizzle-orm'
import { pupilOf } from '../materials/visibility-conditions.ts'

/** Whose figures: a teacher's pupils, all of them or those of one class of theirs. */
export type Scope = { teacherId: string; classId?: number | undefined }

/**
 * The form of the school's forgetting curve: its own where it has weights of its own. Turmas share it (decisions/067),
 * so that one statement reckons with all cards; each is a number that the statement looks up once.
 */
const decay: SQL = sql`(
  select coalesce((select -w.weights[21] from memory_weights w where w.class_id is null),
    ${forgettingCurve(defaultParameters).decay}::float8)
)`
const factor: SQL = sql`(select power(0.9::float8, 1 / ${decay}) - 1)`

/**
 * Days from the last rating of the card state `r` to an instant, with what is left of one. By date_part, since extract
 * answers a numeric, which is several times as dear over thousands of rows.
 */
export const daysSinceReview = (instant: SQL): SQL =>
  sql`(greatest(0, date_part('epoch', ${instant} - r.last_review)) / 86400)`

/** How fast the card state `r` fades: what {@link recallAfter} takes a day at a time. */
export const fading: SQL = sql`(${factor} / r.stability)`

/**
 * Share of recall that FSRS predicts some days after the last rating of a card that fades so fast: see
 * core/study/schedule.ts.
 */
export const recallAfter = (days: SQL, fades: SQL): SQL => sql`power(1 + ${fades} * ${days}, ${decay})`

/** Share of recall that FSRS predicts of the card state `r` at an instant. */
export const recallAt = (instant: SQL): SQL => recallAfter(daysSinceReview(instant), fading)

/** `own(id, title, subject_id)`: the teacher's materials, as the head of a statement. */
export const ownMaterials = ({ teacherId }: Scope): SQL =>
  sql`own as materialized (select id, title, subject_id from materials where teacher_id = ${teacherId}
    and is_processed)`

/** Condition that the user `u` is a pupil of the scope. */
export function inScope({ teacherId, classId }: Scope): SQL {
  const ofClass =
    classId === undefined
      ? sql`true`
      : sql`exists (select from class_members cm where cm.class_id = ${classId} and cm.user_id = u.id)`
  return sql`u.user_type = 'student' and ${pupilOf(teacherId, sql`u.id`)} and ${ofClass}`
}

/**
 * `pupils(id)`: the pupils of the scope, of all the teacher's those who ever did anything with the materials, as the
 * head of a statement after {@link ownMaterials}. Whatever is done leaves progress; so nobody is read who has nothing
 * to be told about.
 */
export function pupilsInScope(scope: Scope): SQL {
  const met =
    scope.classId === undefined
      ? sql`select distinct p.user_id as id from own join user_progress p on p.material_id = own.id`
      : sql`select user_id as id from class_members where class_id = ${scope.classId}`
  return sql`pupils as materialized (
    select met.id from (${met}) met where (select ${inScope(scope)} from users u where u.id = met.id)
  )`
}
