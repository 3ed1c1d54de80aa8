import type { Matrix, Shape, Weights } from './weights.ts'

/** Chance for tests: the same numbers everywhere, from 0 to 1 (Park and Miller's minimal standard). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const SHAPE: Shape = { width: 16, hidden: 24, layers: 2, tag: 8, arc: 16, relation: 10 }
const STRINGS = [
  ['a', 'casa', 'de', 'vento'],
  ['cas', 'ven'],
  ['a', 'e', 'o'],
  ['sa', 'to'],
  ['asa'],
  ['casa'],
  ['xx', 'Xxx'],
]

/** A network of a few hundred words' weight whose answers mean nothing: for trying the arithmetic. */
export function tinyWeights(seed: number): Weights {
  const chance = numbers(seed)
  const kept = new Map<string, Matrix>()
  const vectors = new Map<string, Float32Array>()
  const matrix = (name: string, rows: number, columns: number) => {
    const values = Int8Array.from({ length: rows * columns }, () => Math.round(chance() * 254) - 127)
    kept.set(name, {
      rows,
      columns,
      values,
      scales: Float32Array.from({ length: rows }, () => 0.002 + chance() * 0.004),
    })
  }
  const vector = (name: string, length: number) =>
    vectors.set(
      name,
      Float32Array.from({ length }, () => chance() - 0.5),
    )
  const { width, hidden, layers, tag, arc, relation } = SHAPE
  const upos = ['NOUN', 'VERB', 'ADP']
  const features = [['Number', ['', 'Sing', 'Plur']]] as const
  const relations = ['root', 'nsubj', 'obj', 'case']
  STRINGS.forEach((strings, i) => {
    matrix(`tables.${i}.weight`, strings.length + 1, width)
  })
  matrix('treebank.weight', 3, width)
  for (const name of ['root', 'norm.weight', 'norm.bias']) vector(name, width)
  for (let layer = 0; layer < layers; layer++) {
    for (const end of ['_l0', '_l0_reverse']) {
      matrix(`lstm.${layer}.weight_ih${end}`, 4 * hidden, layer === 0 ? width : 2 * hidden)
      matrix(`lstm.${layer}.weight_hh${end}`, 4 * hidden, hidden)
      for (const bias of ['bias_ih', 'bias_hh']) vector(`lstm.${layer}.${bias}${end}`, 4 * hidden)
    }
  }
  const outputs = {
    tag_hidden: [tag, 2 * hidden],
    tag_out: [6, tag],
    roles: [2 * (arc + relation), 2 * hidden],
  } as const
  for (const [name, [rows, columns]] of Object.entries(outputs)) {
    matrix(`${name}.weight`, rows, columns)
    vector(`${name}.bias`, rows)
  }
  matrix('arc', arc, arc)
  vector('arc_bias', arc)
  matrix('relation', relations.length * (relation + 1), relation)
  vector('relation_bias', relations.length * (relation + 1))
  const found = <T>(map: Map<string, T>, name: string): T => {
    const value = map.get(name)
    if (!value) throw new Error(name)
    return value
  }
  return {
    ...{
      shape: SHAPE,
      upos,
      features,
      relations,
      treebanks: ['one', 'two'],
      readsAs: 'two',
      temperature: { arc: 1, relation: 1 },
      strings: STRINGS,
    },
    matrix: name => found(kept, name),
    vector: name => found(vectors, name),
  }
}
