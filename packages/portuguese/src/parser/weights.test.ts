import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readWeights } from './weights.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parser-weights-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * A file as `training/parser/export.py` writes it: header, strings at 0, a matrix of 2 × 3 at 16, a vector of 2 at 32.
 */
function write(): string {
  const header = {
    shape: { width: 1, hidden: 2, layers: 3, tag: 4, arc: 5, relation: 6 },
    upos: ['NOUN'],
    features: [['Number', ['', 'Sing']]],
    relations: ['root'],
    treebanks: ['one'],
    readsAs: 'one',
    temperature: { arc: 1.1, relation: 1.2 },
    strings: [{ at: 0, bytes: 11 }],
    tensors: { m: { at: 16, rows: 2, columns: 3, scales: 24 }, v: { at: 32, rows: 2, columns: 1 } },
  }
  const text = Buffer.from(JSON.stringify(header))
  const padded = Buffer.concat([text, Buffer.alloc((8 - ((text.length + 12) % 8)) % 8, ' ')])
  const body = Buffer.alloc(40)
  body.write('ação\ncasa', 0)
  body.set(Int8Array.of(1, -2, 3, -127, 0, 127), 16)
  body.set(new Uint8Array(Float32Array.of(0.5, 2).buffer), 24)
  body.set(new Uint8Array(Float32Array.of(-1, 0.25).buffer), 32)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(padded.length)
  const path = join(folder, 'weights.bin')
  writeFileSync(path, Buffer.concat([Buffer.from('CAPIPAR1'), size, padded, body]))
  return path
}

it('reads strings, matrices and vectors at their places', () => {
  const weights = readWeights(write())
  expect(weights.strings).toEqual([['ação', 'casa']])
  const { rows, columns, values, scales } = weights.matrix('m')
  expect({ rows, columns, values: [...values], scales: [...scales] }).toEqual({
    ...{ rows: 2, columns: 3, values: [1, -2, 3, -127, 0, 127], scales: [0.5, 2] },
  })
  expect([...weights.vector('v')]).toEqual([-1, 0.25])
  expect(weights.temperature).toEqual({ arc: 1.1, relation: 1.2 })
})

it('says which part is missing, and refuses another file', () => {
  expect(() => readWeights(write()).matrix('x')).toThrow("the parser's weights have no x")
  const other = join(folder, 'other.bin')
  writeFileSync(other, 'something else entirely')
  expect(() => readWeights(other)).toThrow('no weights of the parser')
})
