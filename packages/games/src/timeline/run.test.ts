import { expect, test } from 'vitest'
import type { TimelineDealt } from './rules.ts'
import { check, fixedIn, hintFor, newRun, outcome } from './run.ts'

const event = (eventId: number) => ({ eventId, text: `${eventId}`, date: '1822', page: 1, quote: null, cardId: null })
const dealt: TimelineDealt = { difficulty: 'easy', events: [3, 1, 2, 4].map(event), order: [1, 2, 3, 4] }

test('what was right at a check stays, and the others get a hint', () => {
  const run = check(newRun(dealt), dealt)
  expect(run.checks).toEqual([[3, 1, 2, 4]])
  expect([...fixedIn(run, dealt)]).toEqual([4])
  expect(hintFor(3, run, dealt)).toBe('later')
  expect(hintFor(1, run, dealt)).toBe('earlier')
  expect(hintFor(4, run, dealt)).toBeNull()
  expect(outcome(run, dealt)).toBeNull()
})

test('before the first check there are no hints', () => {
  expect(hintFor(3, newRun(dealt), dealt)).toBeNull()
  expect(fixedIn(newRun(dealt), dealt).size).toBe(0)
})

test('the right order solves it, and is not checked again', () => {
  const solved = check({ order: dealt.order, checks: [] }, dealt)
  expect(outcome(solved, dealt)).toBe('solved')
  expect(check(solved, dealt)).toBe(solved)
})

test('after the fourth check the order is shown', () => {
  let run = newRun(dealt)
  const orders = [
    [3, 1, 2, 4],
    [2, 3, 1, 4],
    [1, 3, 2, 4],
    [2, 1, 3, 4],
    [3, 2, 1, 4],
  ]
  for (const order of orders) run = check({ ...run, order }, dealt)
  expect(run.checks).toEqual(orders.slice(0, 4))
  expect(outcome(run, dealt)).toBe('shown')
})

test('an order that was checked before, last or earlier, costs no check', () => {
  const once = check(newRun(dealt), dealt)
  expect(check(once, dealt)).toBe(once)
  const twice = check({ ...once, order: [1, 3, 2, 4] }, dealt)
  const back = { ...twice, order: [3, 1, 2, 4] }
  expect(check(back, dealt)).toBe(back)
})
