import { expect, test } from 'vitest'
import { type BlackBox, blackBoxes } from '../../../test/black-boxes.ts'
import { smallSignsOf } from './small-signs.ts'

const WIDTH = 240
const BASELINE = 60
const paper = (boxes: readonly BlackBox[]) => blackBoxes(WIDTH, boxes)

/** Three capitals of 28 pixels, and what stands behind them. */
const capitals: readonly BlackBox[] = [10, 34, 58].map(left => [left, BASELINE - 28, 18, 28] as const)
const word = { line: '1', left: 10, top: BASELINE - 28, right: 90, bottom: BASELINE, confidence: 95, text: 'DNA' }
const placesOf = (sign: BlackBox) =>
  smallSignsOf(paper([...capitals, sign]), [word], 128).map(({ signs }) => signs.map(({ place }) => place).join(' '))

test('a comma behind capitals is no sign below the line', () => {
  expect(placesOf([80, BASELINE - 4, 5, 12])).toEqual([])
})

test('an index below the line is one', () => {
  expect(placesOf([80, BASELINE - 10, 10, 16])).toEqual(['level level level lowered'])
})
