import type { SchoolDay } from '../progress/school-day.ts'
import { dailyCardGoal } from '../progress/xp.ts'

/** The goals a pupil chooses from, in different cards rated on a day. */
export const dailyGoals = [10, 20, 30, 50] as const
export type DailyGoal = (typeof dailyGoals)[number]
export const usualGoal: DailyGoal = dailyCardGoal

/** Due cards offered at once. */
export const firstCards = 20

/** Cards of a short sitting: those most likely forgotten. */
export const shortSitting = 15

/** Whole days without study that count as having been away. */
const awayDays = 3

/** Whole days without study between the last day of study and today; null when there was none. */
export function daysAwayOf(lastStudyDay: SchoolDay | null, today: SchoolDay): number | null {
  if (lastStudyDay === null) return null
  const days = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${lastStudyDay}T00:00:00Z`)) / 86_400_000
  return Math.max(0, days - 1)
}

/** How many cards somebody who comes back begins with: a mountain of reviews makes people leave again. */
export function comebackOf(daysAway: number | null, due: number): number | null {
  return daysAway !== null && daysAway >= awayDays && due > 0 ? Math.min(firstCards, due) : null
}
