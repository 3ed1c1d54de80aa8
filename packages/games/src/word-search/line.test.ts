import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineBetween, placeName, sameLine, snappedLine } from './line.ts'

const size = 15
const at = (row: number, column: number) => row * size + column

describe('lineBetween', () => {
  test.each([
    ['along a row', at(2, 3), at(2, 6), [33, 34, 35, 36]],
    ['back along a row', at(2, 6), at(2, 4), [36, 35, 34]],
    ['down a column', at(0, 1), at(2, 1), [1, 16, 31]],
    ['down to the right', at(0, 0), at(2, 2), [0, 16, 32]],
    ['up to the right', at(2, 0), at(0, 2), [30, 16, 2]],
    ['one cell', at(4, 4), at(4, 4), [64]],
    ['no straight line', at(0, 0), at(1, 2), null],
  ])('%s', (_, from, to, cells) => {
    expect(lineBetween(from, to, size)).toEqual(cells)
  })
})

describe('snappedLine', () => {
  test('a finger a little off the row stays in the row', () => {
    expect(snappedLine(at(5, 2), at(6, 8), size)).toEqual(lineBetween(at(5, 2), at(5, 8), size))
  })
  test('a finger near the diagonal takes the diagonal', () => {
    expect(snappedLine(at(5, 5), at(9, 8), size)).toEqual(lineBetween(at(5, 5), at(9, 9), size))
  })
  test('the line ends at the edge of the board', () => {
    expect(snappedLine(at(13, 13), at(5, 14), size)).toEqual(lineBetween(at(13, 13), at(5, 13), size))
    expect(snappedLine(at(1, 1), at(9, 0), size).at(-1)).toBe(at(9, 1))
    expect(snappedLine(at(0, 13), at(3, 10), size)).toEqual(lineBetween(at(0, 13), at(3, 10), size))
  })
  test('it is always straight, on the board, and starts where the finger did', () => {
    const cell = fc.integer({ min: 0, max: size * size - 1 })
    fc.assert(
      fc.property(cell, cell, (from, toward) => {
        const line = snappedLine(from, toward, size)
        const last = line.at(-1) ?? -1
        expect(line).toEqual(lineBetween(from, last, size))
        expect(line.every(one => one >= 0 && one < size * size)).toBe(true)
      }),
    )
  })
  test('two cells on a straight line give exactly that line', () => {
    const cell = fc.integer({ min: 0, max: size * size - 1 })
    fc.assert(
      fc.property(cell, cell, (from, to) => {
        const straight = lineBetween(from, to, size)
        if (straight) expect(snappedLine(from, to, size)).toEqual(straight)
      }),
    )
  })
})

test('a word counts from either end, and only with all of its cells', () => {
  expect(sameLine([1, 2, 3], [1, 2, 3])).toBe(true)
  expect(sameLine([3, 2, 1], [1, 2, 3])).toBe(true)
  expect(sameLine([1, 2], [1, 2, 3])).toBe(false)
  expect(sameLine([1, 2, 4], [1, 2, 3])).toBe(false)
})

test('places are named from 1', () => {
  expect(placeName(0, size)).toBe('linha 1, coluna 1')
  expect(placeName(at(14, 3), size)).toBe('linha 15, coluna 4')
})
