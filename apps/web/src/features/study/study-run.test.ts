import { expect, test } from 'vitest'
import {
  advance,
  flip,
  hasNext,
  hasPrevious,
  isBack,
  move,
  newRun,
  numberOf,
  passedOver,
  rate,
  recovered,
  tally,
} from './study-run.ts'

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
  expect(advance(rate(next, 1, 'difícil'), 1)).toMatchObject({ index: 1, finished: true })
})

test('a pupil who moved on by hand is not moved again', () => {
  const moved = move(rate(newRun(3), 0, 'médio'), 1)
  expect(advance(moved, 0)).toBe(moved)
})

test('the tally counts the last rating of each card', () => {
  const run = rate(rate(rate(newRun(3), 0, 'errei'), 0, 'fácil'), 2, 'fácil')
  expect(tally(run)).toEqual({ errei: 0, difícil: 0, médio: 0, fácil: 2 })
})

test('a forgotten card comes again after the others, until it is remembered once', () => {
  let run = advance(rate(flip(newRun(2)), 0, 'errei'), 0)
  expect([numberOf(run), isBack(run), run.deck]).toEqual([1, false, [0, 1, 0]])
  run = advance(rate(run, 1, 'médio'), 1)
  expect([numberOf(run), isBack(run), run.finished]).toEqual([0, true, false])
  run = advance(rate(run, 2, 'errei'), 2)
  expect([numberOf(run), run.index, run.flipped, run.finished]).toEqual([0, 3, false, false])
  run = advance(rate(run, 3, 'difícil'), 3)
  expect(run.finished).toBe(true)
  expect([tally(run), recovered(run)]).toEqual([{ errei: 0, difícil: 1, médio: 1, fácil: 0 }, 1])
})

test('the last card is not the end when it was forgotten', () => {
  expect(advance(rate(newRun(1), 0, 'errei'), 0)).toMatchObject({ index: 1, finished: false, deck: [0, 0] })
})

test('a card forgotten twice before it comes again comes once', () => {
  expect(rate(rate(newRun(3), 0, 'errei'), 0, 'errei').deck).toEqual([0, 1, 2, 0])
})

test('who goes back and remembers after all does not get the card again, unless it is on the table by then', () => {
  const run = rate(newRun(2), 0, 'errei')
  expect(rate(run, 0, 'fácil').deck).toEqual([0, 1])
  const there = move(move(run, 1), 1)
  expect(rate(there, 0, 'fácil')).toMatchObject({ index: 2, deck: [0, 1, 0] })
})

test('what was passed over is counted, and what came again counts once', () => {
  expect(passedOver(rate(newRun(3), 0, 'errei'))).toBe(2)
  expect(passedOver(rate(rate(newRun(2), 0, 'errei'), 1, 'fácil'))).toBe(0)
})
