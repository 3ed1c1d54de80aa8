import { defaultParameters, type Parameters } from '@capivira/core/study/schedule'

/** A school has a few turmas with weights of their own; more than these are read anew each time. */
const mostKept = 500
const kept = new Map<string, Parameters>()

/** Parameters of weights as PostgreSQL writes them; the same object for the same weights. */
export function parametersOf(weights: string | null): Parameters {
  if (weights === null) return defaultParameters
  const known = kept.get(weights)
  if (known) return known
  const parameters = { ...defaultParameters, weights: weights.slice(1, -1).split(',').map(Number) }
  if (kept.size < mostKept) kept.set(weights, parameters)
  return parameters
}
