import type { Achievement } from '@capivira/core/achievements/catalog'
import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { reviewXp } from '@capivira/core/progress/xp'
import type { Rating } from '@capivira/core/study/contract'
import { type Memory, schedule } from '@capivira/core/study/schedule'
import { wasShown } from '@capivira/core/study/was-shown'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { parametersOf } from '../memory/parameters.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { type LockedPupil, lockPupil, recordActivity } from '../progress/record-activity.ts'
import { elapsedDays } from './elapsed-days.ts'
import { noteProgress } from './note-progress.ts'
import { sightOf } from './sight-of.ts'
import { insertReview, type RememberedCard, selectRememberedCard } from './store.ts'

type Rated = {
  user: { id: string }
  cardId: number
  rating: Rating
  now: Date
  today: SchoolDay
}
/** What a rating came to. */
export type Reviewed = {
  xpGain: number
  challengeXp: number
  newAchievements: Achievement[]
  cardsToday: number
  nextReview: Date
}

/**
 * Rates a card for a pupil and schedules its next review. A card that was out of pupils' sight at that moment pays and
 * counts nothing. Refuses 404 for a card that does not exist for them.
 */
export async function reviewCard(
  { db, settings }: { db: Database; settings: { schoolTimeZone: string } },
  { user, cardId, rating, now, today }: Rated,
): Promise<Reviewed | Refusal> {
  return inPupilTurn(db, user, async tx => {
    const event = { source: 'review' as const, sourceId: `${cardId}:${today}` }
    const [pupil, [card]] = await Promise.all([
      lockPupil(tx, { user, event, now, today }),
      selectRememberedCard(tx, { userId: user.id, cardId }),
    ])
    if (!pupil) return new Refusal(401, messages.unauthorized)
    if (!card) return new Refusal(404, messages.notFound)

    const before = memoryOf(card)
    // A rating that comes late from one device may be older than one already had from another.
    const at = before?.lastReview && before.lastReview > now ? before.lastReview : now
    const { lastReview: _, ...memory } = schedule(
      before,
      rating,
      at,
      settings.schoolTimeZone,
      parametersOf(card.weights),
    )
    // Out of sight by then: whoever still had it on the screen may go on, but it counts for nothing.
    if (!wasShown(sightOf(card), now)) return { ...nothingNew(pupil), nextReview: memory.due }
    const firstEver = before === null
    const act = { kind: 'card' as const, firstEver, firstToday: !pupil.alreadyPaid, completesMaterial: card.isLast }
    const [recorded] = await Promise.all([
      recordActivity(tx, pupil, act, reviewXp),
      insertReview(tx, {
        userId: user.id,
        cardId,
        materialId: card.materialId,
        rating,
        ...memory,
        source: 'study',
        elapsedDays: before?.lastReview ? elapsedDays(before.lastReview, at) : null,
        today,
        now: at,
        ratedAt: now,
      }),
      noteProgress(tx, pupil, {
        id: card.materialId,
        newlyStudied: firstEver && !card.backViewed ? 1 : 0,
        completed: card.isLast,
        day: { reviews: 1, forgotten: rating === 'errei' ? 1 : 0 },
      }),
      tx.commit(),
    ])
    return { ...recorded, nextReview: memory.due }
  })
}

const nothingNew = ({ standing }: LockedPupil) => ({
  xpGain: 0,
  challengeXp: 0,
  newAchievements: [],
  cardsToday: standing.cardsToday,
})

/** The memory kept with a card, or null when it was never rated. */
function memoryOf(card: RememberedCard): Memory | null {
  if (card.due === null) return null
  return { ...card, due: new Date(card.due), lastReview: new Date(card.lastReview) }
}
