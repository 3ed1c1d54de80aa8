import { addDays, type SchoolDay } from '../progress/school-day.ts'

/** A stretch of school days, both ends in it. */
export type Period = { from: SchoolDay; to: SchoolDay }

/** Days of the longest report. */
export const longestPeriod = 366
const usualPeriod = 30

/** The days of a period, in order. */
export function daysOf({ from, to }: Period): SchoolDay[] {
  const days: SchoolDay[] = []
  for (let day = from; day <= to && days.length < longestPeriod; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * The period asked for: without ends the last 30 days, never beyond today, and the end it names counts. Null when it
 * begins after it ends or is longer than a year.
 */
export function periodOf(
  asked: { from?: SchoolDay | undefined; to?: SchoolDay | undefined },
  today: SchoolDay,
): Period | null {
  const to = asked.to !== undefined && asked.to < today ? asked.to : today
  const from = asked.from ?? addDays(to, 1 - usualPeriod)
  return from > to || from < addDays(to, 1 - longestPeriod) ? null : { from, to }
}
