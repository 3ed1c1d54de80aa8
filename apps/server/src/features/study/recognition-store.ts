import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Memory } from '@capivira/core/study/schedule'
import { sql } from 'drizzle-orm'
import { statement } from '../../platform/statement.ts'
import { inSight } from '../materials/sight-conditions.ts'
import { weightsFor } from '../memory/weights-conditions.ts'

/** A card that a pupil has rated before; instants as PostgreSQL writes them. */
export type DueCard = Omit<Memory, 'due' | 'lastReview'> & {
  cardId: number
  materialId: number
  due: string
  lastReview: string
  /** What the memory is reckoned with: see memory/parameters.ts. */
  weights: string | null
}

/** Of the cards named, those that are shown, due for the pupil now, and have not been rated today. */
export const selectDueCards = statement<
  { userId: string; cardIds: number[]; now: Date; today: SchoolDay; timeZone: string },
  DueCard
>(
  'select_due_cards',
  value => sql`
    select r.card_id as "cardId", r.material_id as "materialId", r.next_review as due, r.stability,
      r.memory_difficulty as difficulty, r.state, r.learning_steps as "learningSteps",
      r.scheduled_days as "scheduledDays", r.review_count as reps, r.lapses, r.last_review as "lastReview",
      ${weightsFor(sql`${value('userId')}`, sql`m.teacher_id`)} as weights
    from card_reviews r
    join flip_cards c on c.id = r.card_id and ${inSight('c')}
    join materials m on m.id = c.material_id
    where r.user_id = ${value('userId')} and r.card_id = any(${value('cardIds')}::int[])
      and r.next_review <= ${value('now')}::timestamptz
      and (r.last_review at time zone ${value('timeZone')})::date < ${value('today')}::date
    order by r.card_id`,
)
