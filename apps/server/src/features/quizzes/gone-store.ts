import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { sightOf, wasInSight } from '../materials/sight-conditions.ts'
import { classesThen, notYetArchived, wasIn } from '../materials/visibility-conditions.ts'
import type { GoneQuestion } from './tables.ts'

type Wanted = { userId: string; quizId: number | null; materialId: number | null; at: Date }

/**
 * A quiz that is out of a pupil's sight by now, and since when they could have taken it; no row when it was not there
 * for them at that moment.
 */
export const selectGoneQuiz = statement<Wanted, { quizId: number; questions: GoneQuestion[]; since: string }>(
  'select_gone_quiz',
  value => sql`
    select g."quizId", g.questions, greatest(g.created_at, u.created_at) as since
    from users u, (
      select quiz_id as "quizId", questions, class_ids, created_at from gone_quizzes
      where (quiz_id = ${value('quizId')}::int or material_id = ${value('materialId')}::int)
        and gone_at > ${value('at')}::timestamptz
      union all
      select q.id, (
        select jsonb_agg(jsonb_build_object('id', asked.id, 'options', asked.options, 'correctAnswer',
          asked.correct_answer,
          'state', ${sightOf('asked')}, 'createdAt', asked.created_at, 'touchedAt', asked.touched_at)
            order by asked.position, asked.id)
        from quiz_questions asked where asked.quiz_id = q.id and ${wasInSight('asked')}
      ), ${classesThen(value('at'))}, q.created_at
      from quizzes q join materials m on m.id = q.material_id and m.is_processed join subjects s on s.id = m.subject_id
        and ${notYetArchived(value('at'))}
      where q.id = ${value('quizId')}::int or q.material_id = ${value('materialId')}::int
    ) g
    where u.id = ${value('userId')} and g.questions is not null
      and ${wasIn(sql`g.class_ids`, value('userId'), value('at'))}
    limit 1`,
)
