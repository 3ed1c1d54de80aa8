type Sourced = { sourcePage: number | null; sourceQuote: string | null }
type Missed = Sourced & { id: number; question: string; right: string }
type Card = Sourced & { id: number; question: string; answer: string }

/** Cards given for one missed question. */
const perQuestion = 2

/**
 * The cards of a material nearest to questions that were answered wrong: made of the same passage, or of a passage, a
 * question and an answer that share its words, those of the same page before others. Questions that no card comes near
 * are told beside them.
 */
export function nearestCards<C extends Card, M extends Missed>(
  missed: readonly M[],
  cards: readonly C[],
): { cards: C[]; without: M[] } {
  const chosen = new Map<number, C>()
  const without: M[] = []
  // Taken apart once, not for every pair.
  const known = cards.map(card => ({ card, words: wordsOf(textOf(card)) }))
  for (const question of missed) {
    const words = wordsOf(textOf(question))
    const near = known
      .map(({ card, words: others }) => ({ card, score: nearness(question, card, overlap(words, others)) }))
      .filter(({ score }) => score >= nearEnough)
      .sort((one, other) => other.score - one.score)
      .slice(0, perQuestion)
    if (near.length === 0) without.push(question)
    for (const { card } of near) chosen.set(card.id, card)
  }
  return { cards: [...chosen.values()], without }
}

/** A shared passage is certain; else a third of the words together, or a fifth on the same page. */
const nearEnough = 0.33

function nearness(question: Sourced, card: Sourced, shared: number): number {
  if (question.sourceQuote && question.sourceQuote === card.sourceQuote) return 3 + shared
  const samePage = question.sourcePage !== null && question.sourcePage === card.sourcePage
  return shared + (samePage ? 0.13 : 0)
}

const textOf = (item: Missed | Card) =>
  `${item.question} ${'answer' in item ? item.answer : item.right} ${item.sourceQuote ?? ''}`

/** Share of the fewer words that the others have, too: 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  if (smaller === 0) return 0
  let shared = 0
  for (const word of a) if (b.has(word)) shared++
  return shared / smaller
}

/** A text's words; those of three letters and less say little. */
function wordsOf(text: string): Set<string> {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{4,}/gu)
  return new Set(words ?? [])
}
