import type { Achievement } from '@capivira/core/achievements/catalog'
import { type Act, applyAct, asksForDays, type Standing } from '@capivira/core/progress/activity'
import { levelStanding } from '@capivira/core/progress/level'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Transaction } from '../../platform/database.ts'
import { insertActivity, lockUser, selectStanding, selectStudiedDays, upsertTotals, type XpSource } from './store.ts'

/** The event an act may be paid for: its kind and its name within the kind, e.g. 'review' and '17:2026-03-02'. */
export type XpEvent = { source: XpSource; sourceId: string }

/** A pupil held for one act until the transaction ends, with all the act has to know about them. */
export type LockedPupil = {
  id: string
  now: Date
  today: SchoolDay
  event: XpEvent
  /** Whether the event has been paid before; if so it pays nothing again. */
  alreadyPaid: boolean
  standing: Standing
}

/** What an act came to. */
export type Recorded = {
  /** XP of the act itself, the daily challenge included, the rewards of achievements not. */
  xpGain: number
  challengeXp: number
  newAchievements: Achievement[]
  /** Different cards rated today. */
  cardsToday: number
}

/**
 * First step of any act of study: holds the pupil, so that whatever the caller reads from here on cannot change under
 * it, and reads their standing. Null when the account no longer exists.
 */
export async function lockPupil(
  tx: Transaction,
  { user, event, now, today }: { user: { id: string }; event: XpEvent; now: Date; today: SchoolDay },
): Promise<LockedPupil | null> {
  // Two statements: one alone would read the rest as it was before it had to wait for the lock.
  const [, [row]] = await Promise.all([
    lockUser(tx, { userId: user.id }),
    selectStanding(tx, { userId: user.id, today, ...event }),
  ])
  if (!row) return null
  const { xp, streak, lastDay, cardsToday, studiedToday, unlocked, alreadyPaid, ...totals } = row
  const standing = { xp, streak: { days: streak, lastDay }, totals, cardsToday, studiedToday, unlocked }
  return { id: user.id, now, today, event, alreadyPaid, standing }
}

/**
 * Last step of any act of study, and the only writer of XP: pays `amount` for the pupil's event unless it was paid
 * before, and writes what follows from the act (level, streak, counters, daily challenge, achievements).
 */
export async function recordActivity(tx: Transaction, pupil: LockedPupil, act: Act, amount: number): Promise<Recorded> {
  const paid = pupil.alreadyPaid ? 0 : amount
  const studied = asksForDays(pupil.standing, act, pupil.today) ? await studiedDays(tx, pupil.id) : undefined
  const { standing, challengeXp, unlocked } = applyAct(pupil.standing, act, paid, pupil.today, studied)
  const entries: (XpEvent & { amount: number })[] = [
    { ...pupil.event, amount: paid },
    { source: 'challenge' as const, sourceId: pupil.today, amount: challengeXp },
    ...unlocked.map(({ id, xpReward }) => ({ source: 'achievement' as const, sourceId: id, amount: xpReward })),
  ].filter(({ amount }) => amount > 0)

  await Promise.all([
    insertActivity(tx, {
      userId: pupil.id,
      today: pupil.today,
      now: pupil.now,
      sources: entries.map(({ source }) => source),
      sourceIds: entries.map(({ sourceId }) => sourceId),
      amounts: entries.map(({ amount }) => amount),
      achievements: unlocked.map(({ id }) => id),
      ...growth(pupil.standing, standing),
      xp: standing.xp,
      level: levelStanding(standing.xp).level,
      streak: standing.streak.days,
      lastDay: standing.streak.lastDay,
    }),
    // Seeing a side counts nothing.
    act.kind !== 'side' && upsertTotals(tx, { userId: pupil.id, ...standing.totals }),
  ])
  return { xpGain: paid + challengeXp, challengeXp, newAchievements: unlocked, cardsToday: standing.cardsToday }
}

/** Holds a pupil, for what is no act but must not meet one. */
export const holdPupil = (tx: Transaction, userId: string) => lockUser(tx, { userId })

/** The days on which a pupil, who is held, studied. */
export const studiedDays = async (tx: Transaction, userId: string) =>
  new Set((await selectStudiedDays(tx, { userId })).map(({ day }) => day))

/** By how much the day's counters grow. */
function growth(before: Standing, after: Standing) {
  const more = (counter: 'reviews' | 'quizzes' | 'games') => after.totals[counter] - before.totals[counter]
  return {
    cards: after.cardsToday - before.cardsToday,
    reviews: more('reviews'),
    quizzes: more('quizzes'),
    games: more('games'),
  }
}
