import { certaintyOf, type Weights } from '@capivira/generation/items/choice/certainty/certainty'

/** One observation: named numbers, whether it happened, and what it belongs to (its document). */
export type Observation = { features: Readonly<Record<string, number>>; kept: boolean; group: string }

/** How strongly the weight of a feature is drawn to 0: the variance that a prior of mean 0 would have is 1 / penalty. */
export type Penalty = (feature: string) => number

const STEPS = 400

/**
 * Logistic regression with a quadratic penalty on each weight (not on the bias), by gradient descent with a step for each weight
 * that follows its curvature; the same observations give the same weights.
 */
export function fitLogistic(observations: readonly Observation[], penalty: Penalty): Weights {
  const names = [...new Set(observations.flatMap(({ features }) => Object.keys(features)))].sort()
  const place = new Map(names.map((name, i) => [name, i]))
  const rows = observations.map(({ features, kept }) => ({
    kept: kept ? 1 : 0,
    at: Object.entries(features).map(([name, value]) => [place.get(name) ?? 0, value] as const),
  }))
  const penalties = names.map(penalty)
  const curvature = new Float64Array(names.length)
  for (const { at } of rows) for (const [i, value] of at) curvature[i] = (curvature[i] ?? 0) + 0.25 * value * value
  const weights = new Float64Array(names.length)
  const share = rows.reduce((sum, { kept }) => sum + kept, 0) / Math.max(1, rows.length)
  let bias = Math.log((share + 0.01) / (1.01 - share))
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(names.length)
    let slope = 0
    for (const { kept, at } of rows) {
      const error = sigmoid(at.reduce((sum, [i, value]) => sum + (weights[i] ?? 0) * value, bias)) - kept
      slope += error
      for (const [i, value] of at) slopes[i] = (slopes[i] ?? 0) + error * value
    }
    bias -= (DAMPED * slope) / (0.25 * rows.length)
    for (let i = 0; i < names.length; i++) {
      const [weight = 0, pull = 0] = [weights[i], penalties[i]]
      weights[i] = weight - (DAMPED * ((slopes[i] ?? 0) + pull * weight)) / ((curvature[i] ?? 0) + pull)
    }
  }
  return { bias, weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])) }
}

/** Features overlap, so that a step along each of them at once would go too far. */
const DAMPED = 0.08

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Probabilities for each observation by weights that were fitted without the documents of its fold; `folds` of them. */
export function foretold(observations: readonly Observation[], penalty: Penalty, folds: number): number[] {
  const groups = [...new Set(observations.map(({ group }) => group))].sort()
  const foldOf = new Map(groups.map((group, i) => [group, i % folds]))
  const found = new Array<number>(observations.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const own = (one: Observation) => foldOf.get(one.group) === fold
    const weights = fitLogistic(
      observations.filter(one => !own(one)),
      penalty,
    )
    observations.forEach((one, i) => {
      if (own(one)) found[i] = certaintyOf(one.features, weights)
    })
  }
  return found
}

/** Share of pairs of a kept and a struck one in which the kept one is held for the likelier (area under the curve). */
export function areaUnderCurve(foretold: readonly number[], kept: readonly boolean[]): number {
  const good = foretold.filter((_, i) => kept[i])
  const bad = foretold.filter((_, i) => !kept[i])
  const won = good.reduce((sum, p) => sum + bad.reduce((n, q) => n + (p > q ? 1 : p === q ? 0.5 : 0), 0), 0)
  return won / Math.max(1, good.length * bad.length)
}
