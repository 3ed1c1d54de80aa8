import { seededBy } from '@capivira/core/chance/seeded'
import { type LoggedRating, type Step, stepOf } from '@capivira/core/memory/steps'
import { modelOf, recallAfter, type Strength, step } from '@capivira/core/memory/walk'
import { addDays, startOfDay } from '@capivira/core/progress/school-day'
import type { Rating } from '@capivira/core/study/contract'
import { type Memory, schedule } from '@capivira/core/study/schedule'

/** How the pupils of a simulated school forget. */
export type Nature = {
  /** How fast time runs for their memories: at 2 they forget in a day what others forget in two. */
  pace: number
  /** FSRS-6 in their heads. */
  weights: readonly number[]
  /** Whether they rate every card the same at first sight. */
  oneFirst?: boolean
}

/** A rating with what only the simulation knows: how likely it was that the card was remembered. */
export type Lived = LoggedRating & { step: Step; trueRecall: number }
export type LivedMemory = { pupil: number; ratings: Lived[] }

type Card = LivedMemory & { memory: Memory; strength: Strength }

export const zone = 'America/Sao_Paulo'
const hour = 3_600_000
const newADay = 2
const firstRatings: [Rating, number][] = [
  ['errei', 0.25],
  ['difícil', 0.15],
  ['médio', 0.45],
  ['fácil', 0.15],
]
const passes: [Rating, number][] = [
  ['difícil', 0.15],
  ['médio', 0.7],
  ['fácil', 0.15],
]

function pick(chance: number, of: readonly [Rating, number][]): Rating {
  let left = chance
  for (const [rating, share] of of) {
    left -= share
    if (left < 0) return rating
  }
  return of.at(-1)?.[0] ?? 'médio'
}

/**
 * A school whose pupils study with the product's own scheduler under the default weights and remember as their nature
 * has it: on four of five weekdays, from some hour of the afternoon on, what is due and two cards more, each as often
 * as its steps of minutes ask. Ends with the day on which the log has `size` ratings.
 */
export function live(
  nature: Nature,
  { size, pupils, seed }: { size: number; pupils: number; seed: number },
): LivedMemory[] {
  const chance = seededBy(seed)
  const model = modelOf(nature.weights)
  const decks: Card[][] = Array.from({ length: pupils }, () => [])
  let count = 0

  /** The rating of a card, and what becomes of it in the log, in the scheduler and in the head. */
  function rate(card: Card | null, pupil: number, at: Date): Card {
    const gap = card ? (at.getTime() - (card.memory.lastReview ?? at).getTime()) / (24 * hour) : 0
    const trueRecall = card ? recallAfter(model, card.strength.stability, gap * nature.pace) : 0
    const first = () => (nature.oneFirst ? 'médio' : pick(chance(), firstRatings))
    const rating = !card ? first() : chance() < trueRecall ? pick(chance(), passes) : 'errei'
    const logged = { rating, at, source: 'study' as const }
    const taken = stepOf(card?.memory ?? null, logged, zone)
    const strength = card?.strength ?? { stability: 0, difficulty: 0 }
    step(model, strength, { ...taken, days: taken.days * nature.pace })
    const memory = schedule(card?.memory ?? null, rating, at, zone)
    const rated = card ? Object.assign(card, { memory }) : { pupil, memory, strength, ratings: [] }
    rated.ratings.push({ ...logged, step: taken, trueRecall })
    count += 1
    return rated
  }

  function studyOn(day: string, pupil: number): void {
    const deck = decks[pupil] ?? []
    let now = startOfDay(day, zone).getTime() + (13 + 7 * chance()) * hour
    const night = startOfDay(addDays(day, 1), zone).getTime() - hour / 2
    for (let card = 0; card < newADay; card++, now += 20_000) deck.push(rate(null, pupil, new Date(now)))
    for (;;) {
      const next = deck.reduce((one, other) => (other.memory.due < one.memory.due ? other : one))
      now = Math.max(now, next.memory.due.getTime())
      if (now > night) return
      rate(next, pupil, new Date(now))
      now += 12_000 + 16_000 * chance()
    }
  }

  for (let day = '2026-02-02'; count < size; day = addDays(day, 1)) {
    if ([0, 6].includes(new Date(day).getUTCDay())) continue
    for (let pupil = 0; pupil < pupils; pupil++) if (chance() < 0.8) studyOn(day, pupil)
  }
  return decks.flat()
}
