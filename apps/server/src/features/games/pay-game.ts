import type { Achievement } from '@capivira/core/achievements/catalog'
import type { CompletedRound, GameId } from '@capivira/core/games/contract'
import type { Transaction } from '../../platform/database.ts'
import { type LockedPupil, recordActivity } from '../progress/record-activity.ts'
import { hasCompleted, upsertCompletion } from './store.ts'

/** What a teacher's trial of a game comes to: nothing of it is kept. */
export const unpaidRound: CompletedRound = {
  xpGain: 0,
  totalXP: 0,
  score: 0,
  best: null,
  record: false,
  reduced: false,
  heldBack: null,
  newAchievements: [],
}

/** What a finished game came to for the pupil. */
export type PaidGame = { xpGain: number; totalXP: number; newAchievements: Achievement[] }

/**
 * Last step of any finished game, in the caller's transaction and while the pupil is held: pays `xp` for the pupil's
 * event (source 'game'), and writes what follows: streak, counters, achievements, and the game among those finished.
 */
export async function payGame(
  tx: Transaction,
  pupil: LockedPupil,
  { gameId, xp, score }: { gameId: GameId; xp: number; score: number },
): Promise<PaidGame> {
  const firstOfItsKind = !(await hasCompleted(tx, pupil.id, gameId))
  const [{ xpGain, newAchievements }] = await Promise.all([
    recordActivity(tx, pupil, { kind: 'game', firstOfItsKind }, xp),
    upsertCompletion(tx, { userId: pupil.id, gameId, score, completedAt: pupil.now }),
  ])
  const rewards = newAchievements.reduce((sum, { xpReward }) => sum + xpReward, 0)
  return { xpGain, totalXP: pupil.standing.xp + xpGain + rewards, newAchievements }
}
