import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rating } from './contract.ts'
import { defaultParameters, forgettingCurve, type Memory, replay, retrievability, schedule } from './schedule.ts'

const zone = 'America/Sao_Paulo'
const start = new Date('2026-03-02T12:00:00Z')

type Step = readonly [Rating, string]
/** What is remembered after ratings at times of São Paulo, e.g. ['médio', '2026-03-02 20:30']. */
function after(steps: readonly Step[]): Memory {
  const reviews = steps.map(([rating, time]) => ({ rating, at: new Date(`${time.replace(' ', 'T')}:00-03:00`) }))
  const memory = replay(reviews, defaultParameters, zone)
  if (!memory) throw new RangeError('no rating')
  return memory
}

describe('known again on the same day', () => {
  const times = ['15:00', '15:10', '15:20', '15:30', '15:40', '15:50']

  test('six times fácil within an hour is fácil once', () => {
    const [once, ...others] = times.map((_, last) =>
      after(times.slice(0, last + 1).map(time => ['fácil', `2026-03-02 ${time}`])),
    )
    expect(once?.scheduledDays).toBe(8)
    for (const [place, other] of others.entries())
      expect({ ...other, lastReview: once?.lastReview }).toEqual({ ...once, reps: place + 2 })
  })

  test('a card asked today keeps its day, however often it is asked for once more', () => {
    const known: Step[] = [
      ['fácil', '2026-03-02 15:00'],
      ['médio', '2026-03-10 08:00'],
    ]
    const { due, stability, difficulty } = after(known)
    const again = after([...known, ['fácil', '2026-03-10 20:55'], ['médio', '2026-03-10 21:05']])
    expect([again.due, again.stability, again.difficulty]).toEqual([due, stability, difficulty])
    expect(after([...known, ['difícil', '2026-03-10 20:55']]).difficulty).toBeGreaterThan(difficulty)
  })

  test('forgetting it counts at once', () => {
    const memory = after([
      ['fácil', '2026-03-02 15:00'],
      ['errei', '2026-03-02 15:10'],
    ])
    expect(memory).toMatchObject({ state: 'relearning', lapses: 1, due: new Date('2026-03-02T18:20:00Z') })
    expect(memory.stability).toBeLessThan(3)
  })

  test('no weights and no run of a single day carry a card further than one answer does, or than it was', () => {
    const rating = fc.constantFrom<Rating>('difícil', 'médio', 'fácil', 'errei')
    const weights = fc.constantFrom(
      defaultParameters.weights,
      defaultParameters.weights.map((weight, place) => (place === 17 || place === 18 ? 2 : weight)),
      defaultParameters.weights.map((weight, place) => (place < 4 ? weight / 4 : weight)),
    )
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1, maxLength: 12 }), weights, (ratings, weights) => {
        const reviews = ratings.map((rating, place) => ({ rating, at: new Date(start.getTime() + place * 60_000) }))
        const memory = replay(reviews, { weights, retention: 0.9 }, zone)
        expect(memory?.stability).toBeLessThanOrEqual(Math.max(...weights.slice(0, 4)))
        expect(memory?.scheduledDays).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('recall', () => {
  const memory = schedule(null, 'fácil', start, zone)
  const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)

  test('is certain right after a rating and fades to 90% when the card falls due', () => {
    expect(retrievability(memory, start)).toBe(1)
    expect(retrievability(memory, memory.due)).toBeCloseTo(0.9, 1)
    expect(retrievability(memory, hours(-1))).toBe(1)
  })

  test('fades within a day, too', () => {
    const forgotten = after([
      ['errei', '2026-03-02 15:00'],
      ['errei', '2026-03-02 15:05'],
      ['errei', '2026-03-02 15:10'],
    ])
    expect(retrievability(forgotten, new Date('2026-03-03T13:10:00Z'))).toBeCloseTo(0.616, 3)
    expect(retrievability(memory, hours(5))).toBeLessThan(1)
    expect(retrievability(memory, hours(10))).toBeLessThan(retrievability(memory, hours(5)))
  })
})

describe('parameters', () => {
  const weights = defaultParameters.weights.map((weight, place) => (place < 4 ? weight / 2 : weight))

  test('of a school make its own schedule', () => {
    expect(schedule(null, 'fácil', start, zone, { weights, retention: 0.9 }).scheduledDays).toBe(4)
    expect(schedule(null, 'fácil', start, zone, { weights, retention: 0.8 }).scheduledDays).toBeGreaterThan(4)
    expect(schedule(null, 'fácil', start, zone).scheduledDays).toBe(8)
  })

  test('tell the curve by which recall is read anywhere', () => {
    expect(forgettingCurve().decay).toBe(-0.1542)
    const steeper = { weights: weights.map((weight, place) => (place === 20 ? 0.5 : weight)), retention: 0.9 }
    const { decay, factor } = forgettingCurve(steeper)
    const memory = schedule(null, 'médio', start, zone, steeper)
    const tomorrow = new Date(start.getTime() + 86_400_000)
    expect(retrievability(memory, tomorrow, steeper)).toBeCloseTo((1 + factor / memory.stability) ** decay, 10)
  })
})

test('a log is replayed in the order of time, whatever order it was told in', () => {
  const review = fc.record({
    rating: fc.constantFrom<Rating>('errei', 'difícil', 'médio', 'fácil'),
    at: fc.integer({ min: 0, max: 60 * 24 * 90 }).map(minute => new Date(start.getTime() + minute * 60_000)),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(review, { selector: ({ at }) => at.getTime() }),
      fc.infiniteStream(fc.nat()),
      (log, dice) => {
        const shuffled = log
          .map(one => [dice.next().value ?? 0, one] as const)
          .toSorted(([one], [other]) => one - other)
        const told = replay(
          shuffled.map(([, one]) => one),
          defaultParameters,
          zone,
        )
        expect(told).toEqual(replay(log, defaultParameters, zone))
        expect(told === null).toBe(log.length === 0)
      },
    ),
  )
})

test('a rating noted on a day that has passed is of that day', () => {
  const [one, other] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-03-05T15:00:00Z')]
  // Told after that of the fifth, and kept at the same instant, as earlier versions did.
  const late = [
    { rating: 'médio', at: other, day: '2026-03-05' } as const,
    { rating: 'médio', at: other, day: '2026-03-02' } as const,
  ]
  const inTime = [{ rating: 'médio', at: one } as const, { rating: 'médio', at: other } as const]
  expect(replay(late, defaultParameters, zone)).toEqual(replay(inTime, defaultParameters, zone))
})
