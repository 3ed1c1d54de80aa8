import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rating } from './contract.ts'
import { type Memory, retrievability, schedule } from './schedule.ts'

const start = new Date('2026-03-02T12:00:00Z')
const minutes = (memory: Memory) => Math.round((memory.due.getTime() - start.getTime()) / 60_000)

describe('the first rating of a card', () => {
  test.each<[Rating, number]>([
    ['errei', 1],
    ['difícil', 6],
    ['médio', 10],
  ])('%s brings it back in %i minutes', (rating, due) => {
    expect(minutes(schedule(null, rating, start))).toBe(due)
  })

  test('fácil sends it days ahead', () => {
    const memory = schedule(null, 'fácil', start)
    expect(memory.state).toBe('review')
    expect(memory.scheduledDays).toBe(8)
  })
})

test('a well-known card is asked ever more rarely, and forgetting brings it back at once', () => {
  const first = schedule(null, 'fácil', start)
  const second = schedule(first, 'médio', first.due)
  expect(second.scheduledDays).toBeGreaterThan(first.scheduledDays)
  const forgotten = schedule(second, 'errei', second.due)
  expect(forgotten.state).toBe('relearning')
  expect(forgotten.lapses).toBe(1)
  expect(forgotten.due.getTime() - second.due.getTime()).toBe(10 * 60_000)
})

test('recall is certain right after a rating and fades to 90% when the card falls due', () => {
  const memory = schedule(null, 'fácil', start)
  expect(retrievability(memory, start)).toBe(1)
  expect(retrievability(memory, memory.due)).toBeCloseTo(0.9, 1)
})

test('whatever the history, the next review lies after the rating and a better rating never comes back sooner', () => {
  const rating = fc.constantFrom<Rating>('errei', 'difícil', 'médio', 'fácil')
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, fc.integer({ min: 1, max: 60 * 24 * 90 })), { minLength: 1 }), history => {
      let memory: Memory | null = null
      let now = start
      for (const [given, waited] of history) {
        const offered: number[] = (['errei', 'difícil', 'médio', 'fácil'] as const).map(one =>
          schedule(memory, one, now).due.getTime(),
        )
        expect(offered).toEqual([...offered].sort((a, b) => a - b))
        memory = schedule(memory, given, now)
        expect(memory.due.getTime()).toBeGreaterThan(now.getTime())
        now = new Date(now.getTime() + waited * 60_000)
      }
    }),
  )
})
