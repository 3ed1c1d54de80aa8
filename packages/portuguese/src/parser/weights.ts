import { readFileSync } from 'node:fs'

/** Widths of the network's parts; `training/parser/model.py` says what each is. */
export type Shape = { width: number; hidden: number; layers: number; tag: number; arc: number; relation: number }

/** Rows of whole numbers of eight bits, each with the factor that makes fractions of them. */
export type Matrix = { rows: number; columns: number; values: Int8Array; scales: Float32Array }

export type Weights = {
  shape: Shape
  upos: readonly string[]
  /** Names and values; the first value of each says that a word has none. */
  features: readonly (readonly [name: string, values: readonly string[]])[]
  relations: readonly string[]
  /**
   * The treebanks it learned from: each has its own way to annotate, and a row in the matrix that says which to follow.
   */
  treebanks: readonly string[]
  /** The one followed where none is asked for. */
  readsAs: string
  /** By what scores are divided so that probabilities are as often right as they say. */
  temperature: { arc: number; relation: number }
  /** The strings that have a row in each table of vectors, in order: the first has row 1. */
  strings: readonly (readonly string[])[]
  matrix: (name: string) => Matrix
  vector: (name: string) => Float32Array
}

/** What the file says of itself before the numbers. */
type Header = Pick<Weights, 'shape' | 'upos' | 'features' | 'relations' | 'treebanks' | 'readsAs' | 'temperature'> & {
  strings: { at: number; bytes: number }[]
  tensors: Record<string, { at: number; rows: number; columns: number; scales?: number }>
}

const MAGIC = 'CAPIPAR1'

/**
 * Reads a file that `training/parser/export.py` wrote. Offsets in its header count from the end of the header, in
 * bytes.
 */
export function readWeights(path: string | URL): Weights {
  const file = readFileSync(path)
  if (file.toString('latin1', 0, 8) !== MAGIC) throw new Error(`${path}: no weights of the parser`)
  const base = 12 + file.readUInt32LE(8)
  const header: Header = JSON.parse(file.toString('utf8', 12, base))
  // Views, not copies: every offset is a multiple of eight.
  const numbers = file.byteOffset + base

  function tensor(name: string) {
    const found = header.tensors[name]
    if (!found) throw new Error(`the parser's weights have no ${name}`)
    return found
  }
  return {
    ...header,
    strings: header.strings.map(({ at, bytes }) => file.toString('utf8', base + at, base + at + bytes).split('\n')),
    matrix(name) {
      const { at, rows, columns, scales } = tensor(name)
      if (scales === undefined) throw new Error(`${name} is no matrix`)
      const values = new Int8Array(file.buffer, numbers + at, rows * columns)
      return { rows, columns, values, scales: new Float32Array(file.buffer, numbers + scales, rows) }
    },
    vector(name) {
      const { at, rows } = tensor(name)
      return new Float32Array(file.buffer, numbers + at, rows)
    },
  }
}
