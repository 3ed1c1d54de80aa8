import { addDays, type SchoolDay } from './school-day.ts'

/** Consecutive days with a study act, as stored: `days` counts up to and including `lastDay`. */
export type Streak = { days: number; lastDay: SchoolDay | null }

/** The streak after a study act today. An act on a day already counted changes nothing; a gap starts again at 1. */
export function extendStreak(streak: Streak, today: SchoolDay): Streak {
  if (streak.lastDay !== null && streak.lastDay >= today) return streak
  const continues = streak.lastDay === addDays(today, -1)
  return { days: continues ? streak.days + 1 : 1, lastDay: today }
}

/** The streak to show: 0 when neither today nor yesterday had a study act. */
export function shownStreak(streak: Streak, today: SchoolDay): number {
  return streak.lastDay !== null && streak.lastDay >= addDays(today, -1) ? streak.days : 0
}

/** How many days in a row there are around a day, itself included, and up to which, of the days with a study act. */
export function runAround(days: ReadonlySet<SchoolDay>, day: SchoolDay): { days: number; lastDay: SchoolDay } {
  let [count, lastDay] = [1, day]
  for (let before = addDays(day, -1); days.has(before); before = addDays(before, -1)) count++
  for (let after = addDays(day, 1); days.has(after); after = addDays(after, 1)) {
    count++
    lastDay = after
  }
  return { days: count, lastDay }
}

/**
 * The streak after an act of a day that is told late: a gap may be closed, and the days in a row count up to the last
 * one.
 */
export function mendStreak(streak: Streak, run: { days: number; lastDay: SchoolDay }): Streak {
  if (streak.lastDay === null || run.lastDay > streak.lastDay) return run
  return run.lastDay === streak.lastDay ? { ...streak, days: Math.max(streak.days, run.days) } : streak
}
