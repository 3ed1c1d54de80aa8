import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableCard } from './rules.ts'
import { isChecking, isFaceUp, isOver, type MemoryRun, newRun, openMatch, replay, settle, turn } from './run.ts'

const card = (pair: number, side: 'question' | 'answer'): TableCard => ({ pair, side, text: `${pair} ${side}` })
const table = [card(1, 'question'), card(2, 'answer'), card(1, 'answer'), card(2, 'question')]

const play = (...places: number[]): MemoryRun => places.reduce((run, place) => turn(run, place), newRun(table))

describe('turning', () => {
  test('two cards at most are open, a third waits for the check', () => {
    const two = play(0, 1)
    expect(two.open).toEqual([0, 1])
    expect(two.turns).toEqual([[0, 1]])
    expect(isChecking(two)).toBe(true)
    expect(turn(two, 2)).toBe(two)
  })

  test('a card that is open, matched or not there is not turned', () => {
    const one = play(0)
    expect(turn(one, 0)).toBe(one)
    expect(turn(one, 9)).toBe(one)
    const matched = settle(play(0, 2))
    expect(turn(matched, 0)).toBe(matched)
  })
})

describe('the check', () => {
  test('question and answer of one pair stay up', () => {
    expect(openMatch(play(0, 2))).toBe(true)
    const run = settle(play(0, 2))
    expect(run.open).toEqual([])
    expect(isFaceUp(run, 0) && isFaceUp(run, 2)).toBe(true)
    expect(run.misses.size).toBe(0)
  })

  test('others are turned back, and both pairs remembered for the review', () => {
    expect(openMatch(play(0, 1))).toBe(false)
    const run = settle(play(0, 1))
    expect(isFaceUp(run, 0) || isFaceUp(run, 1)).toBe(false)
    expect([...run.misses]).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('before the second card there is nothing to check', () => {
    const one = play(0)
    expect(settle(one)).toBe(one)
  })

  test('the game is over when every pair is found', () => {
    expect(isOver(settle(play(0, 2)))).toBe(false)
    expect(isOver(settle(turn(turn(settle(play(0, 2)), 1), 3)))).toBe(true)
  })
})

test('a round left unfinished is built again from its turns', () => {
  const run = settle(turn(turn(settle(play(0, 1)), 0), 2))
  expect(replay(table, run.turns)).toEqual(run)
  expect(
    replay(table, [
      [0, 0],
      [9, 1],
      [0, 2],
    ]),
  ).toEqual(settle(play(0, 2)))
})

test('however it is played, never more than two cards are open and a matched one stays', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 4 })), steps => {
      let run = newRun(table)
      for (const step of steps) {
        const before = run.matched.size
        run = step < 0 ? settle(run) : turn(run, step)
        if (run.open.length > 2 || run.matched.size < before) return false
      }
      return true
    }),
  )
})
