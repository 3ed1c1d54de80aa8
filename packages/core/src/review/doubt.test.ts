import { describe, expect, test } from 'vitest'
import { doubtOf, type FirstAnswer } from './doubt.ts'

const answers = (times: number, option: string, otherwise: number | null): FirstAnswer[] =>
  Array.from({ length: times }, () => ({ option, isRight: option === 'Cobre', otherwise }))

describe('what first answers say against a question', () => {
  test('fewer than thirty say nothing', () => {
    expect(doubtOf(answers(29, 'Ferro', 0.9))).toBeNull()
    expect(doubtOf([])).toBeNull()
  })

  test('a key that loses to another option', () => {
    const given = [...answers(12, 'Cobre', 0.5), ...answers(15, 'Ferro', 0.8), ...answers(3, 'Zinco', 0.2)]
    expect(doubtOf(given)).toMatchObject({
      kind: 'rival',
      answers: 30,
      right: 12,
      rival: 'Ferro',
      rivalTimes: 15,
    })
  })

  test('a hard question whose key is still chosen most is only hard', () => {
    const given = [...answers(11, 'Cobre', 0.9), ...answers(10, 'Ferro', 0.4), ...answers(9, 'Zinco', 0.3)]
    expect(doubtOf(given)).toBeNull()
    expect(doubtOf([...answers(15, 'Cobre', 0.9), ...answers(15, 'Ferro', 0.4)])).toBeNull()
  })

  test('one that those who do well get wrong more often than others', () => {
    const given = [
      ...answers(4, 'Cobre', 0.9),
      ...answers(12, 'Ferro', 0.9),
      ...answers(14, 'Cobre', 0.3),
      ...answers(2, 'Zinco', 0.3),
    ]
    expect(doubtOf(given)).toEqual({
      kind: 'inverted',
      answers: 32,
      right: 18,
      rival: 'Ferro',
      rivalTimes: 12,
      strong: { answers: 16, right: 4 },
      others: { answers: 16, right: 14 },
    })
  })

  test('a small difference is chance', () => {
    const given = [
      ...answers(11, 'Cobre', 0.9),
      ...answers(5, 'Ferro', 0.9),
      ...answers(13, 'Cobre', 0.3),
      ...answers(3, 'Zinco', 0.3),
    ]
    expect(doubtOf(given)).toBeNull()
  })

  test('pupils of whom nothing else is known are on no side', () => {
    expect(doubtOf([...answers(20, 'Cobre', null), ...answers(12, 'Ferro', null)])).toBeNull()
  })
})
