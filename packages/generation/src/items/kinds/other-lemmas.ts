import { wordsOf } from '../../lexicon/words.ts'
/**
 * Listed nouns that the dictionary takes for a form of another word: 'mangue' of 'mangar'. Only of these is the lemma
 * asked when the lists are read, for asking it of thousands of words takes a quarter of a second; a test finds those
 * that are missing here.
 */
export const OTHER_LEMMAS: ReadonlySet<string> = wordsOf('listed under another lemma')
