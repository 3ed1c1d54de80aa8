/** A calendar day in the school's time zone, YYYY-MM-DD. Days compare as text. */
export type SchoolDay = string

type Zone = { formatter: Intl.DateTimeFormat; minute: number; day: SchoolDay }
const zones = new Map<string, Zone>()

/**
 * The day it is at an instant in a time zone (IANA name, e.g. America/Sao_Paulo). Throws RangeError for an unknown
 * zone.
 */
export function schoolDay(instant: Date, timeZone: string): SchoolDay {
  let zone = zones.get(timeZone)
  if (!zone) {
    const formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    zone = { formatter, minute: Number.NaN, day: '' }
    zones.set(timeZone, zone)
  }
  // Asked on every request, and a minute never spans two days: since 1972 zones differ from UTC by whole minutes.
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== zone.minute) Object.assign(zone, { minute, day: zone.formatter.format(instant) })
  return zone.day
}

/** The day `count` days after (or, negative, before) a day. */
export function addDays(day: SchoolDay, count: number): SchoolDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/**
 * Starts of days that were asked for, by zone: whoever replays a school's memories asks for few days, and for each
 * often.
 */
const starts = new Map<string, Map<SchoolDay, number>>()
const mostStarts = 10_000

const dayLength = 86_400_000

/** The first instant of a day in a time zone: its midnight, or the hour after it where the clocks skip that. */
export function startOfDay(day: SchoolDay, timeZone: string): Date {
  let ofZone = starts.get(timeZone)
  if (!ofZone || ofZone.size >= mostStarts) {
    ofZone = new Map()
    starts.set(timeZone, ofZone)
  }
  const known = ofZone.get(day)
  if (known !== undefined) return new Date(known)
  const start = findStart(day, timeZone)
  ofZone.set(day, start.getTime())
  return start
}

function findStart(day: SchoolDay, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Where the clocks change that night the offset differs before and after; where they are put back to it there are two
  // midnights, and the first one counts.
  const starts = [-dayLength, 0, dayLength].map(away => midnight - offsetAt(midnight + away, timeZone))
  const inDay = starts.filter(start => schoolDay(new Date(start), timeZone) === day)
  return new Date(inDay.length > 0 ? Math.min(...inDay) : Math.max(...starts))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    clocks.set(timeZone, clock)
  }
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant
}
