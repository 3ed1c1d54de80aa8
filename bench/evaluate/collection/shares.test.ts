import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealShares } from './shares.ts'

const hash = (n: number) => n.toString(16).padStart(64, '0')
const twelve = Array.from({ length: 12 }, (_, n) => ({ kind: 'slides', sha256: hash(n) }))

describe('dealShares', () => {
  test('deals twelve of a kind: six open, three for figures, one to each sealed share', () => {
    expect([...dealShares(twelve).values()]).toEqual([
      ...['open', 'dev', 'open', 'sealed-1'],
      ...['open', 'dev', 'open', 'sealed-2'],
      ...['open', 'dev', 'open', 'sealed-3'],
    ])
  })

  test('goes by the hash, not by the order in the list', () => {
    const dealt = dealShares(twelve)
    const backwards = dealShares(twelve.toReversed())
    expect(twelve.map(({ sha256 }) => backwards.get(sha256))).toEqual(twelve.map(({ sha256 }) => dealt.get(sha256)))
  })

  test('deals each kind by itself', () => {
    const dealt = dealShares([...twelve, { kind: 'articles', sha256: hash(99) }])
    expect(dealt.get(hash(99))).toBe('open')
    expect(dealt.get(hash(3))).toBe('sealed-1')
  })

  test('leaves what has a share where it is, and goes on from there', () => {
    const kept = [
      { kind: 'slides', sha256: hash(50), share: 'open' as const },
      { kind: 'slides', sha256: hash(51), share: 'dev' as const },
      { kind: 'slides', sha256: hash(52), share: 'open' as const },
      { kind: 'slides', sha256: hash(53), share: 'sealed-1' as const },
    ]
    const dealt = dealShares([...twelve.slice(0, 4), ...kept])
    expect(kept.map(({ sha256 }) => dealt.get(sha256))).toEqual(['open', 'dev', 'open', 'sealed-1'])
    expect(twelve.slice(0, 4).map(({ sha256 }) => dealt.get(sha256))).toEqual(['open', 'dev', 'open', 'sealed-2'])
  })

  test('keeps half open and never lets the sealed shares differ by more than one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { maxLength: 60 }), numbers => {
        const shares = [...dealShares(numbers.map(n => ({ kind: 'rules', sha256: hash(n) }))).values()]
        const count = (share: string) => shares.filter(one => one === share).length
        const sealed = [count('sealed-1'), count('sealed-2'), count('sealed-3')]
        expect(Math.abs(count('open') - shares.length / 2)).toBeLessThanOrEqual(0.5)
        expect(Math.max(...sealed) - Math.min(...sealed)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
