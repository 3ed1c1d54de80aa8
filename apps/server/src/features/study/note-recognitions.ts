import type { SchoolDay } from '@capivira/core/progress/school-day'
import { ratingOfRecognition } from '@capivira/core/study/recognition'
import { schedule } from '@capivira/core/study/schedule'
import type { Transaction } from '../../platform/database.ts'
import { parametersOf } from '../memory/parameters.ts'
import { elapsedDays } from './elapsed-days.ts'
import { selectDueCards } from './recognition-store.ts'
import { insertReview } from './store.ts'

/**
 * What a finished game showed about cards, in the caller's transaction and while the pupil is held: it moves the review
 * of cards that are due, once a day each, and pays nothing. Answers how many ratings it came to.
 */
export async function noteRecognitions(
  tx: Transaction,
  pupil: { id: string; now: Date; today: SchoolDay },
  recognitions: readonly { cardId: number; known: boolean }[],
  timeZone: string,
): Promise<{ reviews: number; forgotten: number }> {
  if (recognitions.length === 0) return { reviews: 0, forgotten: 0 }
  const { id: userId, now, today } = pupil
  const known = new Map(recognitions.map(({ cardId, known }) => [cardId, known]))
  const due = await selectDueCards(tx, { userId, cardIds: [...known.keys()], now, today, timeZone })
  const ratings = due.flatMap(({ cardId, materialId, weights, ...kept }) => {
    const rating = ratingOfRecognition(known.get(cardId) ?? false, kept.stability)
    if (rating === null) return []
    const before = { ...kept, due: new Date(kept.due), lastReview: new Date(kept.lastReview) }
    const { lastReview: _, ...memory } = schedule(before, rating, now, timeZone, parametersOf(weights))
    return [
      {
        userId,
        cardId,
        materialId,
        rating,
        ...memory,
        elapsedDays: elapsedDays(before.lastReview, now),
        source: 'game' as const,
        today,
        now,
        ratedAt: now,
      },
    ]
  })
  await Promise.all(ratings.map(rating => insertReview(tx, rating)))
  return { reviews: ratings.length, forgotten: ratings.filter(({ rating }) => rating === 'errei').length }
}
