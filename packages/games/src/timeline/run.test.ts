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
  for (let times = 0; times < 6; times++) run = check(run, dealt)
  expect(run.checks).toHaveLength(4)
  expect(outcome(run, dealt)).toBe('shown')
})
