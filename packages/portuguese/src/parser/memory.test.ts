import { expect, it } from 'vitest'
import { compileKernel, ONE } from './kernel.ts'
import { arena } from './memory.ts'

const layerOf = (columns: number, weight: number) => ({
  ...{ rows: 1, columns, values: new Int8Array(columns).fill(weight), scales: Float32Array.of(1) },
})

it('multiplies the largest states by the largest weights that it takes', () => {
  const kernel = compileKernel()
  const memory = arena(kernel)
  const layer = memory.layer(layerOf(516, -127), undefined, 1)
  const states = memory.take(516 * 2)
  memory.shorts().fill(ONE, states / 2, states / 2 + 516)
  const sums = memory.take(layer.columns * 4)
  kernel.multiply(states, 0, layer.weights, sums, 0, 1, layer.columns, layer.inputs / 2)
  expect(new Int32Array(kernel.memory.buffer, sums, 2)).toEqual(Int32Array.of(-127 * ONE * 516, 0))
})

it('refuses a layer whose sums could leave thirty-two bits', () => {
  const memory = arena(compileKernel())
  expect(() => memory.layer(layerOf(517, 127), undefined, 1)).toThrow('could leave thirty-two bits')
})
