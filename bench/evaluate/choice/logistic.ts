import { certaintyOf, type Weights } from '@capivira/generation/items/choice/certainty/certainty'

/** One observation: named numbers, whether it happened, and what it belongs to (its document). */
export type Observation = { features: Readonly<Record<string, number>>; kept: boolean; group: string }

/**
 * How strongly the weight of a feature is drawn to 0: the variance that a prior of mean 0 would have is 1 / penalty.
 */
export type Penalty = (feature: string) => number

/** Newton's method doubles the right digits with each step: more are never needed. */
const STEPS = 25
const CONVERGED = 1e-8

/**
 * Logistic regression with a quadratic penalty on each weight (not on the bias), by Newton's method (iteratively
 * reweighted least squares), until no weight moves; the same observations give the same weights.
 */
export function fitLogistic(observations: readonly Observation[], penalty: Penalty): Weights {
  const names = [...new Set(observations.flatMap(({ features }) => Object.keys(features)))].sort()
  const place = new Map(names.map((name, i) => [name, i]))
  const size = names.length + 1
  // The bias is one more feature that every observation has, and nothing draws it to 0.
  const rows = observations.map(({ features, kept }) => ({
    kept: kept ? 1 : 0,
    at: [
      ...Object.entries(features).map(([name, value]) => [place.get(name) ?? 0, value] as const),
      [names.length, 1] as const,
    ],
  }))
  const penalties = [...names.map(penalty), 1e-9]
  const weights = new Float64Array(size)
  for (let step = 0; step < STEPS; step++) {
    const slope = Float64Array.from(weights, (weight, i) => (penalties[i] ?? 0) * weight)
    const curvature = new Float64Array(size * size)
    for (let i = 0; i < size; i++) curvature[i * size + i] = penalties[i] ?? 0
    for (const { kept, at } of rows) {
      const p = sigmoid(at.reduce((sum, [i, value]) => sum + (weights[i] ?? 0) * value, 0))
      const spread = Math.max(p * (1 - p), 1e-6)
      for (const [i, value] of at) {
        slope[i] = (slope[i] ?? 0) + (p - kept) * value
        for (const [j, other] of at) curvature[i * size + j] = (curvature[i * size + j] ?? 0) + spread * value * other
      }
    }
    const change = solved(curvature, slope)
    let farthest = 0
    for (let i = 0; i < size; i++) {
      weights[i] = (weights[i] ?? 0) - (change[i] ?? 0)
      farthest = Math.max(farthest, Math.abs(change[i] ?? 0))
    }
    if (farthest < CONVERGED) break
  }
  return {
    bias: weights[names.length] ?? 0,
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])),
  }
}

/** The x of Ax = b by Cholesky's decomposition; A, symmetric and positive definite, row by row, is written over. */
function solved(a: Float64Array, b: Float64Array): Float64Array {
  const size = b.length
  const at = (i: number, j: number) => a[i * size + j] ?? 0
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      a[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(j, j)
    }
  const x = Float64Array.from(b)
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0)
    x[i] = (x[i] ?? 0) / at(i, i)
  }
  return x
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/**
 * Probabilities for each observation by weights that were fitted without the documents of its fold; `folds` of them.
 */
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
