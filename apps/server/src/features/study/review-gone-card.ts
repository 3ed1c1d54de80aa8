import { messages } from '@capivira/core/http/errors'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { reviewXp } from '@capivira/core/progress/xp'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { lockPupil, recordActivity } from '../progress/record-activity.ts'
import { selectGoneCard } from './gone-store.ts'
import type { Reviewed } from './review-card.ts'

type Rated = { user: { id: string }; cardId: number; now: Date; today: SchoolDay }

/**
 * An act says something of a card, and that its pupil studied that day; only the first needs the card. Of one that is gone by now, and was there
 * for the pupil at that moment, the day and the XP count. Refuses 404 where it was not.
 */
export async function reviewGoneCard(
  { db, settings }: { db: Database; settings: { schoolTimeZone: string } },
  { user, cardId, now, today: told }: Rated,
): Promise<Reviewed | Refusal> {
  const [gone] = await selectGoneCard(db, { userId: user.id, cardId, at: now })
  if (!gone) return new Refusal(404, messages.notFound)
  const since = new Date(gone.since)
  const moment = since > now ? since : now
  const today = since > now ? schoolDay(since, settings.schoolTimeZone) : told
  return inPupilTurn(db, user, async tx => {
    const event = { source: 'review' as const, sourceId: `${cardId}:${today}` }
    const pupil = await lockPupil(tx, { user, event, now: moment, today })
    if (!pupil) return new Refusal(401, messages.unauthorized)
    const act = { kind: 'card' as const, firstEver: false, firstToday: !pupil.alreadyPaid, completesMaterial: false }
    return { ...(await recordActivity(tx, pupil, act, reviewXp)), nextReview: moment }
  })
}
