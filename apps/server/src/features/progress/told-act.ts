import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { happenedAt, longestWait } from '@capivira/core/study/event'
import type { Transaction } from '../../platform/database.ts'
import type { LockedPupil } from './record-activity.ts'
import { insertStudyEvent } from './store.ts'

/**
 * The moment of an act that is told `secondsAgo` after it happened, and the school day it belongs to. An act told at once needs no
 * look-up: whatever it needs is there now. Of any other `since` answers from when on it was possible.
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

/**
 * Whether an act was told before. Notes its name, so that from now on it was; an act without a name is always new. Only
 * for a pupil held by `lockPupil`: of two that arrive together one is the second.
 */
export async function wasToldBefore(
  tx: Transaction,
  pupil: LockedPupil,
  eventId: string | undefined,
): Promise<boolean> {
  if (eventId === undefined) return false
  // An event is taken for as long as it may come late, and as long again for a device that sends it twice.
  const forgotten = new Date(pupil.now.getTime() - 2 * longestWait * 1_000)
  const noted = await insertStudyEvent(tx, { userId: pupil.id, eventId, now: pupil.now, forgotten })
  return noted.length === 0
}
