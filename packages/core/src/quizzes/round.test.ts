import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseRound, type QuestionStanding, sizesFor, standingOf } from './round.ts'

const now = new Date('2026-03-10T15:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each([
  ['never answered', null, 'new'],
  ['wrong a month ago', { isRight: false, at: ago(30) }, 'missed'],
  ['right yesterday', { isRight: true, at: ago(1) }, 'known'],
  ['right three days ago', { isRight: true, at: ago(3) }, 'due'],
] as const)('a question that was %s', (_, last, standing) => {
  expect(standingOf(last, now)).toBe(standing)
})

test.each([
  [4, []],
  [5, []],
  [6, [5]],
  [15, [5, 10]],
  [30, [5, 10, 15]],
])('a quiz of %i questions has shorter rounds of %j', (questions, sizes) => {
  expect(sizesFor(questions)).toEqual(sizes)
})

const standings: QuestionStanding[] = ['missed', 'new', 'due', 'known']
const quiz = fc
  .array(fc.constantFrom(...standings), { maxLength: 40 })
  .map(all => all.map((standing, id) => ({ id, standing })))

describe('a round', () => {
  test('has as many different questions of the quiz as were asked for, or all', () => {
    fc.assert(
      fc.property(quiz, fc.integer({ min: 1, max: 50 }), fc.infiniteStream(fc.nat()), (questions, size, chance) => {
        const round = chooseRound(questions, size, below => (chance.next().value ?? 0) % below)
        expect(round).toHaveLength(Math.min(size, questions.length))
        expect(new Set(round.map(({ id }) => id)).size).toBe(round.length)
      }),
    )
  })

  test('draws what was missed eight times as often as what is known', () => {
    const questions = [
      { id: 0, standing: 'known' as const },
      { id: 1, standing: 'missed' as const },
    ]
    // Nine balls: one for the first, eight for the second.
    const drawn = Array.from(
      { length: 9 },
      (_, ball) => chooseRound(questions, 1, below => (below === 9 ? ball : 0))[0]?.id,
    )
    expect(drawn).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1])
  })
})
