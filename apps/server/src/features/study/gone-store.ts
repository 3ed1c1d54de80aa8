import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'

/** Since when a pupil could have studied a card that is gone by now; no row when it was never there for them, or no more at that moment. */
export const selectGoneCard = statement<{ userId: string; cardId: number; at: Date }, { since: string }>(
  'select_gone_card',
  value => sql`
    select greatest(g.created_at, u.created_at) as since
    from gone_cards g, users u
    where g.card_id = ${value('cardId')} and u.id = ${value('userId')} and g.gone_at > ${value('at')}::timestamptz
      and (g.class_ids is null or exists (
        select from class_members m
        where m.user_id = u.id and m.class_id = any(g.class_ids) and m.joined_at <= ${value('at')}::timestamptz
      ))`,
)
