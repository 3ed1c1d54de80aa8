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
  expect(happenedAt(now, 10 ** 9)).toEqual(new Date('2026-03-03T12:00:00Z'))
})
