import { type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { erasedFrom } from '@capivira/core/retention/idle-account'
import type { Queryable } from '../../platform/database.ts'
import type { IdleDays } from './idle-emails.ts'
import { findNotice, selectServed } from './store.ts'

const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })
/** '27 de janeiro de 2027'. */
const inWords = (day: SchoolDay) => words.format(new Date(day))

/** What an e-mail about an idle account says; null when there is nothing to say any more. */
export async function noticeOf(
  db: Queryable,
  userId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<IdleDays | null> {
  const notice = await findNotice(db, userId)
  if (!notice) return null
  const dayOf = (instant: Date) => schoolDay(instant, timeZone)
  const from = erasedFrom(dayOf(notice.noticedAt), await selectServed(db), dayOf(now))
  return { usedOn: inWords(dayOf(notice.usedAt)), erasedFrom: inWords(from) }
}
