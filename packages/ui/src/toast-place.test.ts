import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, coveredBy, isBetter, placeFor } from './toast-place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
/** A phone's window below its upper bar and above its lower one. */
const room = box(12, 64, 366, 700)
const own = box(12, 64, 366, 90)
const nothing = { targets: 0, area: 0 }

test('where nothing can be pressed a toast stays at its own place', () => {
  expect(placeFor(own, [box(20, 300, 350, 60)], room)).toEqual({ x: 0, y: 0, ...nothing })
})

test('a toast goes to the nearest place that covers nothing', () => {
  // A button at 70 to 118, another at 260: there is room between them.
  expect(placeFor(own, [box(20, 70, 350, 48), box(20, 260, 350, 48)], room)).toEqual({ x: 0, y: 64, ...nothing })
})

test('at the side of a wide window it goes up, and to the other side where its own has no room', () => {
  const wide = box(20, 70, 1240, 700)
  const right = box(880, 680, 380, 90)
  expect(placeFor(right, [box(900, 700, 100, 48)], wide)).toEqual({ x: 0, y: -80, ...nothing })
  expect(placeFor(right, [box(900, 60, 100, 720)], wide)).toEqual({ x: -860, y: 0, ...nothing })
})

test('a window full of buttons has the place where each can still be pressed', () => {
  const rows = Array.from({ length: 12 }, (_, row) => box(12, 64 + row * 60, 366, 52))
  const small = box(12, 64, 366, 24)
  // Between the middles of two rows; and a card that is higher than what lies between them covers one of them.
  expect(placeFor(small, rows, room)).toMatchObject({ targets: 0, y: 104 })
  expect(placeFor(box(12, 64, 366, 48), rows, room).targets).toBe(1)
})

test('what can be pressed counts before how much of it is in sight', () => {
  expect(isBetter({ targets: 0, area: 5000 }, { targets: 1, area: 10 })).toBe(true)
  expect(isBetter({ targets: 1, area: 10 }, { targets: 1, area: 20 })).toBe(true)
  expect(isBetter({ targets: 1, area: 20 }, { targets: 1, area: 20 })).toBe(false)
})

test('the middle of a target is what is pressed', () => {
  const button = box(100, 100, 200, 60)
  // Its middle is 118 to 142, and four pixels are kept from it.
  expect(coveredBy(box(0, 60, 400, 54), [button])).toMatchObject({ targets: 0 })
  expect(coveredBy(box(0, 60, 400, 55), [button])).toMatchObject({ targets: 1 })
  expect(coveredBy(box(0, 0, 400, 96), [button])).toEqual(nothing)
})

test('from a place outside its room a toast goes into it', () => {
  expect(placeFor(box(12, 12, 366, 90), [], room)).toEqual({ x: 0, y: 56, ...nothing })
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
      const { x, y, ...cover } = placeFor(own, buttons, room)
      const placed = { ...own, left: own.left + x, top: own.top + y }
      expect(coveredBy(placed, buttons)).toEqual(cover)
      expect(isBetter(coveredBy(own, buttons), cover)).toBe(false)
      expect(placed.top).toBeGreaterThanOrEqual(room.top)
      expect(placed.top + placed.height).toBeLessThanOrEqual(room.top + room.height)
    }),
  )
})
