import { mend } from '@capivira/core/progress/activity'
import { levelStanding } from '@capivira/core/progress/level'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import type { Transaction } from '../../platform/database.ts'
import { lockPupil, studiedDays } from './record-activity.ts'
import { insertActivity } from './store.ts'

/**
 * Sets a pupil's streak, and the achievements for days in a row, right by the days they studied, in the caller's
 * transaction: earlier versions left days out that were told late. Nothing is ever taken away. Answers what changed.
 */
export async function mendProgress(
  tx: Transaction,
  userId: string,
  { now, today }: { now: Date; today: SchoolDay },
): Promise<{ streaks: number; achievements: number }> {
  // An event that nothing is paid for: the ledger is asked about it, and nothing more.
  const pupil = await lockPupil(tx, {
    user: { id: userId },
    event: { source: 'achievement', sourceId: '' },
    now,
    today,
  })
  if (!pupil) return { streaks: 0, achievements: 0 }
  const before = pupil.standing
  const { standing, unlocked } = mend(before, await studiedDays(tx, userId))
  const grown = standing.streak.days > before.streak.days || standing.streak.lastDay !== before.streak.lastDay
  if (!grown && unlocked.length === 0) return { streaks: 0, achievements: 0 }
  await insertActivity(tx, {
    userId,
    today,
    now,
    sources: unlocked.map(() => 'achievement'),
    sourceIds: unlocked.map(({ id }) => id),
    amounts: unlocked.map(({ xpReward }) => xpReward),
    achievements: unlocked.map(({ id }) => id),
    cards: 0,
    reviews: 0,
    quizzes: 0,
    games: 0,
    xp: standing.xp,
    level: levelStanding(standing.xp).level,
    streak: standing.streak.days,
    lastDay: standing.streak.lastDay,
  })
  return { streaks: grown ? 1 : 0, achievements: unlocked.length }
}
