import {
  type Card,
  computeDecayFactor,
  createEmptyCard,
  default_w,
  Rating as FsrsRating,
  fsrs,
  type Grade,
  State,
} from 'ts-fsrs'
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

const grades: Record<Rating, Grade> = {
  errei: FsrsRating.Again,
  difícil: FsrsRating.Hard,
  médio: FsrsRating.Good,
  fácil: FsrsRating.Easy,
}

const states = { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning } as const
const stateNames = ['new', 'learning', 'review', 'relearning'] as const

/** Default parameters of FSRS-6; no fuzz, so that the same history always gives the same schedule. */
const scheduler = fsrs({ enable_fuzz: false })

/**
 * The memory of a card after it is rated at `now`; `memory` is null when it is rated for the first time.
 * Source: FSRS-6 with its published default parameters, as implemented by ts-fsrs.
 */
export function schedule(memory: Memory | null, rating: Rating, now: Date): Memory {
  const { card } = scheduler.next(memory ? toCard(memory) : createEmptyCard(now), now, grades[rating])
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: stateNames[card.state],
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: card.last_review ?? null,
  }
}

/** Probability, 0–1, that the pupil still recalls the card at `now`. */
export function retrievability(memory: Memory, now: Date): number {
  return scheduler.get_retrievability(toCard(memory), now, false)
}

/**
 * The forgetting curve of FSRS-6: recall after `t` whole days is (1 + factor · t / stability) ^ decay. For statements that
 * look at many cards at once; for one card there is {@link retrievability}.
 */
export const forgettingCurve: { decay: number; factor: number } = computeDecayFactor(default_w)

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
