/** A calendar day in the school's time zone, YYYY-MM-DD. Days compare as text. */
export type SchoolDay = string

const formatters = new Map<string, Intl.DateTimeFormat>()

/** The day it is at an instant in a time zone (IANA name, e.g. America/Sao_Paulo). Throws RangeError for an unknown zone. */
export function schoolDay(instant: Date, timeZone: string): SchoolDay {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(instant)
}

/** The day `count` days after (or, negative, before) a day. */
export function addDays(day: SchoolDay, count: number): SchoolDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
