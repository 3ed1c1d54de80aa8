import type { Candidate } from '../candidates.ts'
import { FLOOR } from './pick.ts'
import { readsTheSame, repeats, type Wording, wordingOf } from './wording.ts'

/** Enough to ask for more on every part of a long document, and little to keep. */
const MOST = 200

/**
 * The good candidates that were not chosen, best first: each passed every gate, is worth showing, and asks nothing that
 * the chosen ones or a better spare ask.
 */
export function sparesOf(candidates: readonly Candidate[], chosen: readonly Candidate[]): Candidate[] {
  const taken: Record<Candidate['kind'], Wording[]> = { card: [], question: [] }

  for (const { kind, question, answer } of chosen) taken[kind].push(wordingOf(question, answer))
  const spares: Candidate[] = []
  const open = candidates.filter(candidate => candidate.score >= FLOOR && candidate.trust !== 'weak')
  for (const candidate of open.toSorted((a, b) => b.score - a.score)) {
    if (spares.length === MOST) break
    const { kind, question, answer } = candidate
    const wording = wordingOf(question, answer)
    const others = taken[kind === 'card' ? 'question' : 'card']
    if (taken[kind].some(known => repeats(known, wording)) || others.some(known => readsTheSame(known, wording)))
      continue
    taken[kind].push(wording)
    spares.push(candidate)
  }
  return spares
}
