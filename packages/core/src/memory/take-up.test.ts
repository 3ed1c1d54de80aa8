import { describe, expect, test } from 'vitest'
import type { Judged } from './judge.ts'
import { takeUp } from './take-up.ts'

const now = new Date('2026-05-01T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const [old, found] = [
  [1, 2],
  [3, 4],
]
const judged = (better: boolean, before: number, after: number): Judged => ({
  weights: found,
  better,
  ratings: 3000,
  heldOut: 1800,
  pupils: 30,
  before: { loss: before, bands: [] },
  after: { loss: after, bands: [] },
})
const none = { weights: null, usedSince: null, isOff: false }

describe('after a fit', () => {
  test('what is better is taken up, what is not is left', () => {
    expect(takeUp(none, judged(true, 0.5, 0.4), now)).toBe(found)
    expect(takeUp(none, judged(false, 0.5, 0.49), now)).toBe(null)
  })

  test('nothing is taken up where somebody went back to the defaults', () => {
    expect(takeUp({ ...none, isOff: true }, judged(true, 0.5, 0.4), now)).toBe(null)
  })

  test('what is in use stays for a month, and longer where nothing better is found', () => {
    expect(takeUp({ weights: old, usedSince: daysAgo(29), isOff: false }, judged(true, 0.5, 0.4), now)).toBe(old)
    expect(takeUp({ weights: old, usedSince: daysAgo(30), isOff: false }, judged(true, 0.5, 0.4), now)).toBe(found)
    expect(takeUp({ weights: old, usedSince: daysAgo(300), isOff: false }, judged(false, 0.5, 0.49), now)).toBe(old)
  })

  test('what is in use goes once the defaults foretell as well', () => {
    expect(takeUp({ weights: old, usedSince: daysAgo(2), isOff: false }, judged(false, 0.4, 0.4), now)).toBe(null)
  })

  test('a log with too little to tell from changes nothing', () => {
    const silent = { ...judged(false, 0, 0), heldOut: 0 }
    expect(takeUp({ weights: old, usedSince: daysAgo(90), isOff: false }, silent, now)).toBe(old)
  })
})
