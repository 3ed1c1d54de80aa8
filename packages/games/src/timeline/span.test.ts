import { expect, test } from 'vitest'
import { beforeChrist, centuryOf, dayOf, monthOf, yearsOf } from './span.ts'

test('a century begins with the year 1 of its hundred', () => {
  expect(centuryOf(19, false)).toEqual({ first: 1801, last: 1900 })
  expect(centuryOf(1, false)).toEqual({ first: 1, last: 100 })
})

test('before Christ the hundred runs backwards: from 500 to 401 a.C., from 100 to 1 a.C.', () => {
  expect(centuryOf(5, true)).toEqual({ first: beforeChrist(500), last: beforeChrist(401) })
  expect(centuryOf(1, true)).toEqual({ first: -99, last: 0 })
})

test('a month is the days from its first to its last, a year the months', () => {
  expect(dayOf(1, 1, 1)).toEqual({ from: 372, to: 372 })
  expect(monthOf(1, 12)).toEqual({ from: 713, to: 743 })
  expect(yearsOf(1, 1)).toEqual({ from: 372, to: 743 })
  expect(yearsOf(1, 2).to).toBe(1115)
})
