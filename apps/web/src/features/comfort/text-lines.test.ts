import { expect, test } from 'vitest'
import { nextLine, type TextLine } from './text-lines.ts'

const lines: TextLine[] = [
  { top: 100, height: 20 },
  { top: 130, height: 20 },
  // A word in larger letters in the line before.
  { top: 126, height: 30 },
  { top: 200, height: 20 },
]
const find = (y: number) => lines.find(({ top, height }) => top <= y && y <= top + height) ?? null

test('the ruler goes from line to line, over the room between paragraphs, and back', () => {
  const [first, second, , last] = lines
  if (!first || !second || !last) throw new Error('lines')
  expect(nextLine(find, first, 1, 800)).toEqual(second)
  expect(nextLine(find, second, 1, 800)).toEqual(last)
  expect(nextLine(find, last, -1, 800)?.top).toBe(126)
  expect(nextLine(find, second, -1, 800)).toEqual(first)
})

test('at the edges of the window, and past the last line, there is no next one', () => {
  const [first, , , last] = lines
  if (!first || !last) throw new Error('lines')
  expect(nextLine(find, last, 1, 800)).toBeNull()
  expect(nextLine(find, first, -1, 800)).toBeNull()
  expect(nextLine(find, first, 1, 120)).toBeNull()
})
