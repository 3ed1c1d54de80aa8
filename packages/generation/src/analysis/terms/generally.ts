import { analyse } from '@capivira/portuguese/morphology'
import type { Clause } from '../grammar/clauses.ts'
import type { Study } from '../study.ts'
import { namesKind } from './kind-nouns.ts'

/** So often something is said of a thing, and what is said of it can be asked for by its name alone. */
const ONCE_OR_TWICE = 2

/** 'sal', 'ímã' */
const SHORTEST = 3

const widened = new WeakMap<Study, Study>()

/**
 * A document in which every noun that names a kind of thing by itself counts as one of its terms: what is said of it in
 * general ('A bile emulsiona as gorduras') needs no second sentence on it to be worth asking.
 */
export function inGeneral(study: Study): Study {
  const known = widened.get(study)
  if (known) return known
  const general: Study = {
    ...study,
    isKind: noun => study.isKind(noun) || namesKind(noun, SHORTEST),
    isDefined: noun => study.isDefined(noun) || (namesKind(noun, SHORTEST) && study.headed(noun) <= ONCE_OR_TWICE),
    isKeyTerm: phrase => study.isKeyTerm(phrase) || namesKind(phrase, SHORTEST),
  }
  widened.set(study, general)
  return general
}

/**
 * 'A bile emulsiona as gorduras': in the present, of a thing with the definite article or a name, with nothing that
 * limits it. What happened is said in general where it has a name: 'A democracia nasceu em Atenas'.
 */
export function isGeneral({ lead, subject, verb, negated, rest }: Clause): boolean {
  if (lead !== '' || negated || !/^(?:(?:O|A|Os|As)\s\p{Ll}|\p{Lu}\p{Ll})/u.test(subject)) return false
  const named = /\p{Lu}\p{Ll}/u.test(rest)
  return analyse(verb.toLowerCase().replace(/^se\s|-se$/gu, '')).some(
    ({ category, person, mood, tense }) =>
      category === 'verb' &&
      person === 3 &&
      mood === 'indicative' &&
      (tense === 'present' || tense === 'imperfect' || (named && tense === 'preterite')),
  )
}
