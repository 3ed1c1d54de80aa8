import type { Agreement } from '@capivira/portuguese/agreement'
import { genderOfDeterminer } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'

/** What the words before a gap ask of what fills it. */
export type GapDemand = {
  /** Gender and number of an article or contraction right before the gap: 'a _____', 'nos _____'. */
  agreement: Agreement | null
  /** A bare preposition before the gap: a name with an article does not fit after 'de _____'. */
  bare: boolean
}

const ARTICLE = wordsOf('article or contraction')
const PREPOSITION = wordsOf('preposition of a gap')

/** Reads the word before the gap of a cloze; null for a question without gap. */
export function gapDemand(question: string): GapDemand | null {
  const match = /(?:^|[^\p{L}])(?:(\p{L}+)\s)?_{2,}/u.exec(question)
  if (!match) return null
  const word = match[1] ?? ''
  const gender = ARTICLE.has(word.toLowerCase()) ? genderOfDeterminer(word) : undefined
  if (gender) return { agreement: { gender, number: /s$/i.test(word) ? 'p' : 's' }, bare: false }
  return { agreement: null, bare: PREPOSITION.has(word.toLowerCase()) }
}
