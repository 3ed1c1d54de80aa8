import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './school-day.ts'
import { extendStreak, runAround, type Streak, shownStreak } from './streak.ts'

const none: Streak = { days: 0, lastDay: null }

test('the first act starts it, the next day extends it, the same day changes nothing', () => {
  const first = extendStreak(none, '2026-03-02')
  expect(first).toEqual({ days: 1, lastDay: '2026-03-02' })
  expect(extendStreak(first, '2026-03-02')).toEqual(first)
  expect(extendStreak(first, '2026-03-03')).toEqual({ days: 2, lastDay: '2026-03-03' })
})

test('a day without study starts again at 1', () => {
  expect(extendStreak({ days: 9, lastDay: '2026-03-02' }, '2026-03-04')).toEqual({ days: 1, lastDay: '2026-03-04' })
})

test('it is shown today and tomorrow, then 0', () => {
  const streak = { days: 4, lastDay: '2026-03-02' }
  expect([
    shownStreak(streak, '2026-03-02'),
    shownStreak(streak, '2026-03-03'),
    shownStreak(streak, '2026-03-04'),
  ]).toEqual([4, 4, 0])
  expect(shownStreak(none, '2026-03-02')).toBe(0)
})

test('any history gives the number of consecutive days that end at the last act', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), offsets => {
      const days = offsets.sort((a, b) => a - b).map(offset => addDays('2027-12-20', offset))
      const streak = days.reduce(extendStreak, none)
      let expected = 1
      while (days.includes(addDays(days.at(-1) ?? '', -expected))) expected++
      expect(streak.days).toBe(expected)
    }),
  )
})

test('a run is told around any of its days', () => {
  const days = new Set(['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-03'])
  expect(runAround(days, '2026-03-02')).toEqual({ days: 4, lastDay: '2026-03-03' })
  expect(runAround(days, '2026-02-27')).toEqual({ days: 4, lastDay: '2026-03-01' })
  expect(runAround(days, '2026-02-20')).toEqual({ days: 1, lastDay: '2026-02-20' })
})
