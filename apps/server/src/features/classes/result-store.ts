import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight } from '../materials/sight-conditions.ts'

/** Attempts of a pupil at the whole quiz of an assignment `a`, since it was given. */
const attempts = (userId: SQL) => sql`
  quizzes q join quiz_attempts t on t.quiz_id = q.id and t.user_id = ${userId} and t.completed_at >= a.created_at
    and t.is_whole
  where q.material_id = a.material_id`

/** When a pupil had rated every shown card of `a` since it was given: by the first rating of each that is known. */
const ratedAt = (userId: SQL) => sql`(
  select max(coalesce((
    select min(l.reviewed_at) from review_log l
    where l.card_id = c.id and l.user_id = ${userId} and l.reviewed_at >= a.created_at
  ), r.last_review))
  from flip_cards c
  join card_reviews r on r.card_id = c.id and r.user_id = ${userId} and r.last_review >= a.created_at
  where c.material_id = a.material_id and ${inSight('c')})`

/** When a pupil had done the last of what `a` still asks, whatever they did again since; null where nothing tells. */
const doneAt = (userId: SQL) => sql`greatest(
  case when a.with_cards then ${ratedAt(userId)} end,
  case when a.with_quiz then (select min(t.completed_at) from ${attempts(userId)}) end)`

/**
 * Whether a pupil has done all that an assignment `a` of material `m` still asks: every shown card rated, and the quiz
 * finished, since it was given. A part of which nothing is shown any more is not asked, but nobody is done without
 * having done anything.
 */
const isDone = (userId: SQL) => sql`
  (not a.with_cards or not exists (
    select from flip_cards c
    where c.material_id = a.material_id and ${inSight('c')} and not exists (
      select from card_reviews r
      where r.user_id = ${userId} and r.card_id = c.id and r.last_review >= a.created_at
    )
  ))
  and (not a.with_quiz or exists (select from ${attempts(userId)})
    or not exists (select from quizzes q where q.material_id = a.material_id and q.questions_count > 0))
  and ((a.with_cards and m.cards_count > 0) or (a.with_quiz and exists (select from ${attempts(userId)})))`

/**
 * Notes the assignments of a material, or of a class, that a pupil has done and that were not noted before, or as done
 * later than they were. Acts arrive in any order: what counts is when each was done, not when it was told.
 */
export const insertResults = statement<
  { userId: string; materialId: number | null; classId: number | null; now: Date },
  Record<string, never>
>(
  'insert_assignment_results',
  value => sql`
    insert into assignment_results (assignment_id, user_id, done_at)
    select a.id, ${value('userId')}::uuid, coalesce(${doneAt(sql`member.user_id`)}, ${value('now')}::timestamptz)
    from assignments a
    join materials m on m.id = a.material_id
    join class_members member on member.class_id = a.class_id and member.user_id = ${value('userId')}
    where (a.material_id = ${value('materialId')}::int or a.class_id = ${value('classId')}::int)
      and not exists (
        select from assignment_results r
        where r.assignment_id = a.id and r.user_id = member.user_id and r.done_at <= ${value('now')}::timestamptz
      )
      and ${isDone(sql`member.user_id`)}
    on conflict (assignment_id, user_id) do update set done_at = excluded.done_at
      where excluded.done_at < assignment_results.done_at`,
)

/**
 * Notes for every pupil the assignments of a material that they have done, after its items changed: done since their
 * own last act on what is left, so that nobody is late by what a teacher does afterwards.
 */
export const insertResultsOfMaterial = statement<{ materialId: number; now: Date }, Record<string, never>>(
  'insert_assignment_results_of_material',
  value => sql`
    insert into assignment_results (assignment_id, user_id, done_at)
    select a.id, member.user_id,
      least(${value('now')}::timestamptz, coalesce(${doneAt(sql`member.user_id`)}, ${value('now')}::timestamptz))
    from assignments a
    join materials m on m.id = a.material_id
    join class_members member on member.class_id = a.class_id
    join user_progress p on p.user_id = member.user_id and p.material_id = a.material_id
    where a.material_id = ${value('materialId')}::int
      and not exists (select from assignment_results r where r.assignment_id = a.id and r.user_id = member.user_id)
      and ${isDone(sql`member.user_id`)}
    on conflict do nothing`,
)
