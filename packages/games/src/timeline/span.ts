/**
 * Points of time as numbers that only serve to compare: a year counts 372 of them, a month 31, so that no calendar is
 * needed. Years before Christ go down from 0, which is 1 a.C.
 */
export type Span = { from: number; to: number }

const perMonth = 31
const perYear = 12 * perMonth

export const dayOf = (year: number, month: number, day: number): Span => {
  const at = year * perYear + (month - 1) * perMonth + day - 1
  return { from: at, to: at }
}
export const monthOf = (year: number, month: number): Span => ({
  from: dayOf(year, month, 1).from,
  to: dayOf(year, month, perMonth).to,
})
/** From the first day of a year to the last of another. */
export const yearsOf = (first: number, last: number): Span => ({
  from: first * perYear,
  to: (last + 1) * perYear - 1,
})

/** The year that people call so many 'a.C.'. */
export const beforeChrist = (year: number) => 1 - year

/** The years of a century, counted from 1; one before Christ runs backwards. */
export function centuryOf(century: number, isBefore: boolean): { first: number; last: number } {
  return isBefore
    ? { first: beforeChrist(century * 100), last: beforeChrist((century - 1) * 100 + 1) }
    : { first: (century - 1) * 100 + 1, last: century * 100 }
}

/** Whether two spans share a moment: then nobody can say which comes first. */
export const overlap = (one: Span, other: Span) => one.from <= other.to && other.from <= one.to

/** The span that begins first comes first. */
export const byTime = (one: Span, other: Span) => one.from - other.from || one.to - other.to
