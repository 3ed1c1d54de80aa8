import type { NounPhrase } from '@capivira/portuguese/noun-phrase'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import { isResolvable } from '../grammar/nouns.ts'
import type { Study } from '../studied.ts'
import { namesKind } from '../terms/kind-nouns.ts'
import { isSituational } from './situations.ts'

/** Nouns for what something else has. */
export const ATTRIBUTE = pattern('iu')`^${'attribute of something else'}$`

/**
 * True when one knows what the phrase means without the page: a name, a term, a described thing, the name of a kind.
 */
export function isKnownThing(
  phrase: NounPhrase,
  study: Pick<Study, 'isKeyTerm' | 'isKind' | 'isDefined' | 'termOf'>,
): boolean {
  const single = phrase.words.length === 1 && !phrase.proper
  // 'as características', 'o objetivo': of what? However often the page says it.
  if (single && isOneOf('definite article', phrase.determiner) && ATTRIBUTE.test(phrase.head)) return false
  if (single && isOneOf('definite article', phrase.determiner) && isSituational(phrase.head)) {
    // 'a guerra', 'o decreto': known only where the page is about it.
    const term = study.termOf(phrase.core)
    return term?.bold === true || term?.heading === true || study.isDefined(phrase.core)
  }
  // 'um animal adulto' is one of those the page tells of.
  if (/^uma?$/.test(phrase.determiner) && /^(?:animal|indivíduo|exemplar|pessoa|ser)(?:\s\p{L}+)?$/u.test(phrase.core))
    return false
  if (isFirstOfAll(phrase)) return true
  return isResolvable(phrase, study.isKeyTerm) || (single && study.isKind(phrase.core))
}

/** What comes first for somebody or somewhere: 'a primeira edição', 'a primeira escola'. */
const OF_SOMETHING = pattern('u')`^${'first of its kind somewhere'}$`

/** 'a primeira locomotiva', 'o primeiro satélite': of all there ever were. */
function isFirstOfAll({ determiner, core }: NounPhrase): boolean {
  const noun = /^(?:o|a)$/iu.test(determiner) ? /^primeir[oa]\s(\p{Ll}{4,})$/u.exec(core)?.[1] : undefined
  return noun !== undefined && hasFirst(noun)
}

/** Whether the first of a kind is one for all the world. */
export function hasFirst(noun: string): boolean {
  return namesKind(noun) && !OF_SOMETHING.test(noun)
}

/**
 * 'as plantas', 'os agentes internos': of what the page neither defines nor sets in bold or a heading, much may be
 * said.
 */
export function isPlainThing(phrase: NounPhrase, study: Pick<Study, 'isDefined' | 'termOf'>): boolean {
  const term = study.termOf(phrase.core)
  const special = term?.bold === true || term?.heading === true || study.isDefined(phrase.core)
  return !phrase.proper && !special && phrase.words.length < 3 && !/[\p{Lu}\d_]/u.test(phrase.core)
}
