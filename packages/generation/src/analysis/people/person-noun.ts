import { analyse } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import type { Word } from '../grammar/tagging.ts'
import { meansPerson } from './people.ts'

/** Before the noun: 'um dos mais', 'uma das grandes'. */
const BEFORE = wordsOf('before a noun of a person')

/**
 * The noun by which a predicate says what somebody was: 'um dos mais lidos poetas da serra', 'uma célebre pintora'.
 * Undefined where its first noun is a thing: 'um arranjo político'.
 */
export function personNoun(predicate: readonly Word[]): Word | undefined {
  for (const word of predicate) {
    if (BEFORE.has(word.lower)) continue
    if (!/^\p{Ll}/u.test(word.text)) return undefined
    const readings = analyse(word.lower)
    if (meansPerson(word.lower) && readings.some(({ category }) => category === 'noun')) return word
    if (!readings.some(({ category, mood }) => category === 'adjective' || mood === 'participle')) return undefined
  }
  return undefined
}
