import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight } from '../materials/sight-conditions.ts'

/** Attempts of a pupil at the whole quiz of an assignment `a`, since it was given. */
const attempts = (userId: SQL) => sql`
  quizzes q join quiz_attempts t on t.quiz_id = q.id and t.user_id = ${userId} and t.completed_at >= a.created_at
    and t.is_whole
  where q.material_id = a.material_id`

/**
 * Whether a pupil has done all that an assignment `a` of material `m` still asks: every shown card rated, and the quiz
 * finished, since it was given. A part of which nothing is shown any more is not asked, but nobody is done without
 * having done anything.
 */
const isDone = (userId: SQL) => sql`
  not exists (select from assignment_results r where r.assignment_id = a.id and r.user_id = ${userId})
  and (not a.with_cards or not exists (
    select from flip_cards c
    where c.material_id = a.material_id and ${inSight('c')} and not exists (
      select from card_reviews r
      where r.user_id = ${userId} and r.card_id = c.id and r.last_review >= a.created_at
    )
  ))
  and (not a.with_quiz or exists (select from ${attempts(userId)})
    or not exists (select from quizzes q where q.material_id = a.material_id and q.questions_count > 0))
  and ((a.with_cards and m.cards_count > 0) or (a.with_quiz and exists (select from ${attempts(userId)})))`

/** Whether a quiz that is told late was finished before the one by which `a` was noted as done. */
const wasDoneBefore = (userId: SQL, now: SQL) => sql`
  not a.with_cards
  and exists (
    select from assignment_results r where r.assignment_id = a.id and r.user_id = ${userId} and r.done_at > ${now}
  )
  and exists (select from ${attempts(userId)} and t.completed_at <= ${now})`

/**
 * Notes the assignments of a material, or of a class, that a pupil has done and that were not noted before, or as done
 * later than they were. Acts arrive in any order: an assignment is done by its quiz no earlier than that was finished.
 */
export const insertResults = statement<
  { userId: string; materialId: number | null; classId: number | null; now: Date },
  Record<string, never>
>(
  'insert_assignment_results',
  value => sql`
    insert into assignment_results (assignment_id, user_id, done_at)
    select a.id, ${value('userId')}::uuid, greatest(${value('now')}::timestamptz, case when a.with_quiz then (
      select min(t.completed_at) from ${attempts(sql`member.user_id`)}
    ) end)
    from assignments a
    join materials m on m.id = a.material_id
    join class_members member on member.class_id = a.class_id and member.user_id = ${value('userId')}
    where (a.material_id = ${value('materialId')}::int or a.class_id = ${value('classId')}::int)
      and ((${isDone(sql`member.user_id`)})
        or (${wasDoneBefore(sql`member.user_id`, sql`${value('now')}::timestamptz`)}))
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
    select a.id, member.user_id, least(${value('now')}::timestamptz, coalesce(greatest(
      case when a.with_cards then (
        select max(r.last_review) from flip_cards c
        join card_reviews r on r.card_id = c.id and r.user_id = member.user_id and r.last_review >= a.created_at
        where c.material_id = a.material_id and ${inSight('c')}
      ) end,
      case when a.with_quiz then (select min(t.completed_at) from ${attempts(sql`member.user_id`)}) end
    ), ${value('now')}::timestamptz))
    from assignments a
    join materials m on m.id = a.material_id
    join class_members member on member.class_id = a.class_id
    join user_progress p on p.user_id = member.user_id and p.material_id = a.material_id
    where a.material_id = ${value('materialId')}::int and ${isDone(sql`member.user_id`)}
    on conflict do nothing`,
)
