import { describe, expect, test } from 'vitest'
import { defaultParameters, schedule } from '../study/schedule.ts'
import { judgeFit } from './judge.ts'
import { ofSchool } from './leanings.ts'
import { type LoggedMemory, tracesOf } from './steps.ts'

const { weights } = defaultParameters
const dayLength = 86_400_000
const first = Date.parse('2026-03-02T15:00:00Z')

/** Cards of some pupils, learnt and asked again every so many days; `knows` tells which are remembered. */
function logOf(pupils: number, cards: number, every: number, knows: (number: number) => boolean): LoggedMemory[] {
  return Array.from({ length: pupils * cards }, (_, number) => ({
    pupil: number % pupils,
    ratings: Array.from({ length: 6 }, (_, time) => ({
      rating: time === 0 || knows(number * 7 + time * 3) ? ('médio' as const) : ('errei' as const),
      at: new Date(first + time * every * dayLength + number * 60_000),
      source: 'study' as const,
    })),
  }))
}
const judge = (log: LoggedMemory[]) => judgeFit(tracesOf(log, 'America/Sao_Paulo'), weights, ofSchool)

test('of a class that forgets half of all in two days a shorter memory is found, told against what happened', () => {
  const judged = judge(logOf(20, 10, 2, number => number % 2 === 0))
  expect(judged.better).toBe(true)
  expect([judged.ratings, judged.heldOut, judged.pupils]).toEqual([1000, 600, 20])
  expect(judged.after.loss).toBeLessThan(judged.before.loss)
  // What was foretold with the defaults lies far above what happened; what was found in half the time comes nearer.
  const distance = ({ bands }: typeof judged.before) =>
    bands.reduce((sum, { ratings, remembered, said }) => sum + Math.abs(said * ratings - remembered), 0) /
    judged.heldOut
  expect(distance(judged.before)).toBeGreaterThan(0.25)
  expect(distance(judged.after)).toBeLessThan(0.2)
  expect(judged.before.bands.reduce((sum, { ratings }) => sum + ratings, 0)).toBe(600)
  expect(judged.weights[2]).toBeLessThan(weights[2] ?? 0)
})

test('few ratings, and ratings of few pupils, change nothing', () => {
  for (const log of [logOf(20, 3, 2, () => false), logOf(7, 60, 2, () => false), []]) {
    const { better, weights: found, heldOut } = judge(log)
    expect([better, found, heldOut]).toEqual([false, weights, 0])
  }
})

test('what only one pupil of many shows is not taken for the whole school', () => {
  const log = logOf(30, 8, 3, number => number % 10 !== 0).map(memory =>
    memory.pupil === 0
      ? {
          ...memory,
          ratings: memory.ratings.map((rated, time) => (time === 0 ? rated : { ...rated, rating: 'errei' as const })),
        }
      : memory,
  )
  expect(judge(log).better).toBe(false)
})

describe('a log that would give intervals of years', () => {
  test('because nothing is ever rated as forgotten changes nothing', () => {
    expect(judge(logOf(20, 10, 2, () => true)).better).toBe(false)
    expect(judge(logOf(20, 10, 2, () => false)).better).toBe(false)
  })

  test('because hardly anything is still asks again within weeks', () => {
    const { weights: found } = judge(logOf(20, 10, 9, number => number % 25 !== 0))
    const parameters = { ...defaultParameters, weights: found }
    let memory = schedule(null, 'médio', new Date(first), 'America/Sao_Paulo', parameters)
    const intervals = [1, 2, 3].map(() => {
      memory = schedule(memory, 'médio', memory.due, 'America/Sao_Paulo', parameters)
      return memory.scheduledDays
    })
    expect(intervals[0]).toBeLessThanOrEqual(21)
    expect(intervals[2]).toBeLessThanOrEqual(730)
  })
})
