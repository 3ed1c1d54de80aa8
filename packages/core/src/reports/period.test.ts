import { expect, test } from 'vitest'
import { daysOf, periodOf } from './period.ts'

const today = '2026-03-10'

test('is the last 30 days unless told', () => {
  expect(periodOf({}, today)).toEqual({ from: '2026-02-09', to: '2026-03-10' })
  expect(periodOf({ to: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  expect(daysOf({ from: '2026-02-09', to: '2026-03-10' })).toHaveLength(30)
})

test('ends today at the latest', () => {
  expect(periodOf({ from: '2026-03-08', to: '2026-12-31' }, today)).toEqual({ from: '2026-03-08', to: '2026-03-10' })
  expect(daysOf({ from: '2026-03-08', to: '2026-03-10' })).toEqual(['2026-03-08', '2026-03-09', '2026-03-10'])
})

test.each([{ from: '2026-03-11' }, { from: '2026-03-05', to: '2026-03-04' }, { from: '2025-03-09' }])(
  '%j is none',
  asked => {
    expect(periodOf(asked, today)).toBeNull()
  },
)
