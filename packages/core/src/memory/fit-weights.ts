import { type Leaning, lean } from './leanings.ts'
import { solve } from './solve.ts'
import type { Trace } from './steps.ts'
import { modelOf, recallAfter, type Strength, step } from './walk.ts'

/** Certainty of a prediction is never taken to be greater than this: one slip of a finger is no proof. */
const leastRecall = 0.002
/** Units by which a leaning is moved to see what it changes. */
const nudge = 1e-3
const mostRounds = 12
/** Nats by which a round must better the whole to be followed by another. */
const worthwhile = 0.01

const certain = (recall: number) => Math.min(Math.max(recall, leastRecall), 1 - leastRecall)

/** What is said of the ratings of a time: `from` and `until` are milliseconds. */
export type Span = { from: number; until: number }

/**
 * Tells the recall that weights predict for every rating of a span that shows what was remembered, each memory from its
 * beginning. Several weights are walked side by side; `see` gets the recall of each.
 */
export function predict(
  traces: readonly Trace[],
  weights: readonly (readonly number[])[],
  { from, until }: Span,
  see: (recalls: Float64Array, remembered: boolean, pupil: number) => void,
): void {
  const models = weights.map(modelOf)
  const strengths: Strength[] = models.map(() => ({ stability: 0, difficulty: 0 }))
  const recalls = new Float64Array(models.length)
  for (const { pupil, steps } of traces) {
    const last = steps.findLast(({ shows, at }) => shows && at >= from && at < until)
    if (!last) continue
    for (const one of steps) {
      const isSeen = one.shows && one.at >= from
      for (let index = 0; index < models.length; index++) {
        const [model, strength] = [models[index], strengths[index]]
        if (!model || !strength) continue
        if (isSeen) recalls[index] = certain(recallAfter(model, strength.stability, one.gap))
        if (one !== last) step(model, strength, one)
      }
      if (isSeen) see(recalls, one.grade > 1, pupil)
      if (one === last) break
    }
  }
}

/** Log loss of a prediction, in nats. */
export const lossOf = (recall: number, remembered: boolean): number => -Math.log(remembered ? recall : 1 - recall)

/**
 * The weights under which a log is likeliest, given how far schools differ from `start`: Fisher scoring over the
 * leanings, each with a normal prior of one unit.
 */
export function fitWeights(
  traces: readonly Trace[],
  start: readonly number[],
  leanings: readonly Leaning[],
  until: number = Number.POSITIVE_INFINITY,
): number[] {
  const span = { from: Number.NEGATIVE_INFINITY, until }
  let units = leanings.map(() => 0)
  let { cost, gradient, information } = slopes(traces, start, leanings, units, span)
  for (let round = 0; round < mostRounds; round++) {
    const way = solve(information, gradient)
    let [share, next, found] = [1, units, { cost, gradient, information }]
    do {
      next = units.map((unit, index) => unit + share * (way[index] ?? 0))
      found = slopes(traces, start, leanings, next, span)
      share /= 3
    } while (found.cost > cost && share > 0.01)
    const better = cost - found.cost
    if (better <= 0) break
    units = next
    ;({ cost, gradient, information } = found)
    if (better < worthwhile) break
  }
  return lean(start, leanings, units)
}

/** Cost of leanings in nats, prior and all; where it falls, and how sharply it is curved. */
function slopes(
  traces: readonly Trace[],
  start: readonly number[],
  leanings: readonly Leaning[],
  units: readonly number[],
  span: Span,
): { cost: number; gradient: Float64Array; information: Float64Array[] } {
  const count = leanings.length
  const nudged = leanings.map((_, moved) =>
    lean(
      start,
      leanings,
      units.map((unit, at) => (at === moved ? unit + nudge : unit)),
    ),
  )
  const gradient = Float64Array.from(units, unit => -unit)
  const information = leanings.map((_, row) => Float64Array.from(leanings, (_, column) => (row === column ? 1 : 0)))
  let cost = units.reduce((sum, unit) => sum + unit ** 2 / 2, 0)
  const change = new Float64Array(count)
  predict(traces, [lean(start, leanings, units), ...nudged], span, (recalls, remembered) => {
    const recall = recalls[0] ?? Number.NaN
    cost += lossOf(recall, remembered)
    const spread = recall * (1 - recall)
    const surprise = ((remembered ? 1 : 0) - recall) / spread
    for (let index = 0; index < count; index++) change[index] = ((recalls[index + 1] ?? Number.NaN) - recall) / nudge
    for (let row = 0; row < count; row++) {
      const slope = change[row] ?? Number.NaN
      gradient[row] = (gradient[row] ?? Number.NaN) + surprise * slope
      const line = information[row]
      if (!line) continue
      for (let column = 0; column < count; column++) {
        line[column] = (line[column] ?? Number.NaN) + (slope * (change[column] ?? Number.NaN)) / spread
      }
    }
  })
  return { cost, gradient, information }
}
