import { expect, test } from 'vitest'
import { lightningQuizResult } from './contract.ts'

test('a round hands in 60 answers and no more', () => {
  const { answers } = lightningQuizResult.shape
  const many = (count: number) => Array.from({ length: count }, () => ({ questionId: 1, option: null, remainingMs: 0 }))
  expect(answers.safeParse(many(60)).success).toBe(true)
  expect(answers.safeParse(many(61)).success).toBe(false)
})
