import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { cardReviews, studiedCards } from '../study/tables.ts'
import { inLesson, outOfSight } from './sight-conditions.ts'
import { flipCards, materials } from './tables.ts'
import type { Viewer } from './viewer.ts'
import { subjectOpenTo, visibleTo } from './visibility-conditions.ts'

/** The cards of lessons with what the viewer has seen of them and when they are asked again. */
const selectCards = (db: Queryable, viewer: Viewer) => {
  const ofViewer = (userId: SQL, cardId: SQL) => and(sql`${userId} = ${viewer.id}`, sql`${cardId} = ${flipCards.id}`)
  return db
    .select({
      materialId: materials.id,
      card: flipCards,
      frontViewed: sql<boolean>`coalesce(${studiedCards.frontViewed}, false)`,
      backViewed: sql<boolean>`coalesce(${studiedCards.backViewed}, false)`,
      nextReview: cardReviews.nextReview,
    })
    .from(materials)
    .leftJoin(flipCards, and(eq(flipCards.materialId, materials.id), inLesson(flipCards, viewer)))
    .leftJoin(studiedCards, ofViewer(sql`${studiedCards.userId}`, sql`${studiedCards.cardId}`))
    .leftJoin(cardReviews, ofViewer(sql`${cardReviews.userId}`, sql`${cardReviews.cardId}`))
}

/**
 * The cards of some materials, by material and in its order, with what the viewer has seen and when they are asked
 * again: pupils get what is shown to them, others all. A material that does not exist for them is absent.
 */
export async function listVisibleCards(
  db: Queryable,
  viewer: Viewer,
  materialIds: readonly number[],
): Promise<Map<number, CardRow[]>> {
  const rows = await selectCards(db, viewer)
    .where(and(inArray(materials.id, [...materialIds]), visibleTo(viewer)))
    .orderBy(asc(flipCards.position), asc(flipCards.id))
  const found = Map.groupBy(rows, ({ materialId }) => materialId)
  return new Map([...found].map(([materialId, some]) => [materialId, some.flatMap(cardOf)]))
}

type SelectedCard = Awaited<ReturnType<typeof selectCards>>[number]
export type CardRow = NonNullable<SelectedCard['card']> &
  Pick<SelectedCard, 'frontViewed' | 'backViewed' | 'nextReview'>

/** The card of a row, if it has one. */
const cardOf = ({ card, frontViewed, backViewed, nextReview }: SelectedCard): CardRow[] =>
  card ? [{ ...card, frontViewed, backViewed, nextReview }] : []

/** How many due cards at most, and whether those most likely forgotten come first rather than the longest overdue. */
export type DueChoice = { limit: number; byMemory?: boolean }

/** The cards that are due for a pupil. */
export async function listDueCards(
  db: Queryable,
  viewer: Viewer,
  now: Date,
  { limit, byMemory = false }: DueChoice,
): Promise<CardRow[]> {
  // Of one pupil's cards, which share a curve of forgetting, retrievability falls with the time since the last rating
  // by the stability.
  const forgotten = sql`extract(epoch
    from ${now}::timestamptz - ${cardReviews.lastReview}) / ${cardReviews.stability} desc`
  const rows = await selectCards(db, viewer)
    .where(and(lte(cardReviews.nextReview, now), materials.isProcessed, visibleTo(viewer)))
    .orderBy(byMemory ? forgotten : asc(cardReviews.nextReview), asc(cardReviews.cardId))
    .limit(limit)
  return rows.flatMap(cardOf)
}

/**
 * How many cards are due for a pupil, over everything they can see: all due ones of the materials they have begun,
 * without those of cards that are out of sight, of which few were studied: these are looked up. So no card is looked at
 * one by one.
 */
export const countDueCards = statement<{ userId: string; now: Date }, { due: number }>(
  'count_due_cards',
  value => sql`
    with begun as materialized (
      select m.id from user_progress p join materials m on m.id = p.material_id
      where p.user_id = ${value('userId')} and m.is_processed and ${subjectOpenTo(sql`m.subject_id`, value('userId'))}
    )
    select (
      (
        select count(*) from begun join card_reviews r on r.user_id = ${value('userId')} and r.material_id = begun.id
          and r.next_review <= ${value('now')}
      ) - (
        select count(*) from begun join flip_cards c on c.material_id = begun.id and ${outOfSight('c')}
        join card_reviews r on r.user_id = ${value('userId')} and r.card_id = c.id and r.next_review <= ${value('now')}
      )
    )::int as due`,
)
