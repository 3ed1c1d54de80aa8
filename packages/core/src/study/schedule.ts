import {
  type Card,
  computeDecayFactor,
  createEmptyCard,
  default_request_retention,
  default_w,
  type FSRS,
  Rating as FsrsRating,
  fsrs,
  type Grade,
  State,
} from 'ts-fsrs'
import { addDays, type SchoolDay, schoolDay, startOfDay } from '../progress/school-day.ts'
import type { Rating } from './contract.ts'

/** What FSRS remembers of one pupil and one card. Instants are Dates; stability is in days; difficulty is 1–10. */
export type Memory = {
  due: Date
  stability: number
  difficulty: number
  state: 'new' | 'learning' | 'review' | 'relearning'
  /** Position in the short learning steps. */
  learningSteps: number
  scheduledDays: number
  reps: number
  lapses: number
  lastReview: Date | null
}

/** What memories are reckoned with: the 21 weights of FSRS-6, and the share of recall at which a card falls due. */
export type Parameters = { readonly weights: readonly number[]; readonly retention: number }

/** The published weights, which fit most people. */
export const defaultParameters: Parameters = { weights: default_w, retention: default_request_retention }

/** One rating of the log. */
export type Review = { rating: Rating; at: Date }

const grades: Record<Rating, Grade> = {
  errei: FsrsRating.Again,
  difícil: FsrsRating.Hard,
  médio: FsrsRating.Good,
  fácil: FsrsRating.Easy,
}

const states = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning } as const
const stateNames = ['new', 'learning', 'review', 'relearning'] as const

const schedulers = new WeakMap<Parameters, FSRS>()

/** No fuzz, so that the same history always gives the same schedule. */
function schedulerOf(parameters: Parameters): FSRS {
  let scheduler = schedulers.get(parameters)
  if (!scheduler) {
    scheduler = fsrs({ w: parameters.weights, request_retention: parameters.retention, enable_fuzz: false })
    schedulers.set(parameters, scheduler)
  }
  return scheduler
}

/**
 * The memory of a card after it is rated at `now`; `memory` is null when it is rated for the first time. Days are the school's:
 * those between two ratings are counted by its calendar, and an interval of days ends as its day begins. Steps of minutes
 * stay minutes.
 * Source: FSRS-6 as implemented by ts-fsrs, which counts days by UTC and so is given the noons of the school's days.
 */
export function schedule(
  memory: Memory | null,
  rating: Rating,
  now: Date,
  timeZone: string,
  parameters: Parameters = defaultParameters,
): Memory {
  const today = schoolDay(now, timeZone)
  const noon = noonOf(today)
  const before = memory && {
    ...memory,
    lastReview: memory.lastReview && noonOf(schoolDay(memory.lastReview, timeZone)),
  }
  // A clock that ran backwards counts as the same day.
  if (before?.lastReview && before.lastReview > noon) before.lastReview = noon
  const scheduler = schedulerOf(parameters)
  const { card } = scheduler.next(before ? toCard(before) : createEmptyCard(noon), noon, grades[rating])
  const after: Memory = {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: stateNames[card.state],
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: now,
  }
  const again = memory !== null && before?.lastReview?.getTime() === noon.getTime() && rating !== 'errei'
  if (again && memory.state === 'review') return sameDay(memory, after)
  if (again) limit(after, Math.max(memory.stability, parameters.weights[3] ?? 0), scheduler)
  after.due =
    after.scheduledDays > 0
      ? startOfDay(addDays(today, after.scheduledDays), timeZone)
      : new Date(now.getTime() + card.due.getTime() - noon.getTime())
  return after
}

/**
 * Known again on the day on which it was known already: that says nothing about the days to come. It may turn out harder than it
 * seemed, never easier.
 */
const sameDay = (before: Memory, after: Memory): Memory => ({
  ...before,
  difficulty: Math.max(before.difficulty, after.difficulty),
  reps: after.reps,
  lastReview: after.lastReview,
})

/** While a card is learnt, success within a day brings it no further than 'fácil' at first sight does. */
function limit(memory: Memory, stability: number, scheduler: FSRS): void {
  if (memory.stability <= stability) return
  memory.stability = stability
  if (memory.state === 'review') memory.scheduledDays = scheduler.next_interval(stability, 0)
}

const noonOf = (day: SchoolDay): Date => new Date(`${day}T12:00:00Z`)

/** The memory that a log of ratings gives, in the order of time; null for none. */
export function replay(reviews: readonly Review[], parameters: Parameters, timeZone: string): Memory | null {
  return reviews
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce<Memory | null>((memory, { rating, at }) => schedule(memory, rating, at, timeZone, parameters), null)
}

const dayLength = 86_400_000

/** Probability, 0–1, that the pupil still recalls the card at `now`, by the days since its last rating and what is left of one. */
export function retrievability(memory: Memory, now: Date, parameters: Parameters = defaultParameters): number {
  if (memory.lastReview === null) return 0
  const days = Math.max(0, now.getTime() - memory.lastReview.getTime()) / dayLength
  const { decay, factor } = forgettingCurve(parameters)
  return (1 + (factor * days) / memory.stability) ** decay
}

/**
 * The forgetting curve of FSRS-6: recall after `t` days is (1 + factor · t / stability) ^ decay. For statements that look at many
 * cards at once; for one card there is {@link retrievability}.
 */
export const forgettingCurve = ({ weights }: Parameters = defaultParameters): { decay: number; factor: number } =>
  computeDecayFactor([...weights])

function toCard(memory: Memory): Card {
  return {
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: states[memory.state],
    ...(memory.lastReview ? { last_review: memory.lastReview } : {}),
  }
}
