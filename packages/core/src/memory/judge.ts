import { type Fared, Faring } from './faring.ts'
import { fitWeights, lossOf, predict } from './fit-weights.ts'
import { type Leaning, lean, paceAlone } from './leanings.ts'
import type { Trace } from './steps.ts'

export type Judged = {
  weights: readonly number[]
  /** Whether they foretell later ratings better than those before, and that by more than chance would have it. */
  better: boolean
  /**
   * Ratings that show what was remembered; those of them that were foretold from earlier ones; the pupils who gave
   * those.
   */
  ratings: number
  heldOut: number
  pupils: number
  before: Fared
  after: Fared
}

/** Below these nothing can be told, and it would be told of single pupils. */
export const fewest = { ratings: 400, pupils: 8 } as const
/**
 * Share of ratings that must have been forgotten, and remembered. Where nothing ever was, how long memory lasts cannot
 * be told; most likely what is forgotten is rated as something else.
 */
const fewestOfEach = 0.02
/**
 * Standard errors from which on something is no chance, more of them for few pupils. It is asked nightly for years, so
 * one night in a thousand would be too many.
 */
const beyondChance = (pupils: number) => 3.2 * (1 + 1 / (pupils - 1))
/** Nats by which a freer way must foretell better than a more cautious one to be preferred. */
const worthMore = 3
/** The log is cut by time into so many parts; each but the first two is foretold from all that came before it. */
const parts = 5
const firstForetold = 2

const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/**
 * Fits weights to a log and tries the way they were found on the log itself, as it came: from its first two fifths the
 * third is foretold, from three the fourth, from four the last. Of several ways, the most cautious first, the one that
 * foretells best is taken. The weights are better where log loss over those later ratings falls, and either it falls
 * beyond chance or memories all in all are longer or shorter beyond chance, both reckoned over pupils, whose ratings
 * hang together. What is answered is fitted to the whole log.
 */
export function judgeFit(
  traces: readonly Trace[],
  before: readonly number[],
  ways: readonly (readonly Leaning[])[],
): Judged {
  const times = traces
    .flatMap(({ steps }) => steps.filter(({ shows }) => shows).map(({ at }) => at))
    .sort((a, b) => a - b)
  const untouched = { weights: before, better: false, ratings: times.length, heldOut: 0, pupils: 0 }
  const forgotten = traces.reduce(
    (sum, { steps }) => sum + steps.filter(({ shows, grade }) => shows && grade === 1).length,
    0,
  )
  const rarer = Math.min(forgotten, times.length - forgotten) / times.length
  const pupils = new Set(traces.flatMap(({ pupil, steps }) => (steps.some(({ shows }) => shows) ? [pupil] : []))).size
  if (times.length < fewest.ratings || pupils < fewest.pupils || rarer < fewestOfEach) {
    return { ...untouched, before: new Faring().told(), after: new Faring().told() }
  }
  const tried = ways.map(way => ({ way, ...foretell(traces, times, before, way) }))
  const best = tried.reduce((one, other) => (other.gain > one.gain + worthMore ? other : one))
  const weights = fitWeights(traces, before, best.way)
  const sureness = Math.max(surenessOf(best.gains), surenessOfPace(traces, before))
  return {
    ...untouched,
    weights,
    better: best.gain > 0 && sureness > beyondChance(pupils),
    heldOut: best.old.count,
    pupils,
    before: best.old.told(),
    after: best.fitted.told(),
  }
}

/** How one way of fitting foretells the later parts of a log, and what each pupil's ratings say for it, in nats. */
function foretell(
  traces: readonly Trace[],
  times: readonly number[],
  before: readonly number[],
  way: readonly Leaning[],
) {
  const [old, fitted] = [new Faring(), new Faring()]
  const gains = new Map<number, number>()
  const timeOf = (part: number) => times[Math.floor((part * times.length) / parts)] ?? Number.POSITIVE_INFINITY
  for (let part = firstForetold; part < parts; part++) {
    const weights = fitWeights(traces, before, way, timeOf(part))
    const span = { from: timeOf(part), until: timeOf(part + 1) }
    predict(traces, [before, weights], span, ([then = 0, now = 0], remembered, pupil) => {
      old.note(then, remembered)
      fitted.note(now, remembered)
      gains.set(pupil, (gains.get(pupil) ?? 0) + lossOf(then, remembered) - lossOf(now, remembered))
    })
  }
  const each = [...gains.values()]
  return { old, fitted, gains: each, gain: each.reduce((sum, gain) => sum + gain, 0) }
}

/**
 * By how many standard errors memories all in all last longer or shorter than these weights have it: the root of twice
 * the nats that the likeliest pace gains, less where the ratings of one pupil say the same thing many times.
 */
function surenessOfPace(traces: readonly Trace[], before: readonly number[]): number {
  const [nudge, fitted] = [1e-3, fitWeights(traces, before, paceAlone)]
  const scores = new Map<number, number>()
  let [gain, information] = [0, 0]
  predict(
    traces,
    [before, fitted, lean(fitted, paceAlone, [nudge])],
    always,
    ([old = 0, now = 0, slower = 0], remembered, pupil) => {
      gain += lossOf(old, remembered) - lossOf(now, remembered)
      const [slope, spread] = [(slower - now) / nudge, now * (1 - now)]
      information += slope ** 2 / spread
      scores.set(pupil, (scores.get(pupil) ?? 0) + (((remembered ? 1 : 0) - now) * slope) / spread)
    },
  )
  const squares = [...scores.values()].reduce((sum, score) => sum + score ** 2, 0)
  // How much more the pupils' sums spread than single ratings let expect, and than chance lets so few of them.
  const together = squares / information / (1 + 1.5 * Math.sqrt(2 / scores.size))
  return Math.sqrt((2 * Math.max(0, gain)) / Math.max(1, together))
}

/** The sum of independent figures in standard errors of it. */
function surenessOf(figures: readonly number[]): number {
  const sum = figures.reduce((total, figure) => total + figure, 0)
  const mean = sum / figures.length
  const squares = figures.reduce((total, figure) => total + (figure - mean) ** 2, 0)
  return squares === 0 ? 0 : sum / Math.sqrt((squares * figures.length) / (figures.length - 1))
}
