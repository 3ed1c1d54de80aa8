import { lemmasOf } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern } from '../../lexicon/words.ts'
import { tellsWhich } from '../../quality/tells-which.ts'

/**
 * The sentence is about what fills its gap, or about what goes on in it: 'A _____ …', 'Na serra, o _____ …', 'Raramente
 * a _____ …'.
 */
const ABOUT_GAP = /^(?:[^,_]{1,40}, |\p{L}+mente,? )?(?:n?[oa]s?|pel[oa]s?|n?uma?s?|n?uns|cada) _{2,}/iu
const TELLS_ITS_USE = pattern('u')`
  ${'copula form, present and imperfect'} (?:usad|utilizad|empregad)[oa]s? (?:para|como)
  |${'serving or having as its aim'}`
/** And says what it is for, which tells it as a definition would. */
const SAYS_USE = pattern('u')`^(?:Os?|As?|Uma?s?|Uns) _{2,} ${TELLS_ITS_USE}(?![\p{L}])`

/** A gap for a noun in a sentence that does not say what the noun means or is for. */
const isForNoun = ({ pattern, question, family, proper }: Fact): boolean =>
  pattern === 'cloze/term' && proper !== true && !tellsWhich(question, family) && !SAYS_USE.test(question)

/**
 * Whether a gap is for a noun in a sentence about something else ('O calor causa aumento da _____'): other things may
 * as well be meant.
 */
export function isMentioned(fact: Fact): boolean {
  return isForNoun(fact) && !ABOUT_GAP.test(fact.question)
}

/**
 * Whether a gap is for one sort of a thing beside others ('energia eólica', 'energia solar'), of which others are
 * mostly true as well.
 */
export function isAmongSorts(fact: Fact, options: readonly string[]): boolean {
  return (
    isForNoun(fact) &&
    /^\p{L}+\s\p{Ll}/u.test(fact.answer) &&
    options.some(option => headOf(option) === headOf(fact.answer))
  )
}

const headOf = (phrase: string) => lemmasOf(phrase.split(' ')[0] ?? '')
