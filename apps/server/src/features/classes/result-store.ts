import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'

/**
 * Notes the assignments of a material, or of a class, that a pupil has done and that were not noted before: every shown
 * card rated, and the quiz finished, since each was given.
 */
export const insertResults = statement<
  { userId: string; materialId: number | null; classId: number | null; now: Date },
  Record<string, never>
>(
  'insert_assignment_results',
  value => sql`
    insert into assignment_results (assignment_id, user_id, done_at)
    select a.id, ${value('userId')}::uuid, ${value('now')}::timestamptz
    from assignments a
    join class_members member on member.class_id = a.class_id and member.user_id = ${value('userId')}
    where (a.material_id = ${value('materialId')}::int or a.class_id = ${value('classId')}::int)
      and not exists (
        select from assignment_results r where r.assignment_id = a.id and r.user_id = ${value('userId')}
      )
      and (not a.with_cards or not exists (
        select from flip_cards c
        where c.material_id = a.material_id and c.state = 'shown' and not exists (
          select from card_reviews r
          where r.user_id = ${value('userId')} and r.card_id = c.id and r.last_review >= a.created_at
        )
      ))
      and (not a.with_quiz or exists (
        select from quizzes q
        join quiz_attempts t on t.quiz_id = q.id and t.user_id = ${value('userId')} and t.completed_at >= a.created_at
        where q.material_id = a.material_id
      ))
    on conflict do nothing`,
)
