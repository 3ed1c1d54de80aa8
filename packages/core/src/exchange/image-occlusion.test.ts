import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { occlusionsOf } from './image-occlusion.ts'

const part = (number: number, ...boxes: { left: number; top: number; width: number; height: number }[]) => ({
  cardId: number,
  number,
  label: 'Raiz',
  boxes,
})

test('a part is a gap of its number, wherever it is covered; the others are covered with it', () => {
  const root = part(1, { left: 0.23251, top: 0, width: 0.202, height: 1 })
  const leaf = part(4, { left: 0, top: 0.5, width: 0.1, height: 0.1 }, { left: 0.5, top: 0.5, width: 0.1, height: 0.1 })
  expect(occlusionsOf({ hides: 'all', parts: [root, leaf] })).toBe(
    '{{c1::image-occlusion:rect:left=.2325:top=.0000:width=.2020:height=1.0000:oi=1}}<br>' +
      '{{c4::image-occlusion:rect:left=.0000:top=.5000:width=.1000:height=.1000:oi=1}}<br>' +
      '{{c4::image-occlusion:rect:left=.5000:top=.5000:width=.1000:height=.1000:oi=1}}',
  )
  expect(occlusionsOf({ hides: 'one', parts: [root] })).toBe(
    '{{c1::image-occlusion:rect:left=.2325:top=.0000:width=.2020:height=1.0000}}',
  )
})

test('is read back to a ten thousandth, whatever the rectangle', () => {
  const side = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, side, side, (left, top, width, height) => {
      const written = occlusionsOf({ hides: 'all', parts: [part(7, { left, top, width, height })] })
      const read = /^\{\{c7::image-occlusion:rect:left=([^:]+):top=([^:]+):width=([^:]+):height=([^:]+):oi=1\}\}$/.exec(
        written,
      )
      const values = (read ?? []).slice(1).map(Number)
      expect(values).toHaveLength(4)
      for (const [place, value] of [left, top, width, height].entries())
        expect(Math.abs(value - (values[place] ?? Number.NaN))).toBeLessThanOrEqual(0.000_051)
    }),
  )
})
