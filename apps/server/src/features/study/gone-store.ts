import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'

/**
 * Whether a pupil was in one of some classes at a moment, as a condition: classes that they have left since and those that were archived or
 * deleted since count. `classes` are the ids, null where all pupils could see what it is about.
 */
export const wasIn = (
  classes: SQLWrapper,
  pupil: SQLWrapper,
  at: SQLWrapper,
): SQL => sql`(${classes} is null or exists (
    select from (
      select class_id, joined_at from class_members where user_id = ${pupil}
      union all select class_id, joined_at from gone_members where user_id = ${pupil} and gone_at > ${at}::timestamptz
    ) was
    where was.class_id = any(${classes}) and was.joined_at <= ${at}::timestamptz
      and not exists (select from classes turma where turma.id = was.class_id and turma.archived_at <= ${at}::timestamptz)
  ))`

/** The classes whose members saw a subject `s` at a moment, those among them that it was taken from since; null where all pupils see it. */
export const classesThen = (at: SQLWrapper): SQL => sql`case when s.is_restricted then array(
    select class_id from subject_classes where subject_id = s.id
    union select class_id from gone_openings where subject_id = s.id and gone_at > ${at}::timestamptz
  ) end`

/** Since when a pupil could have studied a card that is out of their sight by now; no row when it was never there for them, or no more at that moment. */
export const selectGoneCard = statement<{ userId: string; cardId: number; at: Date }, { since: string }>(
  'select_gone_card',
  value => sql`
    select greatest(g.created_at, u.created_at) as since
    from users u, (
      select class_ids, created_at from gone_cards where card_id = ${value('cardId')} and gone_at > ${value('at')}::timestamptz
      union all
      select ${classesThen(value('at'))}, c.created_at
      from flip_cards c join materials m on m.id = c.material_id and m.is_processed join subjects s on s.id = m.subject_id
      where c.id = ${value('cardId')} and (c.state = 'shown' or c.hidden_at > ${value('at')}::timestamptz)
    ) g
    where u.id = ${value('userId')} and ${wasIn(sql`g.class_ids`, value('userId'), value('at'))}
    limit 1`,
)
