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
