import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelMap } from './label-map.ts'
import { nameAreas } from './names.ts'
import { centredOn, clamped, pointIn, wholeView, zoomedAt } from './view.ts'

const frame = { width: 300, height: 200 }

test('zooming keeps the point under the finger and leaves no gap', () => {
  const near = zoomedAt(wholeView, 2, { x: 90, y: 150 }, frame)
  expect(near).toEqual({ scale: 2, x: -90, y: -150 })
  expect(pointIn(near, { x: 90, y: 150 }, frame)).toEqual({ x: 0.3, y: 0.75 })
  expect(zoomedAt(near, 0.1, { x: 0, y: 0 }, frame)).toEqual(wholeView)
  expect(centredOn(near, { x: 0, y: 0.5 }, frame)).toEqual({ scale: 2, x: 0, y: -100 })
})

test('whatever fingers do, the picture fills its frame', () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true })
  const step = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: number, y: number })
  fc.assert(
    fc.property(fc.array(step), steps => {
      let view = wholeView
      for (const { factor, x, y } of steps)
        view = zoomedAt(clamped({ ...view, x: view.x + x }, frame), factor, { x, y }, frame)
      const slack = 1e-6
      return (
        view.x <= slack &&
        view.y <= slack &&
        view.x + 300 * view.scale >= 300 - slack &&
        view.y + 200 * view.scale >= 200 - slack
      )
    }),
  )
})

test('areas have the artist’s names in the artist’s order; the others are counted', () => {
  const [width, height] = [60, 40]
  const stripes = Uint8Array.from({ length: width * height }, (_, pixel) => ((pixel % width) % 20 === 19 ? 0 : 255))
  const map = labelMap(stripes, width, height)
  expect(map.areas).toHaveLength(3)
  const region = { id: 1, y: 200, share: 0.3 }
  const regions = [
    { ...region, name: 'céu', x: 500 },
    { ...region, name: 'mar', x: 50 },
    { ...region, name: 'mar outra vez', x: 60 },
  ]
  expect(nameAreas(map, regions)).toEqual([
    { area: 3, name: 'céu' },
    { area: 1, name: 'mar' },
    { area: 2, name: 'área 3' },
  ])
})
