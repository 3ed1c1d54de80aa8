import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, schoolDay, startOfDay } from '../progress/school-day.ts'
import type { Rating } from './contract.ts'
import { defaultParameters, type Memory, replay, schedule } from './schedule.ts'

const zone = 'America/Sao_Paulo'
const start = new Date('2026-03-02T12:00:00Z')
const minutes = (memory: Memory) => Math.round((memory.due.getTime() - start.getTime()) / 60_000)

type Step = readonly [Rating, string]
/** What is remembered after ratings at times of São Paulo, e.g. ['médio', '2026-03-02 20:30']. */
function after(steps: readonly Step[], timeZone = zone, offset = '-03:00'): Memory {
  const reviews = steps.map(([rating, time]) => ({ rating, at: new Date(`${time.replace(' ', 'T')}:00${offset}`) }))
  const memory = replay(reviews, defaultParameters, timeZone)
  if (!memory) throw new RangeError('no rating')
  return memory
}

describe('the first rating of a card', () => {
  test.each<[Rating, number]>([
    ['errei', 1],
    ['difícil', 6],
    ['médio', 10],
  ])('%s brings it back in %i minutes', (rating, due) => {
    expect(minutes(schedule(null, rating, start, zone))).toBe(due)
  })

  test('fácil sends it days ahead, to the beginning of a day of the school', () => {
    const memory = schedule(null, 'fácil', start, zone)
    expect(memory.state).toBe('review')
    expect(memory.scheduledDays).toBe(8)
    expect(memory.due.toISOString()).toBe('2026-03-10T03:00:00.000Z')
  })
})

test('a well-known card is asked ever more rarely, and forgetting brings it back at once', () => {
  const first = schedule(null, 'fácil', start, zone)
  const second = schedule(first, 'médio', first.due, zone)
  expect(second.scheduledDays).toBeGreaterThan(first.scheduledDays)
  const forgotten = schedule(second, 'errei', second.due, zone)
  expect(forgotten.state).toBe('relearning')
  expect(forgotten.lapses).toBe(1)
  expect(forgotten.due.getTime() - second.due.getTime()).toBe(10 * 60_000)
})

describe('days are the school’s', () => {
  const day = '2026-03-02'
  const next = '2026-03-03'

  test.each<[string, readonly Step[], number]>([
    [
      'in the afternoon',
      [
        ['médio', `${day} 15:30`],
        ['médio', `${day} 15:45`],
      ],
      2,
    ],
    [
      'before nine',
      [
        ['médio', `${day} 20:30`],
        ['médio', `${day} 20:45`],
      ],
      2,
    ],
    [
      'across nine, where UTC begins a day',
      [
        ['médio', `${day} 20:50`],
        ['médio', `${day} 21:05`],
      ],
      2,
    ],
    [
      'forgotten, before nine',
      [
        ['errei', `${day} 20:30`],
        ['médio', `${day} 20:41`],
        ['médio', `${day} 20:52`],
      ],
      1,
    ],
    [
      'forgotten, across nine',
      [
        ['errei', `${day} 20:50`],
        ['médio', `${day} 21:01`],
        ['médio', `${day} 21:12`],
      ],
      1,
    ],
    [
      'late and early the next evening',
      [
        ['médio', `${day} 21:20`],
        ['médio', `${next} 20:35`],
      ],
      7,
    ],
    [
      'across midnight, which is where the school’s day ends',
      [
        ['médio', `${day} 23:50`],
        ['médio', `${next} 00:09`],
      ],
      7,
    ],
  ])('%s', (_, steps, days) => {
    expect(after(steps).scheduledDays).toBe(days)
  })

  test('a card forgotten and learnt again across nine has not been kept for a day', () => {
    const learnt: Step[] = [
      ['médio', `${day} 20:30`],
      ['médio', `${day} 20:45`],
      ['errei', '2026-03-04 20:55'],
    ]
    expect(after([...learnt, ['médio', '2026-03-04 21:06']]).stability).toBeCloseTo(0.66, 2)
  })

  test('a day of the school within one day of UTC counts', () => {
    const apart = after([
      ['médio', '2026-03-01 21:10'],
      ['médio', `${day} 20:50`],
    ])
    expect(apart).toMatchObject({ scheduledDays: 7, due: new Date('2026-03-09T03:00:00Z') })
    expect(apart.stability).toBe(
      after([
        ['médio', '2026-03-01 10:00'],
        ['médio', `${day} 10:00`],
      ]).stability,
    )
  })

  test.each([
    ['America/Manaus', '-04:00', '2026-03-04T04:00:00.000Z'],
    ['America/Rio_Branco', '-05:00', '2026-03-04T05:00:00.000Z'],
    ['America/Noronha', '-02:00', '2026-03-04T02:00:00.000Z'],
  ])('in %s, too', (timeZone, offset, due) => {
    for (const [one, other] of [
      ['18:50', '19:05'],
      ['19:50', '20:05'],
      ['20:50', '21:05'],
      ['21:50', '22:05'],
    ]) {
      const memory = after(
        [
          ['médio', `${day} ${one}`],
          ['médio', `${day} ${other}`],
        ],
        timeZone,
        offset,
      )
      expect([memory.scheduledDays, memory.due.toISOString()]).toEqual([2, due])
    }
  })

  test('a card studied late is due from the morning of its day', () => {
    const { due } = after([
      ['médio', `${day} 23:34`],
      ['médio', `${day} 23:49`],
    ])
    expect(due.toISOString()).toBe('2026-03-04T03:00:00.000Z')
  })

  test('whatever the hour, the same ratings on the same days come to the same memory and the same day', () => {
    const rating = fc.constantFrom<Rating>('errei', 'difícil', 'médio', 'fácil')
    const hour = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const step = fc.record({ rating, later: fc.integer({ min: 1, max: 40 }), hour, other: hour })
    const zones = fc.constantFrom(zone, 'America/Manaus', 'America/Noronha', 'Pacific/Auckland')
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), zones, (steps, timeZone) => {
        const at = (minutes: 'hour' | 'other') => {
          let day = '2026-02-01'
          return steps.map(one => {
            day = addDays(day, one.later)
            // Nights on which the clocks change are shorter by an hour.
            const minute = Math.min(one[minutes], 23 * 60 - 1)
            return { rating: one.rating, at: new Date(startOfDay(day, timeZone).getTime() + minute * 60_000) }
          })
        }
        const one = replay(at('hour'), defaultParameters, timeZone)
        const other = replay(at('other'), defaultParameters, timeZone)
        expect([one?.stability, one?.difficulty, one?.scheduledDays]).toEqual([
          other?.stability,
          other?.difficulty,
          other?.scheduledDays,
        ])
        if (one && one.scheduledDays > 0) expect(one.due).toEqual(other?.due)
      }),
    )
  })
})

test('whatever the history, the next review lies after the rating and a better rating never comes back sooner', () => {
  const rating = fc.constantFrom<Rating>('errei', 'difícil', 'médio', 'fácil')
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, fc.integer({ min: 1, max: 60 * 24 * 90 })), { minLength: 1 }), history => {
      let memory: Memory | null = null
      let now = start
      for (const [given, waited] of history) {
        const offered: number[] = (['errei', 'difícil', 'médio', 'fácil'] as const).map(one => {
          const { scheduledDays, due } = schedule(memory, one, now, zone)
          // Just before midnight tomorrow may be nearer than a quarter of an hour is.
          return scheduledDays > 0 ? scheduledDays * 86_400_000 : due.getTime() - now.getTime()
        })
        expect(offered).toEqual([...offered].sort((a, b) => a - b))
        memory = schedule(memory, given, now, zone)
        expect(memory.due.getTime()).toBeGreaterThan(now.getTime())
        if (memory.scheduledDays > 0) expect(memory.due).toEqual(startOfDay(schoolDay(memory.due, zone), zone))
        now = new Date(now.getTime() + waited * 60_000)
      }
    }),
  )
})
