import { schoolDay } from '../progress/school-day.ts'
import type { Rating } from '../study/contract.ts'
import { type Memory, schedule } from '../study/schedule.ts'

/** One rating of the log. */
export type LoggedRating = {
  rating: Rating
  at: Date
  /** Rated by the pupil, or recognised in a game: that moves a memory too, but it is no proof of recall. */
  source: 'study' | 'game'
}
/** What one pupil did with one card. `pupil` is any number that tells pupils apart. */
export type LoggedMemory = { pupil: number; ratings: readonly LoggedRating[] }

/** What a rating does to a memory: see {@link schedule}, whose rules these are. */
export const kinds = { first: 0, plain: 1, sameDay: 2, kept: 3 } as const
export type Kind = (typeof kinds)[keyof typeof kinds]

/** A memory's ratings as numbers. What happens to it does not depend on the weights, only how much of it. */
export type Step = {
  /** 1 to 4. */
  grade: number
  kind: Kind
  /** School days since the rating before, whole; and days with what is left of one. */
  days: number
  gap: number
  /** Milliseconds. */
  at: number
  /** Whether it shows what was remembered: the first rating by the pupil on a later day. */
  shows: boolean
}
export type Trace = { pupil: number; steps: readonly Step[] }

const grades: Record<Rating, number> = { errei: 1, difícil: 2, médio: 3, fácil: 4 }
const dayLength = 86_400_000

/** The memories of a log as what weights are fitted to. */
export function tracesOf(memories: readonly LoggedMemory[], timeZone: string): Trace[] {
  return memories.map(({ pupil, ratings }) => ({ pupil, steps: stepsOf(ratings, timeZone) }))
}

function stepsOf(ratings: readonly LoggedRating[], timeZone: string): Step[] {
  let memory: Memory | null = null
  return ratings
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(rated => {
      const step = stepOf(memory, rated, timeZone)
      memory = schedule(memory, rated.rating, rated.at, timeZone)
      return step
    })
}

/** A rating of a memory as numbers. */
export function stepOf(before: Memory | null, { rating, at, source }: LoggedRating, timeZone: string): Step {
  const last = before?.lastReview ?? at
  const days = Math.max(0, dayNumber(at, timeZone) - dayNumber(last, timeZone))
  const again = days === 0 && rating !== 'errei'
  return {
    grade: grades[rating],
    kind: !before ? kinds.first : again ? (before.state === 'review' ? kinds.kept : kinds.sameDay) : kinds.plain,
    days,
    gap: Math.max(0, at.getTime() - last.getTime()) / dayLength,
    at: at.getTime(),
    shows: days > 0 && source === 'study',
  }
}

const dayNumber = (instant: Date, timeZone: string): number => Date.parse(schoolDay(instant, timeZone)) / dayLength
