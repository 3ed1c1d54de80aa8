import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse, lemma } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Study } from '../../analysis/study.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import { wordsOf } from '../../lexicon/words.ts'

/** What identifies by the words of a document: its sentences and its terms. */
export type Told = Pick<Study, 'document' | 'sentences' | 'terms' | 'termOf' | 'headed'>

/** Describing words that tell nothing apart. */
const GENERIC: ReadonlySet<string> = wordsOf('generic')
/** Words that praise or measure and say nothing. */
const EMPTY: ReadonlySet<string> = wordsOf('says nothing')
/** Verbs that have many subjects and many objects. */
export const LIGHT: ReadonlySet<string> = wordsOf('light verb')
/** What one word tells of a thing: a name, a figure or a term wholly, a word every text uses hardly. */
const WORTH = { own: 1, everywhere: 0.5, nameEverywhere: 0.4, verb: 0.5, person: 0.5, common: 0.25 } as const
/** A word of more than this share of the sentences tells little apart, in a text long enough to say so. */
const EVERYWHERE = { share: 0.12, sentences: 12 } as const

const counted = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>()

/** In how many sentences of the document each lemma stands. */
function sentencesOf({ sentences }: Told): ReadonlyMap<string, number> {
  const known = counted.get(sentences)
  if (known) return known
  const count = new Map<string, number>()
  for (const { words } of sentences) {
    for (const key of new Set(words.map(word => lemma(word.lower)))) count.set(key, (count.get(key) ?? 0) + 1)
  }
  counted.set(sentences, count)
  return count
}

function isEverywhere(key: string, study: Told): boolean {
  const all = study.sentences.length
  return all > EVERYWHERE.sentences && (sentencesOf(study).get(key) ?? 0) > all * EVERYWHERE.share
}

function worthOf(word: string, isFirst: boolean, study: Told): number {
  const lower = word.toLowerCase()
  if (isFunctionWord(lower)) return 0
  const key = lemma(lower)
  if (/\d/.test(word)) return WORTH.own
  if (!isFirst && /\p{Lu}/u.test(word)) return isEverywhere(key, study) ? WORTH.nameEverywhere : WORTH.own
  const readings = analyse(lower)
  if (readings.length > 0 && readings.every(a => a.category === 'verb' && a.mood !== 'participle'))
    return readings.some(a => LIGHT.has(a.lemma)) ? 0 : WORTH.verb
  if (EMPTY.has(key) || word.length < 3) return 0
  // 'dados' reads as a participle, too.
  if (GENERIC.has(key) || isCommonNoun(key) || isCommonNoun(lower.replace(/s$/, ''))) return WORTH.common
  if (meansPerson(lower)) return WORTH.person
  return isEverywhere(key, study) ? WORTH.everywhere : WORTH.own
}

/** How much a text tells: about one for every word that not every text, and not the whole of this one, has. */
export function telling(text: string, study: Told, without = ''): number {
  const said = new Set(keysOf(without))
  return tokenize(text).reduce(
    (sum, { text: word, kind }, at) =>
      kind === 'symbol' || said.has(lemma(word.toLowerCase())) ? sum : sum + worthOf(word, at === 0, study),
    0,
  )
}

function keysOf(text: string): string[] {
  return tokenize(text).flatMap(({ text: word, kind }) => (kind === 'symbol' ? [] : [lemma(word.toLowerCase())]))
}
