import type { ConceptBuilderDealt } from './rules.ts'

export type Join = { term: number; definition: number }
export type Group = { term: number; heading: number }

/** A map of concepts as it stands: every try so far, right or wrong, in order. */
export type ConceptRun = { joins: readonly Join[]; groups: readonly Group[] }

export const newRun: ConceptRun = { joins: [], groups: [] }

/** Terms that lie at their definition. */
export const joinedIn = ({ joins }: ConceptRun): Set<number> =>
  new Set(joins.flatMap(({ term, definition }) => (term === definition ? term : [])))

/** The heading of each term that lies under its own. */
export function groupedIn({ groups }: ConceptRun, { pairs }: ConceptBuilderDealt): Map<number, number> {
  const headings = new Map(pairs.map(({ pairId, heading }) => [pairId, heading]))
  return new Map(groups.flatMap(({ term, heading }) => (headings.get(term) === heading ? [[term, heading]] : [])))
}

/** The part that is played: first every term is joined, then, where there are headings, grouped; then it is over. */
export function partOf(run: ConceptRun, dealt: ConceptBuilderDealt): 'join' | 'group' | 'over' {
  if (joinedIn(run).size < dealt.pairs.length) return 'join'
  return dealt.headings.length > 0 && groupedIn(run, dealt).size < dealt.pairs.length ? 'group' : 'over'
}

/** Tries a term took beyond one in each part. */
export function wastedTries(term: number, { joins, groups }: ConceptRun): number {
  const count = (tries: readonly { term: number }[]) => tries.filter(one => one.term === term).length
  return Math.max(0, count(joins) - 1) + Math.max(0, count(groups) - 1)
}
