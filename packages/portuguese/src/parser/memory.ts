import { type Kernel, ONE } from './kernel.ts'
import type { Matrix } from './weights.ts'

/** A layer of weights in the kernel's memory: addresses, and how many columns its sums have (a multiple of eight). */
export type Layer = { weights: number; scale: number; bias: number; columns: number; inputs: number }

export type Arena = ReturnType<typeof arena>

/** The kernel's memory, taken from the bottom up and given back by returning to a mark. */
export function arena({ memory }: Kernel) {
  const PAGE = 65_536
  let top = 64

  function take(bytes: number): number {
    const at = top
    // Sixteen bytes more: the last row of an odd number of columns may be read past its end.
    top = (top + bytes + 16 + 63) & ~63
    const missing = top - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE) + 16)
    return at
  }
  function clear(at: number, bytes: number): void {
    new Uint8Array(memory.buffer, at, bytes).fill(0)
  }
  function zeros(bytes: number): number {
    const at = take(bytes)
    clear(at, bytes)
    return at
  }
  function keep(values: ArrayLike<number>, length: number): number {
    const at = zeros(length * 4)
    new Float32Array(memory.buffer, at, length).set(values)
    return at
  }
  /** Weights as the kernel reads them: eight columns at a time, for each two inputs the eight pairs of weights. */
  function layer(matrix: Matrix, bias: Float32Array | undefined, factor: number): Layer {
    const columns = (matrix.rows + 7) & ~7
    const inputs = (matrix.columns + 1) & ~1
    const weights = zeros(columns * inputs * 2)
    const packed = new Int16Array(memory.buffer, weights, columns * inputs)
    for (let r = 0; r < matrix.rows; r++) {
      const panel = (r >> 3) * inputs * 8 + (r & 7) * 2
      let largest = 0
      for (let c = 0; c < matrix.columns; c++) {
        const weight = matrix.values[r * matrix.columns + c] ?? 0
        packed[panel + (c >> 1) * 16 + (c & 1)] = weight
        largest += Math.abs(weight) * ONE
      }
      if (largest > 0x7fffffff) throw new Error(`row ${r} of a layer could leave thirty-two bits`)
    }
    const scale = keep(
      matrix.scales.map(s => s * factor),
      columns,
    )
    return { weights, scale, bias: keep(bias ?? [], columns), columns, inputs }
  }
  return {
    take,
    clear,
    zeros,
    layer,
    top: () => top,
    release(mark: number) {
      top = mark
    },
    floats: () => new Float32Array(memory.buffer),
    shorts: () => new Int16Array(memory.buffer),
  }
}
