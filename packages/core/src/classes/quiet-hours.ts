import type { QuietHours } from './quiet-hours-shape.ts'

/** Why there are no sounds now: which class, until when, and whether the pupil may change it. */
export type Quiet = { className: string; until: string; mayChange: boolean }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The day of the week and the 'HH:MM' that a school's clock shows. Throws RangeError for an unknown zone. */
export function schoolClock(now: Date, timeZone: string): { weekday: number; time: string } {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formatters.set(timeZone, formatter)
  const parts = Object.fromEntries(formatter.formatToParts(now).map(({ type, value }) => [type, value]))
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` }
}

/**
 * Whether one of a pupil's classes is in class now. Where several are, the one that the pupil may not change goes
 * first, then the one that lasts longest.
 */
export function quietNow(
  classes: readonly { name: string; quietHours: QuietHours | null }[],
  now: Date,
  timeZone: string,
): Quiet | null {
  // Most classes have none, and a clock takes a phone some milliseconds to make.
  if (!classes.some(({ quietHours }) => quietHours)) return null
  const { weekday, time } = schoolClock(now, timeZone)
  const holding = classes.flatMap(({ name, quietHours: hours }) =>
    hours?.days.includes(weekday) && hours.from <= time && time < hours.until
      ? [{ className: name, until: hours.until, mayChange: hours.mayChange }]
      : [],
  )
  const [first] = holding.toSorted(
    (one, other) => Number(one.mayChange) - Number(other.mayChange) || other.until.localeCompare(one.until),
  )
  return first ?? null
}
