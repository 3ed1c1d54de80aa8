import { kinds, type Step } from './steps.ts'

/** Weights with what is worked out from them once. */
export type Model = {
  w: Float64Array
  decay: number
  factor: number
  growth: number
  easyStart: number
  keptAfterLapse: number
}

/** FSRS-6 with these weights. */
export function modelOf(weights: ArrayLike<number>): Model {
  const w = Float64Array.from(weights)
  const at = (index: number) => w[index] ?? Number.NaN
  const decay = -at(20)
  return {
    w,
    decay,
    factor: 0.9 ** (1 / decay) - 1,
    growth: Math.exp(at(8)),
    easyStart: at(4) - Math.exp(3 * at(5)) + 1,
    keptAfterLapse: Math.exp(-at(17) * at(18)),
  }
}

/** Stability in days, difficulty 1–10. */
export type Strength = { stability: number; difficulty: number }

const leastStability = 1e-3
const mostStability = 36_500
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Share of recall so many days after a rating. */
export const recallAfter = ({ decay, factor }: Model, stability: number, days: number): number =>
  (1 + (factor * days) / stability) ** decay

/**
 * What a rating makes of a memory, in place. The same rules as in ../study/schedule.ts, which a test holds it to, as
 * plain numbers: a fit does this millions of times. Source: FSRS-6,
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm
 */
export function step(model: Model, memory: Strength, { kind, grade, days }: Step): void {
  const { w } = model
  if (kind === kinds.first) {
    memory.stability = Math.max(w[grade - 1] ?? Number.NaN, 0.1)
    memory.difficulty = clamp(start(w, grade), 1, 10)
    return
  }
  const before = memory.stability
  const difficulty = nextDifficulty(model, memory.difficulty, grade)
  if (kind === kinds.kept) {
    memory.difficulty = Math.max(memory.difficulty, difficulty)
    return
  }
  memory.stability = days === 0 ? sameDay(w, before, grade) : nextStability(model, memory, grade, days)
  if (kind === kinds.sameDay) memory.stability = Math.min(memory.stability, Math.max(before, w[3] ?? Number.NaN))
  memory.difficulty = difficulty
}

const start = (w: Float64Array, grade: number): number =>
  (w[4] ?? Number.NaN) - Math.exp((grade - 1) * (w[5] ?? Number.NaN)) + 1

function nextDifficulty({ w, easyStart }: Model, difficulty: number, grade: number): number {
  const [change = Number.NaN, back = Number.NaN] = [w[6], w[7]]
  const next = difficulty - (change * (grade - 3) * (10 - difficulty)) / 9
  return clamp(back * easyStart + (1 - back) * next, 1, 10)
}

function sameDay(w: Float64Array, stability: number, grade: number): number {
  const growth =
    stability ** -(w[19] ?? Number.NaN) * Math.exp((w[17] ?? Number.NaN) * (grade - 3 + (w[18] ?? Number.NaN)))
  return clamp(stability * (grade >= 2 ? Math.max(growth, 1) : growth), leastStability, mostStability)
}

function nextStability(model: Model, { stability, difficulty }: Strength, grade: number, days: number): number {
  const { w } = model
  const forgotten = 1 - recallAfter(model, stability, days)
  const at = (index: number) => w[index] ?? Number.NaN
  if (grade === 1) {
    const fallen = at(11) * difficulty ** -at(12) * ((stability + 1) ** at(13) - 1) * Math.exp(forgotten * at(14))
    return Math.min(
      Math.max(stability * model.keptAfterLapse, leastStability),
      clamp(fallen, leastStability, mostStability),
    )
  }
  const harder = grade === 2 ? at(15) : grade === 4 ? at(16) : 1
  const growth = model.growth * (11 - difficulty) * stability ** -at(9) * (Math.exp(forgotten * at(10)) - 1) * harder
  return clamp(stability * (1 + growth), leastStability, mostStability)
}
