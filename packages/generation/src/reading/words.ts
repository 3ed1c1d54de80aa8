import { lexiconOf } from '@capivira/portuguese/lexicon/word-lists'
import lemmas from '../lexicon/lemmas.json' with { type: 'json' }

/** Classes of lemmas that reading asks about. The lists are data (`lexicon/lemmas.json`). */
export type WordClass = keyof typeof lemmas

const { isOneOf } = lexiconOf<WordClass>(lemmas)

/** Whether a lemma belongs to a class. */
export function isOf(lemma: string, wordClass: WordClass): boolean {
  return isOneOf(wordClass, lemma)
}
