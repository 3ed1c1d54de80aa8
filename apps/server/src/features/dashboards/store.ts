import { mostInReview } from '@capivira/core/dashboards/in-review'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { waitsAsAWhole } from '../materials/sight-conditions.ts'
import { countOfPupils, pupilOf, subjectOpenTo } from '../materials/visibility-conditions.ts'
import { wasStudied } from '../study/studied-conditions.ts'

export type PupilFigures = {
  totalCardsStudied: number
  cardsToday: number
  /** The last attempts, at most 10: how many, questions answered right, questions in all. */
  attempts: number
  right: number
  questions: number
}

/** The figures of a pupil's dashboard. */
export const selectPupilFigures = statement<{ userId: string; today: SchoolDay }, PupilFigures>(
  'select_pupil_figures',
  value => sql`
    select
      coalesce((select cards from activity_totals where user_id = ${value('userId')}), 0) as "totalCardsStudied",
      coalesce((select cards from activity_days
        where user_id = ${value('userId')} and day = ${value('today')}), 0) as "cardsToday",
      count(*)::int as attempts, coalesce(sum(score), 0)::int as "right",
      coalesce(sum(total_questions), 0)::int as questions
    from (
      select score, total_questions from quiz_attempts
      where user_id = ${value('userId')} order by completed_at desc limit 10
    ) latest`,
)

/**
 * How many materials that a pupil may see wait for their teacher as a whole, the first of them: where many do, no more
 * are looked at.
 */
export const selectInReview = statement<{ userId: string }, { total: number }>(
  'select_in_review',
  value => sql`
    select count(*)::int as total from (
      select from materials m
      where ${waitsAsAWhole('m')} and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
      order by m.id limit ${sql.raw(String(mostInReview))}
    ) waiting`,
)

export type TeacherFigures = { totalStudents: number; activeMaterials: number; activeStudents: number }

/** The figures of a teacher's dashboard; `activeStudents` studied a material of theirs on or after the day `since`. */
export const selectTeacherFigures = statement<{ teacherId: string; since: SchoolDay }, TeacherFigures>(
  'select_teacher_figures',
  value => sql`
    select
      ${countOfPupils(value('teacherId'))} as "totalStudents",
      (select count(*)::int from materials
        where teacher_id = ${value('teacherId')} and is_processed) as "activeMaterials",
      (
        select count(*)::int from (
          select distinct d.user_id from materials m
          join material_days d on d.material_id = m.id and d.day >= ${value('since')}::date
          where m.teacher_id = ${value('teacherId')} and ${wasStudied}
        ) active
        where (
          select u.user_type = 'student' and ${pupilOf(value('teacherId'), sql`u.id`)} from users u
            where u.id = active.user_id
        )
      ) as "activeStudents"`,
)

export type SubjectRow = {
  id: number
  name: string
  description: string | null
  materialsCount: number
  createdAt: string
}

/**
 * A teacher's subjects that hold something and are not put away: the newest first, those they put in an order after
 * them. One that was emptied is on the screen of subjects alone.
 */
export const selectOwnSubjects = statement<{ teacherId: string }, SubjectRow>(
  'select_own_subjects',
  value => sql`
    select s.id, s.name, s.description, s.created_at as "createdAt", count(*)::int as "materialsCount"
    from subjects s join materials m on m.subject_id = s.id
    where s.teacher_id = ${value('teacherId')} and s.archived_at is null
    group by s.id
    order by s.place nulls first, s.created_at desc, s.id desc`,
)
