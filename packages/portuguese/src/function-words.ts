import { wordsOf } from './lexicon/words.ts'

/** The closed classes: words that carry grammar rather than content. */
const FUNCTION_WORDS = wordsOf('function word')

/**
 * Forms that are verbs in every sentence a textbook writes, whatever else the dictionary says of them ('são', 'era').
 */
export const ALWAYS_FINITE: ReadonlySet<string> = wordsOf('always finite')

/** Whether the word belongs to a closed class: articles, prepositions, pronouns, conjunctions, ser/estar/ter/haver. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase())
}
