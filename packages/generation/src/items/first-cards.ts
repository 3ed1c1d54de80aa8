import type { Fact } from '../families/fact.ts'
import type { Candidate } from './candidates.ts'

/** Cards enough to see what comes. */
const MOST = 3

type Ranked = { fact: Fact; score: number }

/**
 * The best cards of the first section that gives any, one of each sentence, in the order of the document: what can be
 * shown before the rest is written.
 * @param ranked facts of the whole document, best first
 * @param write asked only about facts of the sections up to that one
 */
export function firstCards(ranked: readonly Ranked[], write: (ranked: Ranked) => Candidate | null): Candidate[] {
  const inOrder = ranked.map(({ fact }) => fact.sentence).sort((a, b) => a.index - b.index)
  for (const section of new Set(inOrder.map(sentence => sentence.section))) {
    const best = new Map<number, Candidate>()
    for (const one of ranked) {
      const { sentence } = one.fact
      if (sentence.section !== section || best.has(sentence.index) || best.size === MOST) continue
      const card = write(one)
      const isNew = ![...best.values()].some(({ question }) => question === card?.question)
      if (card && isNew) best.set(sentence.index, card)
    }
    if (best.size > 0) return [...best.values()].sort((a, b) => a.fact.sentence.index - b.fact.sentence.index)
  }
  return []
}
