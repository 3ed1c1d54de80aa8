import * as z from 'zod/mini'

const clock = z.string('Informe a hora').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora'))

/** The hours in which a class's pupils have no sounds. */
export const quietHours = z
  .object({
    /** Days of the week, 0 being Sunday. */
    days: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, 'Escolha pelo menos um dia'), z.maxLength(7, 'A semana tem sete dias')),
    /** Hours of the school's clock, 'HH:MM'; `until` itself is outside. */
    from: clock,
    until: clock,
    /** Whether a pupil may switch the sounds on all the same. */
    mayChange: z.boolean(),
  })
  .check(z.refine(({ from, until }) => from < until, { error: 'O fim vem depois do começo', path: ['until'] }))
export type QuietHours = z.output<typeof quietHours>

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
 * Whether one of a pupil's classes is in class now. Where several are, the one that the pupil may not change goes first, then the
 * one that lasts longest.
 */
export function quietNow(
  classes: readonly { name: string; quietHours: QuietHours | null }[],
  now: Date,
  timeZone: string,
): Quiet | null {
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
