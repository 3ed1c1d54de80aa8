import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patientTurns } from './patient-turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('whoever has waited as long as anybody does is told so, and their work is never begun', async () => {
  const turns = patientTurns({ atOnce: 1, each: 1, patienceMs: 1000 })
  const begun: string[] = []
  const { promise: first, resolve: end } = Promise.withResolvers<string>()
  const work = (name: string, done: Promise<string>) => () => {
    begun.push(name)
    return done
  }
  const long = turns('a', work('a', first))
  const late = turns('b', work('b', Promise.resolve('b')))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toBe(null)
  const next = turns('c', work('c', Promise.resolve('c')))
  end('a')
  expect(await long).toBe('a')
  expect(await next).toBe('c')
  expect(begun).toEqual(['a', 'c'])
})

test('work that has begun may take longer than anybody waits, and what it throws is thrown', async () => {
  const turns = patientTurns({ atOnce: 1, each: 1, patienceMs: 10 })
  const slow = turns('a', () => pause(0).then(() => 'done'))
  await vi.advanceTimersByTimeAsync(50)
  expect(await slow).toBe('done')
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
