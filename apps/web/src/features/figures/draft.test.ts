import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRects,
  between,
  contentOf,
  inside,
  labelsIn,
  moved,
  newDraft,
  numbersOf,
  placeRect,
  proposals,
  removeRect,
  undo,
  writeRect,
} from './draft.ts'

const box = (left: number, top: number) => ({ left, top, width: 0.2, height: 0.1 })
const drawn = addRects(newDraft, [
  { label: 'Raiz', region: box(0.1, 0.1) },
  { label: '', region: box(0.5, 0.1) },
  { label: '', region: box(0.5, 0.5) },
])

test('rectangles of the same answer are one card, whatever their case; those without words are one each', () => {
  const draft = writeRect(writeRect(drawn, 2, { label: ' raiz' }), 3, { alternative: 'O que sustenta?' })
  expect(contentOf(draft).parts).toEqual([
    { cardId: null, label: 'Raiz', alternative: '', boxes: [box(0.1, 0.1), box(0.5, 0.1)] },
    { cardId: null, label: '', alternative: 'O que sustenta?', boxes: [box(0.5, 0.5)] },
  ])
  expect([...numbersOf(draft.rects).values()]).toEqual([1, 1, 2])
})

test('each change of rectangles can be taken back, and words written since stay', () => {
  const placed = placeRect(drawn, 1, box(0.3, 0.3))
  const removed = writeRect(removeRect(placed, 2), 1, { label: 'Caule' })
  expect(removed.rects.map(({ key }) => key)).toEqual([1, 3])
  const once = undo(removed)
  expect(once.rects.map(({ key, label }) => [key, label])).toEqual([
    [1, 'Caule'],
    [2, ''],
    [3, ''],
  ])
  expect(undo(once).rects[0]).toMatchObject({ region: box(0.1, 0.1), label: 'Caule' })
  expect(undo(undo(undo(once))).rects).toEqual([])
  expect(undo(newDraft)).toBe(newDraft)
})

test('arrows move a rectangle and, growing, its lower right corner; other keys do nothing', () => {
  expect(moved(box(0.1, 0.1), 'ArrowRight', false)?.left).toBeCloseTo(0.11)
  expect(moved(box(0.1, 0.1), 'ArrowUp', true)?.height).toBeCloseTo(0.09)
  expect(moved({ left: 0.8, top: 0, width: 0.2, height: 0.1 }, 'ArrowRight', true)?.width).toBeCloseTo(0.2)
  expect(moved(box(0.1, 0.1), 'a', false)).toBeNull()
})

test('a rectangle drawn from any corner, however far out, lies in its picture', () => {
  const place = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(place, place, (one, other) => {
      const { left, top, width, height } = inside(between(one, other))
      expect(left >= 0 && top >= 0 && width > 0 && height > 0).toBe(true)
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9)
      expect(top + height).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})

test('labels are taken from the part of the page that is the figure, on the scale of it', () => {
  const crop = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 }
  const labels = [
    { text: 'Raiz', region: { left: 0.75, top: 0.75, width: 0.1, height: 0.05 } },
    { text: 'Fora', region: { left: 0.1, top: 0.75, width: 0.1, height: 0.05 } },
  ]
  expect(labelsIn(crop, labels)).toEqual([{ label: 'Raiz', region: { left: 0.5, top: 0.5, width: 0.2, height: 0.1 } }])
})

test('what has a rectangle already is not proposed again, and no more than there may be cards', () => {
  const labels = Array.from({ length: 60 }, (_, place) => ({
    label: `Nome ${place}`,
    region: { left: (place % 6) * 0.16, top: Math.floor(place / 6) * 0.1, width: 0.15, height: 0.05 },
  }))
  const first = proposals(newDraft, labels)
  expect(first).toEqual(labels.slice(0, 40))
  const draft = addRects(newDraft, first.slice(0, 3))
  expect(proposals(placeRect(draft, 1, { left: 0.01, top: 0.01, width: 0.15, height: 0.05 }), labels)).toEqual(
    labels.slice(3, 40),
  )
  expect(proposals(addRects(draft, labels.slice(3, 40)), labels)).toEqual([])
})

test('no more rectangles come than a figure may have', () => {
  const many = addRects(
    newDraft,
    Array.from({ length: 500 }, () => ({ label: 'a', region: box(0, 0) })),
  )
  expect(many.rects.length).toBe(80)
  expect(addRects(many, [{ label: 'b', region: box(0, 0) }])).toBe(many)
})
