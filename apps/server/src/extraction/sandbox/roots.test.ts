import { expect, test } from 'vitest'
import { UNMAPPED_BIT } from './format.js'
import { rootsOf, rulesOf } from './roots.js'

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
  expect(rootsOf(page(0x221a), [bar(80, 120, 199), bar(110, 150, 157)])).toEqual([])
  // Tall ones hang lower; of two bars the nearer is theirs.
  expect(rootsOf(page(0x221a), [bar(110, 190, 159), bar(110, 150, 180)])).toEqual([[100, 200, 150]])
  expect(rootsOf(page(0x74 | UNMAPPED_BIT), [bar(110, 150, 159)])).toEqual([[100, 200, 150]])
  expect(rootsOf(page(0x70 | UNMAPPED_BIT), [bar(110, 150, 199)])).toEqual([[100, 200, 150]])
  expect(rootsOf(page(0x70), [bar(110, 150, 199)])).toEqual([])
  expect(rootsOf(page(0x221a), [])).toEqual([])
})

test('lines that may part a fraction are thin, level and not too long; a sheet of them is ruled', () => {
  const slanted = { ...bar(110, 150, 199), y2: 210 }
  const thick = { ...bar(110, 150, 199), thickness: 2 }
  expect(rulesOf([bar(150, 110, 199), bar(110, 112, 199), bar(0, 400, 199), slanted, thick])).toEqual([[110, 150, 199]])
  expect(rulesOf(Array.from({ length: 201 }, (_, row) => bar(110, 150, 3 * row)))).toEqual([])
})
