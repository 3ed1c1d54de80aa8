import { lemma } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'

/**
 * Nouns for what happens, is made or rules in a story: 'a batalha', 'o decreto', 'a colônia' mean one the page has
 * named before. Unlike 'a hemoglobina' or 'o desmatamento' they name no kind when they stand alone.
 */
const SITUATIONAL: ReadonlySet<string> = wordsOf('situation')

/** True for a noun that points at something of its own text when it stands alone with its article. */
export function isSituational(noun: string): boolean {
  return SITUATIONAL.has(noun.toLowerCase()) || SITUATIONAL.has(lemma(noun))
}
