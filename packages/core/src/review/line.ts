/** An item that somebody judged: how certain it was, of which kind, and whether it was kept. */
export type Mark = { certainty: number; factKind: string | null; kept: boolean }

/**
 * So many items of a certainty, marked by readers before this school had any: how many were kept, of how many. They
 * count as at most `mostPrior` marks, and less as the school's own come in.
 */
export type Prior = { certainty: number; factKind: string | null; kept: number; total: number }

/** The line before anything is known of how items of a certainty fare with teachers. */
export const firstLine = 0.85

/** The share of items above the line that teachers are to keep, and how sure that has to be. */
const wanted = { share: 0.85, sure: 0.9 }
/** What the other kinds show counts for a kind as at most so many marks of its own. */
const mostLent = 60
/** What readers' marks count for as at most, before a school has marks of its own, and how many of these halve that. */
const mostPrior = 60
const halving = 40
/** A line that no certainty reaches. */
const nothing = 1.01
/** Fewer marks than this above a certainty say nothing of it. */
const fewest = 20

/**
 * The lowest certainty at which the items of a kind above it are kept with P(share >= 0.85) >= 0.9. What the other
 * kinds show counts beside its own marks (shrinkage): with few it leans on them, with many it goes by itself. `priors`
 * are readers' marks of before: this school's own verdicts outweigh them as they come. Above 1 where enough marks are
 * there and nowhere clear it: then nothing is published by itself.
 */
export function publicationLine(
  marks: readonly Mark[],
  factKind: string | null,
  priors: readonly Prior[] = [],
): number {
  if (marks.length + sum(priors.map(({ total }) => total)) < fewest) return firstLine
  const steps = [...new Set([...marks, ...priors].map(({ certainty }) => certainty))].sort((one, other) => one - other)
  return steps.find(step => clears(marks, priors, factKind, step)) ?? nothing
}

type Count = { total: number; kept: number }

function clears(marks: readonly Mark[], priors: readonly Prior[], factKind: string | null, step: number): boolean {
  const above = marks.filter(({ certainty }) => certainty >= step)
  const before = priors.filter(({ certainty }) => certainty >= step)
  if (above.length + sum(before.map(({ total }) => total)) < fewest) return false
  const isOwn = (mark: { factKind: string | null }) => mark.factKind === factKind
  const own = countOf(above.filter(isOwn))
  const lent = atMost(countOf(above.filter(mark => !isOwn(mark))), mostLent)
  const prior = atMost(
    together([
      countOfPriors(before.filter(isOwn)),
      atMost(countOfPriors(before.filter(mark => !isOwn(mark))), mostLent),
    ]),
    Math.round((mostPrior * halving) / (halving + above.length)),
  )
  const { kept, total } = together([own, lent, prior])
  return chance(kept, total - kept) >= wanted.sure
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const countOf = (marks: readonly Mark[]): Count => ({
  total: marks.length,
  kept: marks.filter(({ kept }) => kept).length,
})

const countOfPriors = (priors: readonly Prior[]): Count => ({
  total: sum(priors.map(({ total }) => total)),
  kept: sum(priors.map(({ kept }) => kept)),
})

const together = (counts: readonly Count[]): Count => ({
  total: sum(counts.map(({ total }) => total)),
  kept: sum(counts.map(({ kept }) => kept)),
})

/** The same share of fewer marks. */
function atMost({ kept, total }: Count, most: number): Count {
  const lent = Math.min(most, total)
  return { total: lent, kept: total === 0 ? 0 : Math.round((lent * kept) / total) }
}

/**
 * P(share >= wanted) after so many kept and refused, from an even start: the upper tail of Beta(kept + 1, refused + 1),
 * which for whole numbers is a sum of the binomial distribution (Abramowitz and Stegun 26.5.24).
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

/** What a teacher is told of what is published by itself, and how well it does with teachers. */
export type LineTold = {
  /** Verdicts on items that were published by themselves. */
  judged: number
  kept: number
  /** Whether anything is published by its certainty at all. */
  publishes: boolean
}

/** Fewer verdicts than this make no share. */
const enoughToTell = 10

/** One sentence, honest about how little is known: what is published by itself, and how often teachers keep it. */
export function lineSentence({ judged, kept, publishes }: LineTold): string {
  if (!publishes)
    return 'Nesta escola, nada é publicado só pela certeza da Capivira: até agora, os professores recusaram demais.'
  if (judged < enoughToTell)
    return (
      'Ainda há poucas decisões nesta escola para dizer quanto do que é publicado sozinho os professores ' +
      'manteriam.'
    )
  return (
    `Nesta escola, os professores olharam ${judged} itens publicados sozinhos e mantiveram ${kept} ` +
    `(${Math.floor((100 * kept) / judged)}%).`
  )
}
