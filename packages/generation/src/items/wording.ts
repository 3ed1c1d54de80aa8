import { lemma } from '@capivira/portuguese/morphology'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { jaccard } from '../quality/words.ts'

/** What two questions are compared by, made once: the measure is that of quality/similarity.ts. */
export type Wording = { grams: ReadonlySet<string>; lemmas: ReadonlySet<string>; answer: string }

export function wordingOf(question: string, answer: string): Wording {
  const plain = normalize(question).replace(/[^\p{L}\p{N} ]/gu, '')
  const grams = new Set<string>()
  for (let i = 0; i + 4 <= plain.length; i++) grams.add(plain.slice(i, i + 4))
  const lemmas = new Set(contentWords(question).map(lemma))
  return { grams, lemmas, answer: [...new Set(contentWords(answer).map(lemma))].sort().join(' ') || answer }
}

/** True for two items of one kind that ask the same. */
export function repeats(a: Wording, b: Wording): boolean {
  const { duplicate, duplicateSameAnswer } = THRESHOLDS.set
  const alike = similarity(a, b)
  return alike >= duplicate || (alike >= duplicateSameAnswer && a.answer === b.answer)
}

/** True for a card and a quiz question with one wording. */
export function readsTheSame(a: Wording, b: Wording): boolean {
  return similarity(a, b) >= THRESHOLDS.set.duplicateAcross
}

function similarity(a: Wording, b: Wording): number {
  return Math.max(jaccard(a.grams, b.grams), jaccard(a.lemmas, b.lemmas))
}
