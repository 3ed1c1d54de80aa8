import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { cardReviews, studiedCards, userProgress } from '../study/tables.ts'
import { inSight } from './sight-conditions.ts'
import { flipCards } from './tables.ts'

/**
 * Counts the progress of every pupil of a material anew, after its cards changed: cards whose answer was seen or that
 * were rated, of those that are left.
 */
export async function recountProgress(tx: Transaction, materialId: number): Promise<void> {
  // A review that is just being written waits for these locks, or is waited for and then counted by the next statement.
  await tx
    .select({ id: userProgress.id })
    .from(userProgress)
    .where(eq(userProgress.materialId, materialId))
    .orderBy(asc(userProgress.userId))
    .for('update')
  await tx.execute(sql`
    update ${userProgress} as progress set
      cards_studied = counted.studied,
      total_cards = counted.total,
      completion_percentage = 100 * counted.studied / greatest(1, counted.total)
    from (
      select pupil.user_id,
        (select count(*)::int from ${flipCards} where material_id = ${materialId} and ${inSight(flipCards)}) as total,
        (
          select count(*)::int from ${flipCards} as card
          where card.material_id = ${materialId} and ${inSight('card')} and (
            exists (
              select from ${studiedCards} as seen
              where seen.card_id = card.id and seen.user_id = pupil.user_id and seen.back_viewed
            ) or exists (
              select from ${cardReviews} as review where review.card_id = card.id and review.user_id = pupil.user_id
            )
          )
        ) as studied
      from ${userProgress} as pupil where pupil.material_id = ${materialId}
    ) as counted
    where progress.user_id = counted.user_id and progress.material_id = ${materialId}`)
}
