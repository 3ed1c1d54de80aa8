import { expect, test } from 'vitest'
import { addDays, schoolDay } from './school-day.ts'

test.each([
  ['2026-03-02T02:59:59Z', '2026-03-01'],
  ['2026-03-02T03:00:00Z', '2026-03-02'],
  ['2026-01-01T01:00:00Z', '2025-12-31'],
])('at %s it is %s in São Paulo', (instant, day) => {
  expect(schoolDay(new Date(instant), 'America/Sao_Paulo')).toBe(day)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result)
})
