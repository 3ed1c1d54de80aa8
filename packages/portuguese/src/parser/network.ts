import { features, TABLES } from './features.ts'
import { compileKernel, type Kernel, ONE } from './kernel.ts'
import { type Arena, arena, type Layer } from './memory.ts'
import type { Matrix, Weights } from './weights.ts'

type Direction = { input: Layer; recurrent: Layer }

/**
 * What the network says of sentences: for each word a row in `tags`, `arcDep`, `relationQuery`; for each word and the
 * root in the others.
 */
export type Outputs = {
  /** Row of word `position` (0 is the root) of sentence number `sentence`. */
  row: (sentence: number, position: number) => number
  tags: Rows
  arcDep: Rows
  /** Heads for arcs and relations: widths in that order after `from`. */
  roles: Rows
  relationQuery: Rows
}

/** Fractions in rows of one length: row r begins at `from + r · length`. */
export type Rows = { values: Float32Array; from: number; length: number }

export type Network = { run: (sentences: readonly (readonly string[])[]) => Outputs }

const KEPT_WORDS = 20_000
const EPSILON = 1e-5
const LEAK = 0.1

/**
 * The network of `training/parser/model.py` over weights of eight bits. What `run` returns holds until it runs again.
 */
export function buildNetwork(weights: Weights, readsAs = weights.readsAs): Network {
  const kernel = compileKernel()
  const memory = arena(kernel)
  const { shape } = weights
  const both = 2 * shape.hidden
  const inputs = wordInputs(weights, readsAs, memory)
  const layers = layersOf(weights, memory, inputs.factor)
  const { lstm, tagHidden, tagBound, tagOut, roles, rolesBound, arc, relation } = layers
  const { apply, narrowed, readAlong } = stepsOf(kernel, memory, shape.hidden)
  const weightsEnd = memory.top()

  function run(sentences: readonly (readonly string[])[]): Outputs {
    memory.release(weightsEnd)
    const places = arrange(sentences)
    let states = memory.take(places.rows * shape.width * 2)
    let stateRow = shape.width * 2
    inputs.write(sentences, places, states)
    let first = 0
    for (const directions of lstm) {
      const next = memory.take(places.rows * both * 2)
      directions.forEach((direction, i) => {
        readAlong(direction, states, stateRow, next + i * shape.hidden * 2, places, i === 1)
      })
      first ||= next
      states = next
      stateRow = both * 2
    }
    const hidden = apply(tagHidden, first, both * 2, places.rows, LEAK)
    const tags = apply(
      tagOut,
      narrowed(hidden, places.rows * tagHidden.columns, tagBound),
      tagHidden.columns * 2,
      places.rows,
      1,
    )
    const dependents = apply(roles, states, both * 2, places.rows, LEAK)
    const small = narrowed(dependents, places.rows * roles.columns, rolesBound)
    const arcDep = apply(arc, small, roles.columns * 2, places.rows, 1)
    const query = apply(relation, small + 2 * shape.arc * 2, roles.columns * 2, places.rows, 1)
    const values = memory.floats()
    const rows = (at: number, length: number): Rows => ({ values, from: at / 4, length })
    return {
      row: (sentence, position) => (places.starts[position] ?? 0) + (places.rank[sentence] ?? 0),
      tags: rows(tags, tagOut.columns),
      arcDep: rows(arcDep, arc.columns),
      roles: rows(dependents, roles.columns),
      relationQuery: rows(query, relation.columns),
    }
  }
  return { run }
}

/** Every layer in the kernel's memory, with the largest values that those between can give. */
function layersOf(weights: Weights, memory: Arena, inputFactor: number) {
  const stateFactor = 1 / ONE
  const lstm = Array.from({ length: weights.shape.layers }, (_, layer) =>
    ['', '_reverse'].map((suffix): Direction => {
      const name = (part: string) => `lstm.${layer}.${part}_l0${suffix}`
      const bias = weights.vector(name('bias_ih')).map((b, i) => b + (weights.vector(name('bias_hh'))[i] ?? 0))
      return {
        input: memory.layer(weights.matrix(name('weight_ih')), bias, layer === 0 ? inputFactor : stateFactor),
        recurrent: memory.layer(weights.matrix(name('weight_hh')), undefined, stateFactor),
      }
    }),
  )
  const tagHidden = memory.layer(weights.matrix('tag_hidden.weight'), weights.vector('tag_hidden.bias'), stateFactor)
  const tagBound = bound(weights.matrix('tag_hidden.weight'), weights.vector('tag_hidden.bias'))
  const tagOut = memory.layer(weights.matrix('tag_out.weight'), weights.vector('tag_out.bias'), tagBound / ONE)
  const roles = memory.layer(weights.matrix('roles.weight'), weights.vector('roles.bias'), stateFactor)
  const rolesBound = bound(weights.matrix('roles.weight'), weights.vector('roles.bias'))
  const arc = memory.layer(weights.matrix('arc'), weights.vector('arc_bias'), rolesBound / ONE)
  const relation = memory.layer(weights.matrix('relation'), weights.vector('relation_bias'), rolesBound / ONE)
  return { lstm, tagHidden, tagBound, tagOut, roles, rolesBound, arc, relation }
}

/** What is done with layers over states of `hidden` values in each direction. */
function stepsOf(kernel: Kernel, memory: Arena, hidden: number) {
  const width = 2 * hidden

  /** `rows` of sums of a layer over states, or anything else of sixteen bits, finished. */
  function apply(layer: Layer, from: number, fromRow: number, rows: number, slope: number): number {
    const sums = memory.take(rows * layer.columns * 4)
    kernel.multiply(from, fromRow, layer.weights, sums, layer.columns * 4, rows, layer.columns, layer.inputs / 2)
    kernel.finish(sums, layer.columns * 4, layer.scale, layer.bias, rows, layer.columns, slope)
    return sums
  }

  function narrowed(from: number, count: number, limit: number): number {
    const to = memory.take(count * 2)
    kernel.quantize(from, to, ONE / limit, count)
    return to
  }

  /** One direction of one layer over all sentences, a place in all of them at a time. */
  function readAlong(
    direction: Direction,
    from: number,
    fromRow: number,
    to: number,
    places: Places,
    backwards: boolean,
  ): void {
    const mark = memory.top()
    const { recurrent } = direction
    const row = recurrent.columns * 4
    const before = apply(direction.input, from, fromRow, places.rows, 1)
    const sums = memory.take(places.widest * row)
    const cells = memory.zeros(places.widest * hidden * 4)
    const { counts, starts } = places
    const last = counts.length - 1
    for (let i = 0; i <= last; i++) {
      const place = backwards ? last - i : i
      const count = counts[place] ?? 0
      const neighbour = backwards ? place + 1 : place - 1
      const known = Math.min(count, i === 0 ? 0 : (counts[neighbour] ?? 0))
      const start = starts[place] ?? 0
      if (known > 0) {
        const states = to + (starts[neighbour] ?? 0) * width * 2
        kernel.multiply(states, width * 2, recurrent.weights, sums, row, known, recurrent.columns, recurrent.inputs / 2)
      }
      if (known < count) memory.clear(sums + known * row, (count - known) * row)
      for (let s = 0; s < count; s++) {
        const at = to + (start + s) * width * 2
        kernel.step(before + (start + s) * row, sums + s * row, recurrent.scale, cells + s * hidden * 4, at, hidden)
      }
    }
    memory.release(mark)
  }

  return { apply, narrowed, readAlong }
}

/**
 * The longest first, so that the sentences that have a word at some place are the first ones; all words of one place
 * together.
 */
type Places = {
  rows: number
  widest: number
  counts: readonly number[]
  starts: readonly number[]
  rank: readonly number[]
}

function arrange(sentences: readonly (readonly string[])[]): Places {
  const order = sentences.map((_, i) => i).sort((a, b) => length(sentences, b) - length(sentences, a) || a - b)
  const rank = new Array<number>(sentences.length).fill(0)
  order.forEach((sentence, i) => {
    rank[sentence] = i
  })
  const counts: number[] = []
  const starts: number[] = []
  let rows = 0
  let count = order.length
  for (let place = 0; place <= length(sentences, order[0] ?? 0); place++) {
    while (count > 0 && length(sentences, order[count - 1] ?? 0) < place) count--
    counts.push(count)
    starts.push(rows)
    rows += count
  }
  return { rows, widest: order.length, counts, starts, rank }
}

const length = (sentences: readonly (readonly string[])[], index: number) => sentences[index]?.length ?? 0

/** The largest value a layer over states can give: states are between -1 and 1. */
function bound({ rows, columns, values, scales }: Matrix, bias: Float32Array): number {
  let largest = 0
  for (let r = 0; r < rows; r++) {
    let sum = 0
    for (let c = 0; c < columns; c++) sum += Math.abs(values[r * columns + c] ?? 0)
    largest = Math.max(largest, sum * (scales[r] ?? 0) + Math.abs(bias[r] ?? 0))
  }
  return largest
}

/** The first layer's input of each word: its vectors summed and normalised, in sixteen bits; kept for words seen. */
function wordInputs(weights: Weights, readsAs: string, memory: Arena) {
  const { width } = weights.shape
  const gain = weights.vector('norm.weight')
  const shift = weights.vector('norm.bias')
  // No value of a vector of variance 1 is larger than the root of its length.
  let limit = 0
  for (let i = 0; i < width; i++)
    limit = Math.max(limit, Math.abs(gain[i] ?? 0) * Math.sqrt(width) + Math.abs(shift[i] ?? 0))
  const tables = TABLES.map((_, i) => weights.matrix(`tables.${i}.weight`))
  const rows = weights.strings.map(strings => new Map(strings.map((string, i) => [string, i + 1])))
  const treebank = weights.matrix('treebank.weight')
  const followed = weights.treebanks.indexOf(readsAs)
  if (followed < 0) throw new Error(`no treebank ${readsAs}: ${weights.treebanks.join(', ')}`)
  const known = new Map<string, Int16Array>()
  const sum = new Float64Array(width)

  function add({ values, scales }: Matrix, row: number): void {
    const scale = scales[row] ?? 0
    for (let i = 0; i < width; i++) sum[i] = (sum[i] ?? 0) + (values[row * width + i] ?? 0) * scale
  }
  function normalised(): Int16Array {
    add(treebank, followed)
    let mean = 0
    for (let i = 0; i < width; i++) mean += (sum[i] ?? 0) / width
    let variance = 0
    for (let i = 0; i < width; i++) {
      const distance = (sum[i] ?? 0) - mean
      variance += (distance * distance) / width
    }
    const factor = 1 / Math.sqrt(variance + EPSILON)
    const input = new Int16Array(width)
    for (let i = 0; i < width; i++) {
      const value = ((sum[i] ?? 0) - mean) * factor * (gain[i] ?? 0) + (shift[i] ?? 0)
      input[i] = Math.round((value * ONE) / limit)
    }
    return input
  }
  function word(form: string): Int16Array {
    let input = known.get(form)
    if (!input) {
      sum.fill(0)
      const strings = features(form)
      tables.forEach((table, i) => {
        add(table, rows[i]?.get(strings[i] ?? '') ?? 0)
      })
      input = normalised()
      if (known.size >= KEPT_WORDS) known.clear()
      known.set(form, input)
    }
    return input
  }
  sum.set(weights.vector('root'))
  const root = normalised()

  function write(sentences: readonly (readonly string[])[], places: Places, to: number): void {
    const shorts = memory.shorts()
    sentences.forEach((forms, sentence) => {
      for (let place = 0; place <= forms.length; place++) {
        const row = (places.starts[place] ?? 0) + (places.rank[sentence] ?? 0)
        shorts.set(place === 0 ? root : word(forms[place - 1] ?? ''), to / 2 + row * width)
      }
    })
  }
  return { factor: limit / ONE, write }
}
