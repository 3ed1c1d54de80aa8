/** An item that somebody judged: how certain it was, of which kind, and whether it was kept. */
export type Mark = { certainty: number; factKind: string | null; kept: boolean }

/** The line before anything is known of how items of a certainty fare with teachers. */
export const firstLine = 0.85

/** The share of items above the line that teachers are to keep, and how sure that has to be. */
const wanted = { share: 0.85, sure: 0.9 }
/** What the other kinds show counts for a kind as at most so many marks of its own. */
const mostLent = 60
/** A line that no certainty reaches. */
const nothing = 1.01
/** Fewer marks than this above a certainty say nothing of it. */
const fewest = 20

/**
 * The lowest certainty at which the items of a kind above it are kept with P(share >= 0.85) >= 0.9. What the other kinds show counts
 * beside its own marks (shrinkage): with few it leans on them, with many it goes by itself. Above 1 where enough marks are there and
 * nowhere clear it: then nothing is published by itself.
 */
export function publicationLine(marks: readonly Mark[], factKind: string | null): number {
  if (marks.length < fewest) return firstLine
  const steps = [...new Set(marks.map(({ certainty }) => certainty))].sort((one, other) => one - other)
  return steps.find(step => clears(marks, factKind, step)) ?? nothing
}

function clears(marks: readonly Mark[], factKind: string | null, step: number): boolean {
  const above = marks.filter(({ certainty }) => certainty >= step)
  if (above.length < fewest) return false
  const own = countOf(above.filter(mark => mark.factKind === factKind))
  const others = countOf(above.filter(mark => mark.factKind !== factKind))
  const lent = Math.min(mostLent, others.total)
  const lentKept = lent === 0 ? 0 : Math.round((lent * others.kept) / others.total)
  return chance(own.kept + lentKept, own.total - own.kept + lent - lentKept) >= wanted.sure
}

const countOf = (marks: readonly Mark[]) => ({ total: marks.length, kept: marks.filter(({ kept }) => kept).length })

/**
 * P(share >= wanted) after so many kept and refused, from an even start: the upper tail of Beta(kept + 1, refused + 1), which for whole
 * numbers is a sum of the binomial distribution (Abramowitz and Stegun 26.5.24).
 */
function chance(kept: number, refused: number): number {
  const n = kept + refused + 1
  const odds = Math.log(wanted.share / (1 - wanted.share))
  // In logarithms: the first terms of many marks are smaller than any number there is.
  let term = n * Math.log(1 - wanted.share)
  let sum = Math.exp(term)
  for (let k = 1; k <= kept; k++) {
    term += Math.log((n - k + 1) / k) + odds
    sum += Math.exp(term)
  }
  return Math.min(1, sum)
}
