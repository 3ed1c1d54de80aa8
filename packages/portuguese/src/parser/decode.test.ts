import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestHeads, isTree } from './decode.ts'

/** Scores from rows: row d holds those of the root and of words 1, 2, … as heads of word d. */
const scores = (rows: number[][]) => ({ words: rows.length, values: Float64Array.from(rows.flat()) })

/** The best tree by looking at all of them. */
function bestByTrying({ words, values }: ReturnType<typeof scores>): number {
  let best = Number.NEGATIVE_INFINITY
  const heads = new Int32Array(words)
  const total = () => heads.reduce((sum, head, i) => sum + (values[i * (words + 1) + head] ?? 0), 0)
  const set = (word: number): void => {
    if (word === words) {
      if (isTree(heads)) best = Math.max(best, total())
      return
    }
    for (let head = 0; head <= words; head++) {
      if (head === word + 1) continue
      heads[word] = head
      set(word + 1)
    }
  }
  set(0)
  return best
}

describe('isTree', () => {
  it.each([
    [[0], true],
    [[2, 0, 2], true],
    [[0, 0], false],
    [[2, 1, 0], false],
    [[2, 3, 1], false],
  ])('%j → %s', (heads, expected) => {
    expect(isTree(heads)).toBe(expected)
  })
})

describe('bestHeads', () => {
  it('takes the best head of each word where they make a tree', () => {
    expect([
      ...bestHeads(
        scores([
          [1, -1e4, 5],
          [9, 0, -1e4],
        ]),
      ),
    ]).toEqual([2, 0])
  })

  it('breaks a circle at its cheapest', () => {
    // Words 1 and 2 want each other; the root is dearer for the first.
    expect([
      ...bestHeads(
        scores([
          [1, -1e4, 9],
          [3, 9, -1e4],
        ]),
      ),
    ]).toEqual([2, 0])
  })

  it('leaves one word under the root', () => {
    expect([
      ...bestHeads(
        scores([
          [9, -1e4, 1],
          [8, 2, -1e4],
        ]),
      ),
    ]).toEqual([0, 1])
  })

  it('is the best tree there is', () => {
    const square = fc.integer({ min: 1, max: 5 }).chain(n =>
      fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: n + 1, maxLength: n + 1 }), {
        minLength: n,
        maxLength: n,
      }),
    )
    fc.assert(
      fc.property(square, rows => {
        const given = scores(rows)
        const heads = bestHeads(given)
        expect(isTree(heads)).toBe(true)
        const sum = heads.reduce((total, head, i) => total + (given.values[i * (rows.length + 1) + head] ?? 0), 0)
        expect(sum).toBe(bestByTrying(given))
      }),
      { seed: 25, numRuns: 300 },
    )
  })
})
