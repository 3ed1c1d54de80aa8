import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, schoolDay, startOfDay } from './school-day.ts'

test.each([
  ['2026-03-02T02:59:59Z', '2026-03-01'],
  ['2026-03-02T03:00:00Z', '2026-03-02'],
  ['2026-01-01T01:00:00Z', '2025-12-31'],
])('at %s it is %s in São Paulo', (instant, day) => {
  expect(schoolDay(new Date(instant), 'America/Sao_Paulo')).toBe(day)
})

test.each([
  // On 4 November 2018 the hour after midnight was left out; on 17 February 2019 the one before midnight came twice.
  ['2018-11-04T02:59:59Z', '2018-11-03'],
  ['2018-11-04T03:00:00Z', '2018-11-04'],
  ['2019-02-17T01:59:59Z', '2019-02-16'],
  ['2019-02-17T02:30:00Z', '2019-02-16'],
  ['2019-02-17T03:00:00Z', '2019-02-17'],
])('with summer time, at %s it was %s in São Paulo', (instant, day) => {
  expect(schoolDay(new Date(instant), 'America/Sao_Paulo')).toBe(day)
})

test('no day ever follows a later one, wherever a school is and however its zones are asked in turn', () => {
  const zone = fc.constantFrom(
    'America/Sao_Paulo',
    'America/Noronha',
    'America/Rio_Branco',
    'Pacific/Apia',
    'Asia/Kathmandu',
  )
  const instant = fc.date({ min: new Date('2000-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, zone, instant, fc.integer({ min: 1, max: 48 * 3600 }), (one, other, now, seconds) => {
      const later = new Date(now.getTime() + seconds * 1000)
      const before = schoolDay(now, one)
      schoolDay(later, other)
      expect(schoolDay(later, one) >= before).toBe(true)
      expect(schoolDay(now, one)).toBe(before)
    }),
  )
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result)
})

test.each([
  ['2026-03-10', 'America/Sao_Paulo', '2026-03-10T03:00:00.000Z'],
  ['2026-03-10', 'America/Manaus', '2026-03-10T04:00:00.000Z'],
  ['2026-03-10', 'America/Rio_Branco', '2026-03-10T05:00:00.000Z'],
  ['2026-03-10', 'Asia/Kathmandu', '2026-03-09T18:15:00.000Z'],
  // The midnight that was left out, and the one that came after an hour that came twice.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['2019-02-17', 'America/Sao_Paulo', '2019-02-17T03:00:00.000Z'],
  // Midnight itself came twice.
  ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
  ['2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start)
})

test('a day begins with its first second, wherever a school is', () => {
  const zone = fc.constantFrom(
    'America/Sao_Paulo',
    'America/Noronha',
    'America/Havana',
    'Asia/Beirut',
    'Asia/Amman',
    'Pacific/Auckland',
  )
  const instant = fc.date({ min: new Date('2000-01-01Z'), max: new Date('2040-01-01Z'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, instant, (zone, at) => {
      const day = schoolDay(at, zone)
      const start = startOfDay(day, zone)
      expect([start <= at, schoolDay(start, zone)]).toEqual([true, day])
      expect(schoolDay(new Date(start.getTime() - 1_000), zone)).toBe(addDays(day, -1))
    }),
  )
})
