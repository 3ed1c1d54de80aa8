import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { happenedAt } from '@capivira/core/study/event'
import { Refusal } from '../../platform/refusal.ts'

/**
 * The moment of an act that is told `secondsAgo` after it happened, and the school day it belongs to. An act told at
 * once needs no look-up: whatever it needs is there now. Of any other `since` answers from when on it was possible.
 */
export async function momentOf(
  settings: { schoolTimeZone: string },
  now: Date,
  secondsAgo: number | undefined,
  since: () => Promise<readonly { since: string }[]>,
): Promise<{ now: Date; today: SchoolDay }> {
  const [possible] = secondsAgo ? await since() : []
  const moment = happenedAt(now, secondsAgo, possible && new Date(possible.since))
  return { now: moment, today: schoolDay(moment, settings.schoolTimeZone) }
}

/** Whether an act that is told late found its thing no more: it may have been there when it was done. */
export const isGone = (taken: unknown, secondsAgo: number | undefined): boolean =>
  taken instanceof Refusal && taken.status === 404 && secondsAgo !== undefined && secondsAgo > 0
