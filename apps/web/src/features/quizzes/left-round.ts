import { hasGone } from '@capivira/games/kit/kept-places'
import { findDraft, forgetDraft, keepDraft } from '../drafts/drafts.ts'
import { placeOf } from './queries.ts'
import { type QuizRun, toKeep } from './quiz-run.ts'
import { roundPlace } from './round-places.ts'

/** A round under way that is older than this is not taken up any more, in milliseconds: as those of games. */
const keptFor = 24 * 60 * 60 * 1000

/** Storage may be forbidden or full; then the tab's own place is all there is. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * Keeps a round of a quiz under its account: one under way for every tab of this browser, for a day, since phones end
 * tabs that are out of sight; one that is finished and not taken yet for this tab alone, which hands it in.
 * @param now milliseconds
 */
export function keepRound(userId: string, materialId: string, run: QuizRun, now: number): void {
  const value = toKeep(run)
  const isKept =
    !run.finished &&
    !hasGone(userId) &&
    quietly(() => {
      localStorage.setItem(roundPlace(userId, materialId), JSON.stringify({ at: now, value }))
      return true
    })
  if (isKept) forgetDraft(userId, placeOf(materialId))
  else {
    keepDraft(userId, placeOf(materialId), { value, open: false })
    quietly(() => localStorage.removeItem(roundPlace(userId, materialId)))
  }
}

/** What was kept of a round, this tab's own first; null of none, or of one that was left too long ago. */
export function findRound(userId: string, materialId: string, now: number): unknown {
  const own = findDraft(userId, placeOf(materialId))
  if (own) return own.value
  const kept: unknown = quietly(() => JSON.parse(localStorage.getItem(roundPlace(userId, materialId)) ?? 'null'))
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null
  // A clock may have been put back meanwhile.
  return typeof kept.at === 'number' && Math.abs(now - kept.at) <= keptFor ? kept.value : null
}

/** Forgets a round, once it is taken or given up. */
export function forgetRound(userId: string, materialId: string): void {
  forgetDraft(userId, placeOf(materialId))
  quietly(() => localStorage.removeItem(roundPlace(userId, materialId)))
}
