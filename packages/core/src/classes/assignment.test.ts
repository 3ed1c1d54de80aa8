import { expect, test } from 'vitest'
import { assignmentState } from './assignment.ts'

test.each([
  ['2026-03-10', null, '2026-03-09', 'todo'],
  ['2026-03-10', null, '2026-03-10', 'todo'],
  ['2026-03-10', null, '2026-03-11', 'late'],
  ['2026-03-10', '2026-03-10', '2026-03-20', 'done'],
  ['2026-03-10', '2026-03-11', '2026-03-20', 'done-late'],
] as const)('due %s, done %s, today %s: %s', (due, done, today, state) => {
  expect(assignmentState(due, done, today)).toBe(state)
})
