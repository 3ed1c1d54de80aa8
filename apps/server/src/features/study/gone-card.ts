import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { reviewXp, sideXp } from '@capivira/core/progress/xp'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { actOnGone } from '../progress/act-on-gone.ts'
import { selectGoneCard } from './gone-store.ts'
import type { Reviewed } from './review-card.ts'
import type { Studied } from './study-card.ts'

type School = { db: Database; settings: { schoolTimeZone: string } }
type OfCard = { user: { id: string }; cardId: number; now: Date; today: SchoolDay }

const notFound = new Refusal(404, messages.notFound)

/**
 * A rating of a card that is out of the pupil's sight by now: the day and its XP. Refuses 404 where the card was not
 * there for them.
 */
export async function reviewGoneCard(school: School, rated: OfCard): Promise<Reviewed | Refusal> {
  const [gone] = await selectGoneCard(school.db, { userId: rated.user.id, cardId: rated.cardId, at: rated.now })
  if (!gone) return notFound
  const done = await actOnGone(school, {
    ...rated,
    since: new Date(gone.since),
    event: today => ({ source: 'review', sourceId: `${rated.cardId}:${today}` }),
    act: ({ alreadyPaid }) => ({ kind: 'card', firstEver: false, firstToday: !alreadyPaid, completesMaterial: false }),
    xp: reviewXp,
  })
  return done instanceof Refusal ? done : { ...done.recorded, nextReview: done.moment }
}

/** The same for a side that was seen, which pays once. */
export async function seeGoneCard(
  school: School,
  { side, ...seen }: OfCard & { side: 'front' | 'back' },
): Promise<Studied | Refusal> {
  const [gone] = await selectGoneCard(school.db, { userId: seen.user.id, cardId: seen.cardId, at: seen.now })
  if (!gone) return notFound
  const done = await actOnGone(school, {
    ...seen,
    since: new Date(gone.since),
    event: () => ({ source: 'side', sourceId: `${seen.cardId}:${side}` }),
    act: () => ({ kind: 'side' }),
    xp: sideXp[side],
  })
  if (done instanceof Refusal) return done
  return { xpGained: done.recorded.xpGain, newAchievements: done.recorded.newAchievements }
}
