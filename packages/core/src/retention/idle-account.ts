import { addDays, type SchoolDay } from '../progress/school-day.ts'

/** Days on which the school's server ran, from the notice on, before an account that nobody used is erased. */
export const noticeDays = 60
/** Months for which the school keeps an account at a tap. */
export const keptMonths = 12
/** Fewest months without use after which an account counts as idle: less would take the long holidays for it. */
export const fewestMonths = 12
/**
 * Days without a server after which every notice begins anew: nobody may have seen it, or the data may be those of a
 * backup.
 */
export const longestPause = 3

const dayMs = 86_400_000

/** What is known of a pupil's account. */
export type Account = {
  /** When it was last used; when it was made, where it never was. */
  usedAt: Date
  /** Until when the school keeps it whatever happens. */
  keptUntil: Date | null
  /** When the pupil and the school were told. */
  noticedAt: Date | null
}

/** What the rule looks at besides. */
export type Circumstances = {
  now: Date
  /** Months without use after which an account is idle; 0: none ever is. */
  months: number
  /** The school days on which a server ran as far as the database knows, in order. */
  served: readonly SchoolDay[]
  dayOf: (instant: Date) => SchoolDay
}

/** What is to be done: nothing, a notice is taken back or not needed; tell; wait; erase. */
export type Step = 'leave' | 'notify' | 'wait' | 'erase'

/**
 * What is to be done about a pupil's account. The rule knows no clock but the one it is given, and believes that only
 * so far.
 */
export function stepFor(
  { usedAt, keptUntil, noticedAt }: Account,
  { now, months, served, dayOf }: Circumstances,
): Step {
  if (!isIdle({ usedAt, keptUntil }, now, months)) return 'leave'
  // Made under a clock that was ahead, or before the pupil was here again: whoever read it may think that it is over.
  if (noticedAt === null || noticedAt > now || noticedAt <= usedAt) return 'notify'
  return daysServed(dayOf(noticedAt), served, dayOf(now)) >= noticeDays ? 'erase' : 'wait'
}

/** Whether an account was not used for so long that it is no longer needed. */
export function isIdle({ usedAt, keptUntil }: Omit<Account, 'noticedAt'>, now: Date, months: number): boolean {
  return months > 0 && usedAt <= monthsAfter(now, -months) && (keptUntil === null || keptUntil <= now)
}

/**
 * Days on which a server ran since the notice, the day of it not counted, nor what lies before a pause of more than
 * {@link longestPause} days. A clock that jumps a year adds one day; a server that was off for three years adds none.
 */
export function daysServed(noticedOn: SchoolDay, served: readonly SchoolDay[], today: SchoolDay): number {
  let count = 0
  let last = noticedOn
  for (const day of served) {
    if (day <= noticedOn || day > today) continue
    count = daysBetween(last, day) > longestPause + 1 ? 0 : count + 1
    last = day
  }
  return daysBetween(last, today) > longestPause + 1 ? 0 : count
}

/** The first day on which an account may be erased if a server runs every day and nobody uses it. */
export function erasedFrom(noticedOn: SchoolDay, served: readonly SchoolDay[], today: SchoolDay): SchoolDay {
  return addDays(today, Math.max(0, noticeDays - daysServed(noticedOn, served, today)))
}

/** The instant some months later, or, negative, earlier; the last of a month where that has no such day. */
export function monthsAfter(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(instant.getUTCDate(), lastDay))
  return moved
}

const daysBetween = (from: SchoolDay, to: SchoolDay) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
