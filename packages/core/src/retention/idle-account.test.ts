import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../progress/school-day.ts'
import {
  type Account,
  daysServed,
  erasedFrom,
  isIdle,
  longestPause,
  monthsAfter,
  noticeDays,
  stepFor,
} from './idle-account.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
const days = (from: string, count: number) => Array.from({ length: count }, (_, index) => addDays(from, index))
const never: Account = { usedAt: at('2023-05-10'), keptUntil: null, noticedAt: null }
const on = (day: string, served: readonly string[] = [], months = 24) => ({ now: at(day), months, served, dayOf })

describe('an account that nobody uses', () => {
  test('is told of after 24 months, and not a day before', () => {
    expect(stepFor(never, on('2025-05-09'))).toBe('leave')
    expect(stepFor(never, on('2025-05-10'))).toBe('notify')
  })

  test('is erased once a server ran on sixty days after the notice', () => {
    const noticed = { ...never, noticedAt: at('2026-03-02') }
    const served = days('2026-03-02', 62)
    expect(stepFor(noticed, on('2026-04-30', served))).toBe('wait')
    expect(stepFor(noticed, on('2026-05-01', served))).toBe('erase')
  })

  test('stays where the school has switched this off, keeps it, or somebody uses it', () => {
    const noticed = { ...never, noticedAt: at('2026-03-02') }
    const served = days('2026-03-02', 100)
    expect(stepFor(noticed, on('2026-06-01', served, 0))).toBe('leave')
    expect(stepFor({ ...noticed, keptUntil: at('2027-03-02') }, on('2026-06-01', served))).toBe('leave')
    expect(stepFor({ ...noticed, usedAt: at('2026-05-31') }, on('2026-06-01', served))).toBe('leave')
  })

  test('is told of again when it was used since, and when the notice comes from a clock that was ahead', () => {
    const served = days('2026-03-02', 100)
    expect(stepFor({ ...never, noticedAt: at('2023-05-10') }, on('2026-06-01', served))).toBe('notify')
    expect(stepFor({ ...never, noticedAt: at('2027-06-01') }, on('2026-06-01', served))).toBe('notify')
  })
})

describe('days that count', () => {
  test('are those after the notice on which a server ran', () => {
    expect(daysServed('2026-03-02', ['2026-03-01', '2026-03-02'], '2026-03-02')).toBe(0)
    expect(daysServed('2026-03-02', ['2026-03-02', '2026-03-03', '2026-03-05'], '2026-03-05')).toBe(2)
  })

  test('a weekend without a server takes none away, four days begin the notice anew', () => {
    const before = days('2026-03-02', 30)
    expect(daysServed('2026-03-02', [...before, '2026-04-04'], '2026-04-04')).toBe(30)
    expect(daysServed('2026-03-02', [...before, '2026-04-05'], '2026-04-05')).toBe(0)
    expect(daysServed('2026-03-02', before, '2026-04-05')).toBe(0)
  })

  test('a server that was off for three years, a restored backup and a clock that jumped erase nobody', () => {
    const noticed = { ...never, noticedAt: at('2026-03-02') }
    const served = days('2026-03-02', 59)
    expect(stepFor(noticed, on('2029-04-30', [...served, '2029-04-30']))).toBe('wait')
    expect(stepFor(noticed, on('2026-12-01', [...served, '2026-12-01']))).toBe('wait')
    expect(stepFor(noticed, on('2027-04-30', [...served, '2027-04-30']))).toBe('wait')
    // Days that a clock which was ahead has left behind.
    expect(stepFor(noticed, on('2026-03-03', days('2026-03-02', 400)))).toBe('wait')
  })

  test('say from when on it may be erased', () => {
    expect(erasedFrom('2026-03-02', ['2026-03-02'], '2026-03-02')).toBe('2026-05-01')
    expect(erasedFrom('2026-03-02', days('2026-03-02', 11), '2026-03-12')).toBe('2026-05-01')
    expect(erasedFrom('2026-03-02', [...days('2026-03-02', 11), '2026-06-01'], '2026-06-01')).toBe('2026-07-31')
    expect(erasedFrom('2026-03-02', days('2026-03-02', 70), '2026-05-10')).toBe('2026-05-10')
  })
})

test('months are counted by the calendar', () => {
  expect(monthsAfter(at('2028-02-29'), -12)).toEqual(at('2027-02-28'))
  expect(monthsAfter(at('2026-12-31'), 2)).toEqual(at('2027-02-28'))
  expect(monthsAfter(at('2026-03-31'), -24)).toEqual(at('2024-03-31'))
})

const offset = fc.integer({ min: -1500, max: 1500 })
const instant = offset.map(count => at(addDays('2026-03-02', count)))
const account = fc.record({
  usedAt: instant,
  keptUntil: fc.option(instant, { nil: null }),
  noticedAt: fc.option(instant, { nil: null }),
})
/** Days of a server: some stretches of days, with pauses of any length between them. */
const life = fc
  .array(
    fc.record({
      pause: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 30 })),
      length: fc.integer({ min: 1, max: 90 }),
    }),
    { minLength: 3, maxLength: 8 },
  )
  .map(stretches => {
    const all: string[] = []
    let last = '2026-03-02'
    for (const { pause, length } of stretches) {
      all.push(...days(addDays(last, pause), length))
      last = all.at(-1) ?? last
    }
    return all
  })
/** Mostly accounts in whose case something could be erased. */
const likely = fc.record({
  usedAt: fc.constant(at('2023-01-01')),
  keptUntil: fc.constant(null),
  noticedAt: fc.integer({ min: 0, max: 200 }).map(count => at(addDays('2026-03-02', count))),
})
const today = fc.integer({ min: 0, max: 400 }).map(count => addDays('2026-03-02', count))
const someMonths = fc.constantFrom(0, 12, 24, 60)
const seen = { seed: 20260302, numRuns: 600 }

test('whoever is erased was not used, not kept, and told of it in sixty days of unbroken service before', () => {
  let erased = 0
  fc.assert(
    fc.property(fc.oneof(likely, account), life, today, someMonths, (one, served, day, months) => {
      if (stepFor(one, on(day, served, months)) !== 'erase') return
      erased++
      expect(isIdle(one, at(day), months)).toBe(true)
      const noticed = one.noticedAt ? dayOf(one.noticedAt) : day
      const counted = served.filter(each => each > noticed && each <= day).slice(-noticeDays)
      expect(counted).toHaveLength(noticeDays)
      for (const [index, each] of counted.entries()) {
        const next = counted[index + 1] ?? day
        expect(next <= addDays(each, longestPause + 1)).toBe(true)
      }
    }),
    seen,
  )
  expect(erased).toBeGreaterThan(20)
})

test('one more use, or one more tap of the school, always saves', () => {
  fc.assert(
    fc.property(account, life, today, someMonths, (one, served, day, months) => {
      expect(stepFor({ ...one, usedAt: at(day) }, on(day, served, months))).toBe('leave')
      expect(stepFor({ ...one, keptUntil: at(addDays(day, 1)) }, on(day, served, months))).toBe('leave')
    }),
    seen,
  )
})

test('who runs every day from now on is not erased before the day that was told', () => {
  fc.assert(
    fc.property(likely, life, today, (one, served, day) => {
      const noticed = dayOf(one.noticedAt)
      fc.pre(noticed <= day)
      const told = erasedFrom(noticed, served, day)
      for (let ahead = day; ahead < told; ahead = addDays(ahead, 1)) {
        const until = [...served.filter(each => each <= day), ...days(addDays(day, 1), 61)].filter(
          each => each <= ahead,
        )
        expect(stepFor(one, on(ahead, until))).toBe('wait')
      }
    }),
    { seed: 20260302, numRuns: 40 },
  )
})
