import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { classesThen, notYetArchived, wasIn } from '../materials/visibility-conditions.ts'

/**
 * Since when a pupil could have studied a card that is out of their sight by now; no row when it was never there for
 * them, or no more at that moment.
 */
export const selectGoneCard = statement<{ userId: string; cardId: number; at: Date }, { since: string }>(
  'select_gone_card',
  value => sql`
    select greatest(g.created_at, u.created_at) as since
    from users u, (
      select class_ids, created_at from gone_cards where card_id = ${value('cardId')}
        and gone_at > ${value('at')}::timestamptz
      union all
      select ${classesThen(value('at'))}, c.created_at
      from flip_cards c join materials m on m.id = c.material_id and m.is_processed join subjects s
        on s.id = m.subject_id and ${notYetArchived(value('at'))}
      where c.id = ${value('cardId')} and (${inSight('c')} or c.hidden_at > ${value('at')}::timestamptz)
    ) g
    where u.id = ${value('userId')} and ${wasIn(sql`g.class_ids`, value('userId'), value('at'))}
    limit 1`,
)
