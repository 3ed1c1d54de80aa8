import { lemma } from '@capivira/portuguese/morphology'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { Kind, Kinds } from '../kinds/kinds.ts'

const BY_WHICH_NAME = pattern('u')`
  por qual (?:outro )?nome ${'copula form, present and imperfect'} conhecid[oa]s?`
const HOW_CALLED = pattern('u')`
  como se chama(?:m|va|vam)?|como (?:é|são) (?:chamad|denominad)[oa]s?|${BY_WHICH_NAME}`
const IS_THE_FIRST = pattern('u')` ${'copula form'} [oa]s?(?: ${'superlative or only one'})?`
const ASKED_NOUN = pattern('iu')`
  ^${HOW_CALLED} ${'definite article'} (\p{Ll}+)|^(?:n[oa]s? [^,]+, )?(?:que|qual|quais)${IS_THE_FIRST}? (\p{Ll}{4,})`

/** What the noun a question asks the name of tells: 'Como se chama a ave…'; null where it asks for none. */
type AskedKind = { kind: string | undefined; sorts: ReadonlySet<string> } | null

/** The kind a question asks for by its noun. */
export function askedKind({ question }: Fact, kinds: Kinds): AskedKind {
  const match = ASKED_NOUN.exec(question)
  const noun = match?.[1] ?? match?.[2]
  return noun === undefined || ANYTHING.has(noun.toLowerCase())
    ? null
    : { kind: kinds.named(noun), sorts: kinds.of(noun).sorts }
}

/**
 * 'Como se chama o trabalho que…? → Trabalho mecânico': beside things of other nouns the key repeats the question;
 * undefined for other keys.
 */
export function headAsked({ question, answer }: Fact): string | undefined {
  const match = ASKED_NOUN.exec(question)
  const noun = lemma((match?.[1] ?? match?.[2] ?? '').toLowerCase())
  return noun !== '' && answer.includes(' ') && headOf(answer) === noun ? noun : undefined
}

/** The lemma of the first noun of a short answer. */
export const headOf = (text: string): string =>
  lemma(
    text
      .replace(/^(?:O|A|Os|As|Um|Uma)\s/u, '')
      .split(' ')[0]
      ?.toLowerCase() ?? '',
  )

/** 'Como é chamado o lugar onde…?': a spring, a yard and a harbour are lugares. */
const ANYTHING = wordsOf('any place')

/** Whether a thing is of the kind asked for: no person for an empresa, no jacaré for an ave. */
export function answersTo({ kinds, sorts }: Kind, asked: AskedKind): boolean {
  if (!asked) return true
  if (asked.kind !== undefined && kinds.size > 0) return kinds.has(asked.kind)
  return asked.sorts.size === 0 || sorts.size === 0 || [...sorts].some(sort => asked.sorts.has(sort))
}

/**
 * 'O período _____', 'um telescópio _____': what the document calls the key right before its gap; undefined where there
 * is nothing or a person, whose part many may have.
 */
export function calledBefore({ question, answer }: Fact, kinds: Kinds): string | undefined {
  const noun = lemma(/(?<![\p{L}])(\p{Ll}{4,}) _{2,}/u.exec(question)?.[1] ?? '')
  return noun !== '' && !meansPerson(noun) && kinds.of(answer).kinds.has(noun) ? noun : undefined
}
