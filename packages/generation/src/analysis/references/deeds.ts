import { type Agreement, agrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { tagWords } from '../grammar/tagging.ts'
import type { Named } from './named.ts'

/** Nouns that take up something that goes on. */
const TAKES_UP = wordsOf('what goes on, taken up')
/** What goes on is told by these, not by 'causou' or 'levou', which bring in something else that does. */
const TELLS_OF_IT = /^(?:é|são|ocorre|acontece|consiste|corresponde)\s/u
const GOES_ON = pattern('u')`${'ending of a noun of doing'}$`
const NO_DEED = wordsOf('no deed in spite of its ending')

/**
 * Whether 'esse processo' can only mean the subject of the sentence before: 'A salinização é o acúmulo de sais… Esse
 * processo…'
 */
export function isDeed({ phrase, after }: Named, noun: string): boolean {
  const head = phrase.head.toLowerCase()
  return (
    TAKES_UP.has(noun) &&
    TELLS_OF_IT.test(after) &&
    !phrase.proper &&
    phrase.number === 's' &&
    !/^uma?$/.test(phrase.determiner) &&
    GOES_ON.test(head) &&
    !NO_DEED.has(head)
  )
}

/**
 * Whether what was said of 'esse processo' can be said of the subject as it stands: not 'é lento' of 'a salinização'.
 */
export function fitsAfter(rest: string, subject: Agreement): boolean {
  const words = tagWords(rest)
  const verb = words.findLastIndex(({ tag }, at) => (tag === 'verb' || tag === 'infinitive') && at < 3)
  const said = words[verb + 1]
  if (said === undefined || (said.tag !== 'adjective' && said.tag !== 'participle' && !isParticiple(said.lower)))
    return true
  return agrees(said.lower, subject) || analyse(said.lower).every(a => a.gender === undefined)
}
