import { expect, test } from 'vitest'
import { UNMAPPED_BIT } from './format.js'
import { rootsOf } from './roots.js'

const bar = (x1: number, x2: number, y: number) => ({ x1, x2, y1: y, y2: y, thickness: 0.4, order: 1 })

/** One sign at (100, 200), 10 points wide, of 12 points. */
const page = (code: number) => ({
  codes: Uint32Array.of(code >>> 0),
  geometry: Float32Array.of(100, 200, 10),
  runs: [0, 0, 12, 1, 0, 0, 0, 255, 0],
  objects: [1],
  count: 1,
  width: 595,
  height: 842,
})

test('the bar of a root begins where its sign ends, a little over or under its beginning', () => {
  expect(rootsOf(page(0x221a), [bar(110, 150, 199)])).toEqual([[100, 200, 150]])
  expect(rootsOf(page(0x221a), [bar(80, 120, 199), bar(110, 150, 120)])).toEqual([])
  expect(rootsOf(page(0x70 | UNMAPPED_BIT), [bar(110, 150, 199)])).toEqual([[100, 200, 150]])
  expect(rootsOf(page(0x70), [bar(110, 150, 199)])).toEqual([])
  expect(rootsOf(page(0x221a), [])).toEqual([])
})
