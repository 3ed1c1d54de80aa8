import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { achievements } from '../achievements/catalog.ts'
import { type Act, applyAct, asksForDays, type Standing } from './activity.ts'
import { addDays } from './school-day.ts'
import { extendStreak } from './streak.ts'
import { noTotals } from './totals.ts'

const today = '2026-03-02'
const fresh: Standing = {
  xp: 0,
  streak: { days: 0, lastDay: null },
  totals: noTotals,
  cardsToday: 0,
  studiedToday: false,
  unlocked: [],
}
const firstCard: Act = { kind: 'card', firstEver: true, firstToday: true, completesMaterial: false }

test('the first card pays, starts the streak and unlocks its achievement', () => {
  const { standing, unlocked, challengeXp } = applyAct(fresh, firstCard, 5, today)
  expect(unlocked.map(({ id }) => id)).toEqual(['cards-1'])
  expect(standing).toEqual({
    xp: 15,
    streak: { days: 1, lastDay: today },
    totals: { ...noTotals, cards: 1, reviews: 1 },
    cardsToday: 1,
    studiedToday: true,
    unlocked: ['cards-1'],
  })
  expect(challengeXp).toBe(0)
})

test('seeing a side pays but is no study act', () => {
  const { standing } = applyAct(fresh, { kind: 'side' }, 1, today)
  expect(standing).toEqual({ ...fresh, xp: 1 })
})

describe('the daily challenge', () => {
  test('is paid with the 25th card of the day', () => {
    const { standing, challengeXp, unlocked } = applyAct({ ...fresh, cardsToday: 24 }, firstCard, 5, today)
    expect(challengeXp).toBe(50)
    // 5 for the card, 50 for the challenge, 10 and 20 for what both unlock.
    expect(standing.xp).toBe(85)
    expect(standing.totals.dailyChallenges).toBe(1)
    expect(unlocked.map(({ id }) => id)).toContain('dailyChallenges-1')
  })

  test.each([
    [25, { ...firstCard }],
    [24, { ...firstCard, firstToday: false }],
  ])('is not paid when %i cards were already done and the act is %j', (cardsToday, act) => {
    expect(applyAct({ ...fresh, cardsToday }, act, 0, today).challengeXp).toBe(0)
  })
})

test('a reward that reaches a level unlocks that too', () => {
  const { unlocked, standing } = applyAct({ ...fresh, xp: 985 }, firstCard, 5, today)
  expect(unlocked.map(({ id }) => id)).toEqual(['cards-1', 'level-2'])
  expect(standing.xp).toBe(985 + 5 + 10 + 30)
})

test('an achievement held is not unlocked again', () => {
  expect(applyAct({ ...fresh, unlocked: ['cards-1'] }, firstCard, 5, today).unlocked).toEqual([])
})

test('over any history XP is what was paid plus challenges plus rewards, and nothing is unlocked twice', () => {
  const act = fc.oneof(
    fc.constant<Act>({ kind: 'side' }),
    fc.record({
      kind: fc.constant('card' as const),
      firstEver: fc.boolean(),
      firstToday: fc.boolean(),
      completesMaterial: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('quiz' as const), perfect: fc.boolean() }),
    fc.record({ kind: fc.constant('game' as const), firstOfItsKind: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(act, fc.nat(100)), { maxLength: 200 }), history => {
      let standing = fresh
      let expected = 0
      for (const [done, paid] of history) {
        const outcome = applyAct(standing, done, paid, today)
        expected += paid + outcome.challengeXp
        for (const { xpReward } of outcome.unlocked) expected += xpReward
        standing = outcome.standing
      }
      expect(standing.xp).toBe(expected)
      expect(new Set(standing.unlocked).size).toBe(standing.unlocked.length)
      expect(standing.unlocked.every(id => achievements.some(one => one.id === id))).toBe(true)
    }),
  )
})

test('days told in any order come to the streak and the achievements of the days themselves', () => {
  const card: Act = { kind: 'card', firstEver: false, firstToday: true, completesMaterial: false }
  const streaks = achievements.filter(({ metric }) => metric === 'streak')
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 40 }), offsets => {
      let standing = fresh
      const told = new Set<string>()
      for (const offset of offsets) {
        const day = addDays(today, -offset)
        standing = { ...standing, studiedToday: told.has(day) }
        const studied = asksForDays(standing, card, day) ? told : undefined
        standing = applyAct(standing, card, 0, day, studied).standing
        told.add(day)
      }
      const days = [...told].sort()
      expect(standing.streak).toEqual(days.reduce(extendStreak, fresh.streak))
      const longest = Math.max(...days.map((_, to) => days.slice(0, to + 1).reduce(extendStreak, fresh.streak).days))
      const earned = streaks.filter(({ requirement }) => requirement <= longest).map(({ id }) => id)
      expect(standing.unlocked.filter(id => streaks.some(one => one.id === id)).sort()).toEqual(earned.sort())
    }),
  )
})
