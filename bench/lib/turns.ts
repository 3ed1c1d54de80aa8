import { median } from './machine.ts'

/**
 * A ratio with the interval that holds the true median in at least 95 of 100 measurements. Of fewer than six pairs no
 * interval does: then it is the least and the greatest of them (of three they hold it in 75 of 100, of five in 93).
 */
export type Ratio = { median: number; low: number; high: number }

/**
 * Measures two programs by turns, first one then the other and the next time the other way round, so that a machine
 * that grows slower or faster favours neither. Answers second / first.
 * @param measure what it came to, in any unit, the more the slower.
 */
export async function byTurns(
  pairs: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<{ ratio: Ratio; first: number; second: number }> {
  const rows: (readonly [number, number])[] = []
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % 2 === 0) {
      const one = await first()
      rows.push([one, await second()])
    } else {
      const other = await second()
      rows.push([await first(), other])
    }
  }
  return {
    ratio: ratioOf(rows.map(([one, other]) => other / one)),
    first: median(rows.map(([one]) => one)),
    second: median(rows.map(([, other]) => other)),
  }
}

/**
 * The median of ratios and its interval from the order of the ratios alone, whatever they are distributed like (the
 * interval of the sign test: ranks k and n + 1 - k with P(Bin(n, 1/2) < k) at most 2.5 %). Of fewer than six the least
 * and the greatest, which are less sure.
 */
export function ratioOf(ratios: readonly number[]): Ratio {
  const sorted = ratios.toSorted((a, b) => a - b)
  const rank = lowerRank(sorted.length)
  return {
    median: median(sorted),
    low: sorted[rank - 1] ?? Number.NaN,
    high: sorted[sorted.length - rank] ?? Number.NaN,
  }
}

/** The largest rank k with P(Bin(n, 1/2) < k) ≤ 0.025; 1 where there are fewer than six, too few for that. */
function lowerRank(n: number): number {
  let chance = 0.5 ** n
  let sum = chance
  let rank = 1
  for (let k = 1; k < n; k++) {
    if (sum > 0.025) break
    rank = k
    chance = (chance * (n - k + 1)) / k
    sum += chance
  }
  return rank
}
