import type { Judged } from './judge.ts'

/** How memories are reckoned by now. */
export type InUse = { weights: readonly number[] | null; usedSince: Date | null; isOff: boolean }

/** Weights that were taken up stay so many days: due days that move every night would be nobody's plan. */
export const stayDays = 30

/**
 * The weights to go on with after a fit; null for those before it. What was found is taken up where it is better; what
 * is in use stays for a month, and goes where later ratings say that it is no better than what was before.
 */
export function takeUp({ weights, usedSince, isOff }: InUse, judged: Judged, now: Date): readonly number[] | null {
  if (isOff) return null
  if (weights && usedSince) {
    if (judged.heldOut > 0 && judged.after.loss >= judged.before.loss) return null
    const stays = now.getTime() - usedSince.getTime() < stayDays * 86_400_000
    if (stays || !judged.better) return weights
  }
  return judged.better ? judged.weights : null
}
