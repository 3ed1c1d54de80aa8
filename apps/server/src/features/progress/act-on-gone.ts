import { messages } from '@capivira/core/http/errors'
import type { Act } from '@capivira/core/progress/activity'
import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inPupilTurn } from './pupil-turn.ts'
import { type LockedPupil, lockPupil, type Recorded, recordActivity, type XpEvent } from './record-activity.ts'

type Gone = {
  user: { id: string }
  now: Date
  today: SchoolDay
  /** Since when it was there for the pupil. */
  since: Date
  event: (today: SchoolDay) => XpEvent
  act: (pupil: LockedPupil) => Act
  xp: number
}

/**
 * An act says something of a thing, and that its pupil studied that day; only the first needs the thing. Of one that is
 * gone by now, and was there for the pupil at that moment, the day and the XP count.
 */
export async function actOnGone(
  { db, settings }: { db: Database; settings: { schoolTimeZone: string } },
  { user, now, today: told, since, event, act, xp }: Gone,
): Promise<{ recorded: Recorded; moment: Date } | Refusal> {
  const moment = since > now ? since : now
  const today = since > now ? schoolDay(since, settings.schoolTimeZone) : told
  return inPupilTurn(db, user, async tx => {
    const pupil = await lockPupil(tx, { user, event: event(today), now: moment, today })
    if (!pupil) return new Refusal(401, messages.unauthorized)
    return { recorded: await recordActivity(tx, pupil, act(pupil), xp), moment }
  })
}
