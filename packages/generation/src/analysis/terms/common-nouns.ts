import { wordsOf } from '../../lexicon/words.ts'

/**
 * Nouns every text uses, by lemma. Alone they are no term of a subject and a poor answer; inside a longer phrase they
 * count little. General vocabulary only: what a school subject teaches (célula, clima, império, átomo) is left out on
 * purpose.
 */
const COMMON: ReadonlySet<string> = wordsOf('common')

/** True for the lemma of a noun every text uses. */
export function isCommonNoun(lemma: string): boolean {
  return COMMON.has(lemma)
}
