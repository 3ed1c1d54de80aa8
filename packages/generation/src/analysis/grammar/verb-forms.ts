import { analyse } from '@capivira/portuguese/morphology'
import { isOneOf, wordsOf } from '../../lexicon/words.ts'

/** Whether a word is nothing but a verb of what one did: 'fugiu'. */
export function toldOf(word: string): boolean {
  const list = /^\p{Ll}+$/u.test(word) ? analyse(word) : []
  return (
    (list.length > 0 && list.every(a => a.category === 'verb' && a.tense === 'preterite' && a.person === 3)) ||
    word === 'foi' ||
    word === 'era'
  )
}

/** Whether a word can be no verb of somebody spoken about: 'zumbi', of 'zumbir'. */
export function neverThirdPerson(word: string): boolean {
  const list = analyse(word)
  return list.length > 0 && list.every(a => a.category === 'verb' && a.person !== undefined && a.person !== 3)
}

const TAKES_VERB = wordsOf('pronoun that takes a verb')

/**
 * 'um braço | se forma | a partir…', 'ele | completa | a volta': after these words a form that may be a verb is one.
 */
export function saidAfter(previous: string, word: string): boolean {
  return (
    TAKES_VERB.has(previous) &&
    analyse(word).some(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  )
}

/** 'A lei de 1850 | marca | o fim': a year counts nothing, and what follows it before an article is a verb. */
export function saidAfterYear(previous: string, word: string, next: string): boolean {
  return (
    /^(?:1[5-9]|20)\d\d$/u.test(previous) && /(?:a|e|am|em|u)$/u.test(word) && isOneOf('object behind a year', next)
  )
}

/**
 * 'o magma chega à superfície', 'a erosão resulta na perda de solo', 'a seca afeta o gado': after its subject a verb,
 * whatever the dictionary has beside.
 */
export function isMostlyVerb(word: string): boolean {
  return isOneOf('verb form that is a noun as well', word)
}

/** 'a era Paleozoica', 'na era dos dinossauros': a span of time, no verb. */
export function namesAge(word: string, previous: { lower: string } | undefined): boolean {
  return word === 'era' && isOneOf('determiner before era', previous?.lower ?? '')
}
