import { expect, test } from 'vitest'
import { problemReasons, reportProblem } from './contract.ts'

test('a report is made anew: it is answered as created, not as taken in for later', () => {
  expect(reportProblem.status).toBe(201)
})

test('the comment of a report holds 300 letters and no more', () => {
  const [reason] = Object.keys(problemReasons)
  const said = (comment: string) =>
    reportProblem.body?.safeParse({ reason, comment }).error?.issues.map(issue => issue.message) ?? []
  expect(said('a'.repeat(300))).toEqual([])
  expect(said('a'.repeat(301))).toEqual(['Escreva no máximo 300 caracteres'])
})
