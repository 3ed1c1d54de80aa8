import { schoolDay } from '@capivira/core/progress/school-day'
import { monthsAfter, noticeDays } from '@capivira/core/retention/idle-account'
import { settleUse } from '../accounts/note-use.ts'
import { eraseIdle } from './erase-idle.ts'
import type { IdleTools } from './idle-tools.ts'
import { dropNotices, keepToday, selectServed, selectTold, selectUntold } from './store.ts'
import { tellOfIdle } from './tell-of-idle.ts'

/**
 * Accounts told of and erased in one day: a mistake, of a clock or of ours, is seen while it is small, and e-mails to
 * many do not leave at once.
 */
export const walls = { told: 200, erased: 50 }

/** Accounts looked at in one sweep to see when they were used before that was noted. */
const settledAtOnce = 500

const dayMs = 86_400_000

/** Tells of pupils' accounts that nobody uses, takes back what is over, and erases what was told of long enough. */
export async function sweepIdle(tools: IdleTools): Promise<void> {
  const { db, settings, now } = tools
  const { inactiveMonths: months, schoolTimeZone } = settings
  const dayOf = (instant: Date) => schoolDay(instant, schoolTimeZone)
  const today = dayOf(now)
  await keepToday(db, today)
  const before = months > 0 ? monthsAfter(now, -months) : null
  await dropNotices(db, before, now)
  if (before === null) return
  await settleUse(db, schoolTimeZone, before, settledAtOnce)
  const rule = { now, months, served: await selectServed(db), dayOf }
  // One account that cannot be done leaves the others to be; what was wrong is told in the end.
  const problems: unknown[] = []
  const each = async (ids: readonly string[], act: (id: string) => Promise<boolean>) => {
    for (const id of ids) {
      const goOn = await act(id).catch((error: unknown) => problems.push(error) > 0)
      if (!goOn) return
    }
  }
  // A day more than may be due: days of the school are no 24 hours, and the rule has the last word.
  await each(await selectTold(db, new Date(now.getTime() - (noticeDays - 1) * dayMs), walls.erased * 2), id =>
    eraseIdle(tools, rule, id, { today, most: walls.erased }),
  )
  await each(await selectUntold(db, before, walls.told), id => tellOfIdle(tools, rule, id, { today, most: walls.told }))
  if (problems.length > 0) throw problems[0]
}
