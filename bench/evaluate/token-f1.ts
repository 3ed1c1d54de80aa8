import { normalize, tokenize } from '@capivira/portuguese/tokens'

const ARTICLES: ReadonlySet<string> = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas'])

/** Words and numbers of a text for comparing answers: lower case, without punctuation and articles. */
export function answerTokens(text: string): string[] {
  return tokenize(normalize(text))
    .filter(token => token.kind !== 'symbol')
    .map(token => token.text)
    .filter(token => !ARTICLES.has(token))
}

/**
 * Harmonic mean of precision and recall of shared tokens, 0 to 1 (Rajpurkar et al. 2016, SQuAD), with Portuguese
 * articles.
 */
export function tokenF1(answer: string, gold: string): number {
  const [ours, theirs] = [answerTokens(answer), answerTokens(gold)]
  const shared = sharedTokens(ours, theirs)
  return shared === 0 ? 0 : (2 * shared) / (ours.length + theirs.length)
}

/** Share of the gold answer's tokens found in a text, each as often as the gold has it; 0 for an empty gold answer. */
export function tokenRecall(text: string, gold: string): number {
  const theirs = answerTokens(gold)
  return theirs.length === 0 ? 0 : sharedTokens(answerTokens(text), theirs) / theirs.length
}

/** Size of the multiset intersection. */
function sharedTokens(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const token of a) left.set(token, (left.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of b) {
    const rest = left.get(token) ?? 0
    if (rest === 0) continue
    left.set(token, rest - 1)
    shared++
  }
  return shared
}
