import { describe, expect, it } from 'vitest'
import { answerOf } from './answer.ts'
import { features } from './features.ts'
import { buildNetwork, type Outputs, type Rows } from './network.ts'
import { numbers, tinyWeights } from './tiny-weights.ts'
import type { Matrix, Weights } from './weights.ts'

const WORDS = ['a', 'casa', 'de', 'vento', 'Vento', 'cai', '12', 'Às']

function sentences(count: number, seed: number): string[][] {
  const chance = numbers(seed)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(chance() * 14) }, () => WORDS[Math.floor(chance() * WORDS.length)] ?? 'a'),
  )
}

/** The rows of every word of every sentence, copied: what `run` returns holds until it runs again. */
function read(network: ReturnType<typeof buildNetwork>, given: string[][]): number[][][] {
  const outputs = network.run(given)
  const parts: (keyof Omit<Outputs, 'row'>)[] = ['tags', 'arcDep', 'roles', 'relationQuery']
  return given
    .map((words, s) =>
      parts.flatMap(part =>
        Array.from({ length: words.length + 1 }, (_, place) => [...rowOf(outputs[part], outputs.row(s, place))]).flat(),
      ),
    )
    .map(values => [values])
}

const rowOf = ({ values, from, length }: Rows, row: number) =>
  values.subarray(from + row * length, from + (row + 1) * length)

describe('the network', () => {
  it('gives a sentence the same bits alone and among others, in any order', () => {
    const given = sentences(40, 11)
    const together = read(buildNetwork(tinyWeights(3)), given)
    const network = buildNetwork(tinyWeights(3))
    const alone = given.map(sentence => read(network, [sentence])[0])
    expect(alone).toEqual(together)
    expect(read(network, [...given].reverse()).reverse()).toEqual(together)
  })

  it('computes what its plan says, up to the rounding of states to sixteen bits', () => {
    const weights = tinyWeights(5)
    const words = ['A', 'casa', 'de', 'vento', 'cai', '12', 'a']
    const outputs = buildNetwork(weights).run([['de'], words, ['vento', 'cai']])
    const expected = plainly(weights, words)
    words.forEach((_, i) => {
      const row = outputs.row(1, i + 1)
      expectClose(rowOf(outputs.tags, row), expected.tags[i + 1])
      expectClose(rowOf(outputs.arcDep, row), expected.arcDep[i + 1])
      expectClose(rowOf(outputs.relationQuery, row), expected.relationQuery[i + 1])
    })
    expectClose(rowOf(outputs.roles, outputs.row(1, 0)), expected.roles[0])
  })

  it('answers a tree with probabilities for any numbers', () => {
    const weights = tinyWeights(9)
    const given = sentences(30, 4)
    const outputs = buildNetwork(weights).run(given)
    given.forEach((words, s) => {
      const answers = answerOf(weights, outputs, s, words.length)
      expect(answers.filter(({ head }) => head === 0)).toHaveLength(1)
      for (const { head, relation, confidence } of answers) {
        expect(relation === 'root').toBe(head === 0)
        expect(confidence).toBeGreaterThan(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }
    })
  })
})

function expectClose(found: Float32Array, expected: readonly number[] = []): void {
  expect(expected.length).toBeGreaterThan(0)
  expected.forEach((value, i) => {
    expect(Math.abs((found[i] ?? Number.NaN) - value)).toBeLessThan(2e-3)
  })
}

/** The same network in plain arithmetic, without rounding states: what `training/parser/model.py` computes. */
function plainly(weights: Weights, words: string[]) {
  const { width, hidden, layers, arc, relation } = weights.shape
  const row = (matrix: Matrix, r: number) =>
    Array.from(matrix.values.subarray(r * matrix.columns, (r + 1) * matrix.columns), v => v * (matrix.scales[r] ?? 0))
  const apply = (name: string, bias: string | undefined, x: readonly number[]) => {
    const matrix = weights.matrix(name)
    return Array.from(
      { length: matrix.rows },
      (_, r) => dot(row(matrix, r), x) + (bias ? (weights.vector(bias)[r] ?? 0) : 0),
    )
  }
  const leaky = (values: number[]) => values.map(v => (v < 0 ? v / 10 : v))
  const inputs = ['', ...words].map((word, i) => {
    const vectors =
      i === 0
        ? [[...weights.vector('root')]]
        : features(word).map((string, t) =>
            row(weights.matrix(`tables.${t}.weight`), (weights.strings[t] ?? []).indexOf(string) + 1),
          )
    const sum = Array.from({ length: width }, (_, j) =>
      [...vectors, row(weights.matrix('treebank.weight'), 1)].reduce((a, v) => a + (v[j] ?? 0), 0),
    )
    const mean = sum.reduce((a, b) => a + b) / width
    const variance = sum.reduce((a, b) => a + (b - mean) ** 2, 0) / width
    return sum.map(
      (v, j) =>
        ((v - mean) / Math.sqrt(variance + 1e-5)) * (weights.vector('norm.weight')[j] ?? 0) +
        (weights.vector('norm.bias')[j] ?? 0),
    )
  })
  const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
  const along = (layer: number, end: string, states: readonly number[][]) => {
    let h = Array<number>(hidden).fill(0)
    let c = h
    return states.map(x => {
      const a = apply(`lstm.${layer}.weight_ih${end}`, `lstm.${layer}.bias_ih${end}`, x)
      const b = apply(`lstm.${layer}.weight_hh${end}`, `lstm.${layer}.bias_hh${end}`, h)
      const z = (gate: number, j: number) => (a[gate * hidden + j] ?? 0) + (b[gate * hidden + j] ?? 0)
      c = c.map((v, j) => sigmoid(z(1, j)) * v + sigmoid(z(0, j)) * Math.tanh(z(2, j)))
      h = c.map((v, j) => sigmoid(z(3, j)) * Math.tanh(v))
      return h
    })
  }
  let states = inputs
  let first = inputs
  for (let layer = 0; layer < layers; layer++) {
    const forward = along(layer, '_l0', states)
    const backward = along(layer, '_l0_reverse', [...states].reverse()).reverse()
    states = forward.map((f, i) => [...f, ...(backward[i] ?? [])])
    if (layer === 0) first = states
  }
  const roles = states.map(x => leaky(apply('roles.weight', 'roles.bias', x)))
  return {
    tags: first.map(x =>
      apply('tag_out.weight', 'tag_out.bias', leaky(apply('tag_hidden.weight', 'tag_hidden.bias', x))),
    ),
    roles,
    arcDep: roles.map(x => apply('arc', 'arc_bias', x.slice(0, arc))),
    relationQuery: roles.map(x => apply('relation', 'relation_bias', x.slice(2 * arc, 2 * arc + relation))),
  }
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)
