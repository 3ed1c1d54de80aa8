import { bestHeads } from './decode.ts'
import { exponential } from './exponential.ts'
import type { Outputs, Rows } from './network.ts'
import type { Weights } from './weights.ts'

/** What the network says of one word. */
export type Answer = {
  upos: string
  features: Readonly<Record<string, string>>
  /** 0 is the root, 1 the first word. */
  head: number
  relation: string
  /** How probable it is that head and relation are both right, from 0 to 1. */
  confidence: number
}

/** Scores of arcs are multiplied by this over the root of their width, as in training. */
const ARC_SCALE = 4

/** Reads the network's numbers for sentence number `sentence` of `words` words as a tree. */
export function answerOf(weights: Weights, outputs: Outputs, sentence: number, words: number): Answer[] {
  const scores = arcScores(weights, outputs, sentence, words)
  const heads = bestHeads({ words, values: scores })
  return Array.from(heads, (head, i) => {
    const row = outputs.row(sentence, i + 1)
    const arc = probability(scores, i * (words + 1), words + 1, head)
    const { relation, sure } = relationOf(weights, outputs, row, outputs.row(sentence, head), head === 0)
    return { ...tagsOf(weights, outputs.tags, row), head, relation, confidence: arc * sure }
  })
}

/** Scores of every head for every word, over the temperature; a word is not its own head. */
function arcScores(weights: Weights, { arcDep, roles, row }: Outputs, sentence: number, words: number): Float64Array {
  const { arc } = weights.shape
  const factor = ARC_SCALE / Math.sqrt(arc) / weights.temperature.arc
  const size = words + 1
  const scores = new Float64Array(words * size)
  const heads = new Int32Array(size)
  for (let h = 0; h < size; h++) heads[h] = start(roles, row(sentence, h)) + arc
  for (let d = 1; d <= words; d++) {
    const from = (d - 1) * size
    products(arcDep.values, start(arcDep, row(sentence, d)), roles.values, heads, arc, scores, from)
    for (let h = 0; h < size; h++) scores[from + h] = h === d ? -1e4 : factor * (scores[from + h] ?? 0)
  }
  return scores
}

function relationOf(weights: Weights, outputs: Outputs, word: number, head: number, isRoot: boolean) {
  const { arc, relation: width } = weights.shape
  const { relationQuery, roles } = outputs
  // 'root' is the relation of a word under the root and of no other.
  if (isRoot) return { relation: 'root', sure: 1 }
  const at = start(relationQuery, word)
  const under = start(roles, head) + 2 * arc + width
  const scores = new Float64Array(weights.relations.length)
  const queries = new Int32Array(scores.length)
  for (let i = 0; i < queries.length; i++) queries[i] = at + i * (width + 1)
  products(roles.values, under, relationQuery.values, queries, width, scores, 0)
  let best = 1
  for (let i = 1; i < scores.length; i++) {
    const bias = relationQuery.values[(queries[i] ?? 0) + width] ?? 0
    const score = ((scores[i] ?? 0) + bias) / weights.temperature.relation
    scores[i] = score
    if (score > (scores[best] ?? 0)) best = i
  }
  return { relation: weights.relations[best] ?? 'dep', sure: probability(scores, 1, scores.length - 1, best - 1) }
}

function tagsOf(weights: Weights, tags: Rows, row: number) {
  let at = start(tags, row)
  const upos = weights.upos[largest(tags.values, at, weights.upos.length)] ?? 'X'
  at += weights.upos.length
  const features: Record<string, string> = {}
  for (const [name, values] of weights.features) {
    const value = values[largest(tags.values, at, values.length)]
    if (value) features[name] = value
    at += values.length
  }
  return { upos, features }
}

const start = ({ from, length }: Rows, row: number) => from + row * length

/**
 * The products of a vector with others, each added up in its order. Four at a time: a machine waits for one sum four
 * times as long as it takes to add to it.
 */
function products(
  a: Float32Array,
  aAt: number,
  b: Float32Array,
  others: Int32Array,
  length: number,
  to: Float64Array,
  toAt: number,
): void {
  const last = others.length - 1
  for (let first = 0; first <= last; first += 4) {
    const at0 = others[first] ?? 0
    const at1 = others[Math.min(first + 1, last)] ?? 0
    const at2 = others[Math.min(first + 2, last)] ?? 0
    const at3 = others[Math.min(first + 3, last)] ?? 0
    let sum0 = 0
    let sum1 = 0
    let sum2 = 0
    let sum3 = 0
    for (let i = 0; i < length; i++) {
      const value = a[aAt + i] ?? 0
      sum0 += value * (b[at0 + i] ?? 0)
      sum1 += value * (b[at1 + i] ?? 0)
      sum2 += value * (b[at2 + i] ?? 0)
      sum3 += value * (b[at3 + i] ?? 0)
    }
    to[toAt + first] = sum0
    if (first < last) to[toAt + first + 1] = sum1
    if (first + 1 < last) to[toAt + first + 2] = sum2
    if (first + 2 < last) to[toAt + first + 3] = sum3
  }
}

/** Index, from `at`, of the largest of `length` values. */
function largest(values: Float32Array, at: number, length: number): number {
  let best = 0
  for (let i = 1; i < length; i++) if ((values[at + i] ?? 0) > (values[at + best] ?? 0)) best = i
  return best
}

/** Share of one score, number `index` from `at`, in the softmax of `length` scores. */
function probability(scores: Float64Array, at: number, length: number, index: number): number {
  const chosen = scores[at + index] ?? 0
  let highest = chosen
  for (let i = 0; i < length; i++) highest = Math.max(highest, scores[at + i] ?? 0)
  let sum = 0
  for (let i = 0; i < length; i++) sum += exponential((scores[at + i] ?? 0) - highest)
  return exponential(chosen - highest) / sum
}
