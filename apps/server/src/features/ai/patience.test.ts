import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Breaker, delayBefore, usualPatience } from './patience.ts'

const delay = (failed: number, failure: Parameters<typeof delayBefore>[1], chance = 0.5) =>
  delayBefore(failed, failure, chance, usualPatience)

describe('before another try one waits', () => {
  test.each([
    [1, { outcome: 'server' }, 0.5, 500],
    [2, { outcome: 'server' }, 0.5, 1000],
    [3, { outcome: 'network' }, 0.5, 2000],
    [1, { outcome: 'server' }, 0, 0],
    [1, { outcome: 'rate-limit', retryAfterMs: 7000 }, 0.5, 7000],
    [1, { outcome: 'rate-limit', retryAfterMs: 100 }, 0.5, 500],
    [1, { outcome: 'timeout' }, 0.5, 500],
  ] as const)('after try %i and %j with chance %d: %d ms', (failed, failure, chance, expected) => {
    expect(delay(failed, failure, chance)).toBe(expected)
  })

  test('never longer than half a minute, whatever the chance', () => {
    const patient = { ...usualPatience, tries: 99 }
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (failed, chance) => {
          const wait = delayBefore(failed, { outcome: 'server' }, chance, patient) ?? -1
          expect(wait).toBeGreaterThanOrEqual(0)
          expect(wait).toBeLessThan(30_000)
        },
      ),
    )
  })
})

describe('there is no other try', () => {
  test.each([
    [4, { outcome: 'server' }],
    [1, { outcome: 'unauthorized' }],
    [1, { outcome: 'rejected' }],
    [1, { outcome: 'too-large' }],
    [2, { outcome: 'timeout' }],
    [1, { outcome: 'rate-limit', retryAfterMs: 60_001 }],
  ] as const)('after try %i and %j', (failed, failure) => {
    expect(delay(failed, failure)).toBeNull()
  })
})

describe('a service that fails', () => {
  test('is left alone after five failures, tried once after a minute, and left alone again', () => {
    const breaker = new Breaker()
    for (let failure = 1; failure <= 4; failure++) breaker.failed(0)
    expect(breaker.isOpen(0)).toBe(false)
    breaker.failed(0)
    expect([breaker.isOpen(59_999), breaker.isOpen(60_000)]).toEqual([true, false])
    breaker.failed(60_000)
    expect([breaker.isOpen(119_999), breaker.isOpen(120_000)]).toEqual([true, false])
  })

  test('is trusted again after an answer', () => {
    const breaker = new Breaker()
    for (let failure = 1; failure <= 5; failure++) breaker.failed(0)
    breaker.succeeded()
    breaker.failed(1)
    expect(breaker.isOpen(1)).toBe(false)
  })

  test('gets the rest it asks for', () => {
    const breaker = new Breaker()
    breaker.rest(3_600_000)
    expect([breaker.isOpen(3_599_999), breaker.isOpen(3_600_000)]).toEqual([true, false])
  })
})
