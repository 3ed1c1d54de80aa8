import { defaultParameters } from '@capivira/core/study/schedule'
import { expect, test } from 'vitest'
import { schoolOf, tryFit } from './trial.ts'

const { weights } = defaultParameters
const size = { ratings: 3_000, pupils: 20 }

test.each([2, 0.5])(
  'pupils who forget %f times as fast are foretold far better after 3 000 ratings',
  pace => {
    const trials = [1, 2, 3].map(seed => tryFit({ pace, weights }, size, seed))
    const taken = trials.filter(trial => trial.taken)
    expect(taken.length).toBeGreaterThan(0)
    for (const { before, after } of taken) expect(after / before).toBeLessThan(0.7)
  },
  60_000,
)

test('pupils like the defaults keep them, and so does a school of 300 ratings', () => {
  expect(tryFit({ pace: 1, weights }, size, 1)).toMatchObject({ taken: false, before: 0, after: 0 })
  expect(tryFit({ pace: 2, weights }, { ratings: 300, pupils: 10 }, 1).taken).toBe(false)
}, 60_000)

test('a log holds what a school knows, and nothing of what came later', () => {
  const { log, end, memories } = schoolOf({ pace: 2, weights }, { ratings: 300, pupils: 10 }, 1)
  const ratings = log.flatMap(memory => memory.ratings)
  expect(ratings).toHaveLength(300)
  expect(ratings.every(({ at }) => at.getTime() < end)).toBe(true)
  expect(new Set(ratings.flatMap(rating => Object.keys(rating)))).toEqual(new Set(['rating', 'at', 'source']))
  expect(memories.flatMap(memory => memory.ratings).length).toBeGreaterThanOrEqual(2_300)
})
