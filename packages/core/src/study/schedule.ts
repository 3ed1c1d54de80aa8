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

/** One rating of the log, and the school day it was noted on; where none is given it is the day of its instant. */
export type Review = { rating: Rating; at: Date; day?: SchoolDay }

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
 * The memory of a card after it is rated at `now`; `memory` is null when it is rated for the first time. Days are the
 * school's: those between two ratings are counted by its calendar, and an interval of days ends as its day begins.
 * Steps of minutes stay minutes. Source: FSRS-6 as implemented by ts-fsrs, which counts days by UTC and so is given the
 * noons of the school's days.
 */
export function schedule(
  memory: Memory | null,
  rating: Rating,
  now: Date,
  timeZone: string,
  parameters: Parameters = defaultParameters,
): Memory {
  const lastDay = memory?.lastReview ? schoolDay(memory.lastReview, timeZone) : null
  return rate(memory, lastDay, { rating, at: now, day: schoolDay(now, timeZone) }, timeZone, parameters)
}

function rate(
  memory: Memory | null,
  lastDay: SchoolDay | null,
  { rating, at, day: today }: Required<Review>,
  timeZone: string,
  parameters: Parameters,
): Memory {
  const noon = noonOf(today)
  // A clock that ran backwards counts as the same day.
  const lastNoon = lastDay && lastDay < today ? noonOf(lastDay) : noon
  const scheduler = schedulerOf(parameters)
  const before = memory ? toCard(memory, lastNoon) : createEmptyCard(noon)
  const { card } = scheduler.next(before, noon, grades[rating])
  const after: Memory = {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: stateNames[card.state],
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: at,
  }
  const again = memory !== null && lastNoon === noon && rating !== 'errei'
  if (again && memory.state === 'review') return sameDay(memory, after)
  if (again) limit(after, Math.max(memory.stability, parameters.weights[3] ?? 0), scheduler)
  after.due =
    after.scheduledDays > 0
      ? startOfDay(addDays(today, after.scheduledDays), timeZone)
      : new Date(at.getTime() + card.due.getTime() - noon.getTime())
  return after
}

/**
 * Known again on the day on which it was known already: that says nothing about the days to come. It may turn out
 * harder than it seemed, never easier.
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

/** The memory that a log of ratings gives, told in whatever order; null for none. */
export function replay(reviews: readonly Review[], parameters: Parameters, timeZone: string): Memory | null {
  const inOrder = reviews
    .map(({ rating, at, day = schoolDay(at, timeZone) }) => ({ rating, at, day }))
    .sort((one, other) =>
      one.day === other.day ? one.at.getTime() - other.at.getTime() : one.day < other.day ? -1 : 1,
    )
  let memory: Memory | null = null
  let lastDay: SchoolDay | null = null
  for (const review of inOrder) {
    memory = rate(memory, lastDay, review, timeZone, parameters)
    lastDay = review.day
  }
  return memory
}

const dayLength = 86_400_000

/**
 * Probability, 0–1, that the pupil still recalls the card at `now`, by the days since its last rating and what is left
 * of one.
 */
export function retrievability(memory: Memory, now: Date, parameters: Parameters = defaultParameters): number {
  if (memory.lastReview === null) return 0
  const days = Math.max(0, now.getTime() - memory.lastReview.getTime()) / dayLength
  const { decay, factor } = forgettingCurve(parameters)
  return (1 + (factor * days) / memory.stability) ** decay
}

/**
 * The forgetting curve of FSRS-6: recall after `t` days is (1 + factor · t / stability) ^ decay. For statements that
 * look at many cards at once; for one card there is {@link retrievability}.
 */
export const forgettingCurve = ({ weights }: Parameters = defaultParameters): { decay: number; factor: number } =>
  computeDecayFactor([...weights])

function toCard(memory: Memory, lastReview: Date): Card {
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
    last_review: lastReview,
  }
}
