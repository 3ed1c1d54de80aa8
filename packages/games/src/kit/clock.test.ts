import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Clock,
  type ClockEvent,
  clockAfter,
  deadlineOf,
  elapsedAt,
  formatClock,
  leftAt,
  newClock,
  speakClock,
} from './clock.ts'

const play = (events: readonly ClockEvent[]): Clock => events.reduce(clockAfter, newClock)

describe('a clock that can stand still', () => {
  test('counts only while it runs', () => {
    const clock = play([
      { type: 'run', now: 1_000 },
      { type: 'stand', now: 4_000 },
      { type: 'run', now: 10_000 },
    ])
    expect(elapsedAt(clock, 12_500)).toBe(5_500)
    expect(deadlineOf(clock, 8_000)).toBe(15_000)
    expect(leftAt(clock, 8_000, 12_500)).toBe(2_500)
    expect(leftAt(clock, 8_000, 99_000)).toBe(0)
  })

  test('standing, it has no deadline and loses no time', () => {
    const clock = play([
      { type: 'run', now: 0 },
      { type: 'stand', now: 700 },
    ])
    expect(deadlineOf(clock, 8_000)).toBeNull()
    expect(elapsedAt(clock, 1_000_000)).toBe(700)
  })

  test('the same event twice changes nothing, a reset begins anew', () => {
    expect(
      play([
        { type: 'run', now: 5 },
        { type: 'run', now: 50 },
      ]),
    ).toEqual({ counted: 0, since: 5 })
    expect(play([{ type: 'stand', now: 5 }])).toEqual(newClock)
    expect(play([{ type: 'run', now: 5 }, { type: 'reset' }])).toEqual(newClock)
  })

  test('a device whose time was set back does not give time back', () => {
    expect(elapsedAt(play([{ type: 'run', now: 9_000 }]), 1_000)).toBe(0)
  })

  test('never counts more than the time that passed, nor less than nothing', () => {
    const event = fc.record({ type: fc.constantFrom('run' as const, 'stand' as const), wait: fc.nat(100_000) })
    fc.assert(
      fc.property(fc.array(event), fc.nat(100_000), (steps, last) => {
        let now = 0
        let clock = newClock
        for (const { type, wait } of steps) {
          now += wait
          clock = clockAfter(clock, { type, now })
        }
        const elapsed = elapsedAt(clock, now + last)
        return elapsed >= 0 && elapsed <= now + last
      }),
    )
  })
})

test.each([
  [0, '0:00', '0 segundos'],
  [1, '0:01', '1 segundo'],
  [60, '1:00', '1 minuto'],
  [65.9, '1:05', '1 minuto e 5 segundos'],
  [121, '2:01', '2 minutos e 1 segundo'],
  [3_600, '60:00', '60 minutos'],
  [-3, '0:00', '0 segundos'],
])('%d seconds', (seconds, written, spoken) => {
  expect(formatClock(seconds)).toBe(written)
  expect(speakClock(seconds)).toBe(spoken)
})
