import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, coveredBy, placeFor } from './toast-place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
/** A phone's window below its upper bar and above its lower one. */
const room = box(12, 64, 366, 700)
const own = box(12, 64, 366, 90)

test('where nothing can be pressed a toast stays at its own place', () => {
  expect(placeFor(own, [box(20, 300, 350, 60)], room)).toEqual({ x: 0, y: 0 })
})

test('a toast goes to the nearest place that covers nothing', () => {
  // A button at 70 to 118, another at 260: there is room between them.
  expect(placeFor(own, [box(20, 70, 350, 48), box(20, 260, 350, 48)], room)).toEqual({ x: 0, y: 64 })
})

test('at the side of a wide window it goes up, and to the other side where its own has no room', () => {
  const wide = box(20, 70, 1240, 700)
  const right = box(880, 680, 380, 90)
  expect(placeFor(right, [box(900, 700, 100, 48)], wide)).toEqual({ x: 0, y: -80 })
  expect(placeFor(right, [box(900, 60, 100, 720)], wide)).toEqual({ x: -860, y: 0 })
})

test('a window full of buttons has the place that covers least', () => {
  const rows = Array.from({ length: 12 }, (_, row) => box(12, 60 + row * 60, row === 8 ? 100 : 366, 56))
  const { x, y } = placeFor(own, rows, room)
  const at = (top: number) => coveredBy({ ...own, top }, rows)
  expect(x).toBe(0)
  expect(at(own.top + y)).toBeLessThan(at(own.top))
})

test('wherever the buttons are, a place that is chosen covers no more than its own, and lies in the window', () => {
  const button = fc.record({
    left: fc.integer({ min: 0, max: 380 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 90 }),
  })
  fc.assert(
    fc.property(fc.array(button, { maxLength: 15 }), buttons => {
      const { x, y } = placeFor(own, buttons, room)
      const placed = { ...own, left: own.left + x, top: own.top + y }
      expect(coveredBy(placed, buttons)).toBeLessThanOrEqual(coveredBy(own, buttons))
      expect(placed.top).toBeGreaterThanOrEqual(room.top)
      expect(placed.top + placed.height).toBeLessThanOrEqual(room.top + room.height)
    }),
  )
})
