import { expect, test } from 'vitest'
import { randomStream } from '../random.ts'
import { withoutFamilyLikeness } from './likeness.ts'

const CANDIDATES = [1969, 1991, 2002, 1970, 1983, 1997, 2000, 2005, 1949]
const trigrams = (text: string) => new Set([0, 1, 2, 3].map(at => ` ${text} `.slice(at, at + 3)))
const alike = (a: string, b: string) => [...trigrams(a)].filter(piece => trigrams(b).has(piece)).length

test('keeps all candidates and how many of the first three are smaller', () => {
  for (const seed of 'abcdefgh') {
    const ordered = withoutFamilyLikeness(1989, CANDIDATES, randomStream(seed))
    expect([...ordered].sort()).toEqual([...CANDIDATES].sort())
    expect(ordered.slice(0, 3).filter(year => year < 1989)).toHaveLength(1)
  }
})

test('the right year is not the most like the others more often than by chance', () => {
  let most = 0
  const seeds = Array.from({ length: 200 }, (_, seed) => `${seed}`)
  for (const seed of seeds) {
    const options = ['1989', ...withoutFamilyLikeness(1989, CANDIDATES, randomStream(seed)).slice(0, 3).map(String)]
    const sums = options.map(one => options.reduce((sum, other) => sum + (one === other ? 0 : alike(one, other)), 0))
    if (sums.slice(1).every(sum => sum < (sums[0] ?? 0))) most++
  }
  expect(most / seeds.length).toBeLessThan(0.35)
})
