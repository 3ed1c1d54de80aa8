import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { cardReviews, studiedCards } from '../study/tables.ts'
import { flipCards, materials } from './tables.ts'
import { type Viewer, visibleTo } from './viewer.ts'

/**
 * The cards of a material that are shown to pupils, in its order, with what the viewer has seen and when they are asked again; null when the
 * material does not exist for them.
 */
export async function listVisibleCards(db: Queryable, viewer: Viewer, materialId: number) {
  const ofViewer = (userId: SQL, cardId: SQL) => and(sql`${userId} = ${viewer.id}`, sql`${cardId} = ${flipCards.id}`)
  const rows = await db
    .select({
      card: flipCards,
      frontViewed: sql<boolean>`coalesce(${studiedCards.frontViewed}, false)`,
      backViewed: sql<boolean>`coalesce(${studiedCards.backViewed}, false)`,
      nextReview: cardReviews.nextReview,
    })
    .from(materials)
    .leftJoin(flipCards, and(eq(flipCards.materialId, materials.id), eq(flipCards.state, 'shown')))
    .leftJoin(studiedCards, ofViewer(sql`${studiedCards.userId}`, sql`${studiedCards.cardId}`))
    .leftJoin(cardReviews, ofViewer(sql`${cardReviews.userId}`, sql`${cardReviews.cardId}`))
    .where(and(eq(materials.id, materialId), visibleTo(viewer)))
    .orderBy(asc(flipCards.position), asc(flipCards.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ card, ...own }) => (card ? [{ ...card, ...own }] : []))
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof listVisibleCards>>>[number]
