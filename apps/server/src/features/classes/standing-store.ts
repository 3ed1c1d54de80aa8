import type { SchoolDay } from '@capivira/core/progress/school-day'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { subjectOpenTo } from '../materials/visibility-conditions.ts'

/** How far a pupil is with an assignment; instants as PostgreSQL writes them. */
export type StandingRow = {
  doneAt: string | null
  cardsDone: number
  cardsTotal: number
  quizPercentage: number | null
}

export type MyAssignmentRow = StandingRow & {
  id: number
  materialId: number
  title: string
  subject: string
  className: string
  teacherName: string
  withCards: boolean
  withQuiz: boolean
  note: string | null
  dueDay: SchoolDay
  createdAt: string
}

/** What a pupil has done of `a`, an assignment of material `m`: rated cards and the best quiz since it was given. */
const standing = sql`
  r.done_at as "doneAt", m.cards_count as "cardsTotal",
  case when a.with_cards then (
    select count(*)::int from card_reviews rated
    join flip_cards c on c.id = rated.card_id and ${inSight('c')}
    where rated.user_id = u.id and rated.material_id = a.material_id and rated.last_review >= a.created_at
  ) else 0 end as "cardsDone",
  case when a.with_quiz then (
    select max(t.percentage) from quizzes q
    join quiz_attempts t on t.quiz_id = q.id and t.user_id = u.id and t.completed_at >= a.created_at and t.is_whole
    where q.material_id = a.material_id
  ) end as "quizPercentage"`

/** Whether an assignment `a` of material `m` and its quiz `q` asks for something that is shown. */
export const asksSomething = sql`((a.with_cards and m.cards_count > 0) or (a.with_quiz and q.questions_count > 0))`

/**
 * The assignments of a pupil's active classes whose material they can see: those not done, by their day, then those
 * done since an instant. They name the parts of which anything is shown, and none is there of which nothing is.
 */
export const selectMyAssignments = statement<{ userId: string; since: Date; from: SchoolDay }, MyAssignmentRow>(
  'select_my_assignments',
  value => sql`
    select a.id, a.material_id as "materialId", m.title, s.name as subject, c.name as "className",
      t.full_name as "teacherName",
      a.with_cards and m.cards_count > 0 as "withCards",
      a.with_quiz and (q.questions_count > 0 or r.done_at is not null) as "withQuiz", a.note,
      a.due_day::text as "dueDay", a.created_at as "createdAt", ${standing}
    from class_members member
    join users u on u.id = member.user_id
    join classes c on c.id = member.class_id and c.archived_at is null
    join users t on t.id = c.teacher_id
    join assignments a on a.class_id = c.id and a.due_day >= ${value('from')}
    join materials m on m.id = a.material_id and m.is_processed
    join subjects s on s.id = m.subject_id
    left join quizzes q on q.material_id = m.id
    left join assignment_results r on r.assignment_id = a.id and r.user_id = u.id
    where member.user_id = ${value('userId')} and (r.done_at >= ${value('since')} or (r.done_at is null
      and ${asksSomething}))
      and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
    order by r.done_at is not null, a.due_day, a.id
    limit 60`,
)

/** How many assignments a pupil has still to do. */
export const countOpenAssignments = statement<{ userId: string; from: SchoolDay }, { total: number }>(
  'count_open_assignments',
  value => sql`
    select count(*)::int as total
    from class_members member
    join classes c on c.id = member.class_id and c.archived_at is null
    join assignments a on a.class_id = c.id and a.due_day >= ${value('from')}
    join materials m on m.id = a.material_id and m.is_processed
    left join quizzes q on q.material_id = m.id
    where member.user_id = ${value('userId')} and ${asksSomething}
      and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
      and not exists (select from assignment_results r where r.assignment_id = a.id and r.user_id = member.user_id)`,
)

/** Every pupil of the class of an assignment, by name, and how far they are with it. */
export const selectPupilStandings = statement<
  { assignmentId: number },
  StandingRow & { userId: string; fullName: string }
>(
  'select_pupil_standings',
  value => sql`
    select u.id as "userId", u.full_name as "fullName", ${standing}
    from assignments a
    join materials m on m.id = a.material_id
    join class_members member on member.class_id = a.class_id
    join users u on u.id = member.user_id
    left join assignment_results r on r.assignment_id = a.id and r.user_id = u.id
    where a.id = ${value('assignmentId')}
    order by u.name_order, u.id`,
)
