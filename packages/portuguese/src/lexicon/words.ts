import { lexiconOf } from './word-lists.ts'
import words from './words.json' with { type: 'json' }

/** A sense that rules of the language ask about. The lists are data (`words.json`). */
type WordClass = keyof typeof words

/** What rules ask of the words of a sense, and patterns in which senses stand for any of their words. */
export const { wordsOf, isOneOf, pattern } = lexiconOf<WordClass>(words)
