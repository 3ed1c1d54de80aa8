import { expect, test } from 'vitest'
import { advance, flip, hasNext, hasPrevious, move, newRun, rate, tally } from './study-run.ts'

test('a sitting begins with the front of the first card', () => {
  expect(newRun(3)).toMatchObject({ index: 0, flipped: false, finished: false })
  expect(hasPrevious(newRun(3))).toBe(false)
  expect(hasNext(newRun(1))).toBe(false)
})

test('moving shows the front and stops at the ends', () => {
  const second = move(flip(newRun(2)), 1)
  expect(second).toMatchObject({ index: 1, flipped: false })
  expect(move(flip(second), 1)).toMatchObject({ index: 1, flipped: true })
  expect(move(newRun(2), -1).index).toBe(0)
})

test('a rating leads to the next card, and after the last one to the end', () => {
  const rated = rate(flip(newRun(2)), 0, 'fácil')
  const next = advance(rated, 0)
  expect(next).toMatchObject({ index: 1, flipped: false, finished: false })
  expect(advance(rate(next, 1, 'errei'), 1)).toMatchObject({ index: 1, finished: true })
})

test('a pupil who moved on by hand is not moved again', () => {
  const moved = move(rate(newRun(3), 0, 'médio'), 1)
  expect(advance(moved, 0)).toBe(moved)
})

test('the tally counts the last rating of each card', () => {
  const run = rate(rate(rate(newRun(3), 0, 'errei'), 0, 'fácil'), 2, 'fácil')
  expect(tally(run)).toEqual({ errei: 0, difícil: 0, médio: 0, fácil: 2 })
})
