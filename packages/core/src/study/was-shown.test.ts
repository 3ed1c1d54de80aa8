import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wasShown } from './was-shown.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour))

describe('a card', () => {
  test('that was never hidden was always shown', () => {
    expect(wasShown({ state: 'shown', hiddenAt: null, shownAt: null }, at(9))).toBe(true)
  })

  test('that was hidden at ten was shown until then', () => {
    const card = { state: 'hidden' as const, hiddenAt: at(10), shownAt: null }
    expect([9, 10, 11].map(hour => wasShown(card, at(hour)))).toEqual([true, false, false])
  })

  test('hidden from ten to twelve was not shown in between', () => {
    const card = { state: 'shown' as const, hiddenAt: at(10), shownAt: at(12) }
    expect([9, 10, 11, 12, 13].map(hour => wasShown(card, at(hour)))).toEqual([true, false, false, true, true])
  })

  test('that was shown again once and then removed was shown until it was removed', () => {
    const card = { state: 'removed' as const, hiddenAt: at(14), shownAt: at(12) }
    expect([13, 15].map(hour => wasShown(card, at(hour)))).toEqual([true, false])
  })
})

test('a card that is not shown now was never shown from its hiding on', () => {
  const hours = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(hours, hours, hours, (hidden, shown, moment) => {
      const card = { state: 'hidden' as const, hiddenAt: at(hidden), shownAt: at(shown) }
      expect(wasShown(card, at(moment))).toBe(moment < hidden)
    }),
  )
})
