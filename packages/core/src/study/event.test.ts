import { expect, test } from 'vitest'
import { happenedAt, longestWait } from './event.ts'

const now = new Date('2026-03-10T12:00:00Z')

test('an act told at once happened now', () => {
  expect(happenedAt(now)).toEqual(now)
})

test('an act told late happened when the device says', () => {
  expect(happenedAt(now, 3_600)).toEqual(new Date('2026-03-10T11:00:00Z'))
})

test('no act is older than a week', () => {
  expect(longestWait).toBe(604_800)
  expect(happenedAt(now, 300 * 86_400)).toEqual(new Date('2026-03-03T12:00:00Z'))
})

test('an act that is years old was kept by a clock that has been put right since: it happened now', () => {
  expect(happenedAt(now, 375_742_800)).toEqual(now)
})

test('no act happened before it could', () => {
  const joined = new Date('2026-03-10T09:00:00Z')
  expect(happenedAt(now, 86_400, joined)).toEqual(joined)
  expect(happenedAt(now, 3_600, joined)).toEqual(new Date('2026-03-10T11:00:00Z'))
})

test('a clock that went back makes nothing happen in the future', () => {
  expect(happenedAt(now, 0, new Date('2026-03-10T13:00:00Z'))).toEqual(now)
})
