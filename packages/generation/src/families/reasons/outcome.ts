import { verbAgrees } from '@capivira/portuguese/agreement'
import { genderOf, numberOf } from '@capivira/portuguese/morphology'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** Verbs that tie a cause to what comes of it by a preposition. */
export const RESULTS =
  /^(?:result(?:am?|ou|aram)|lev(?:am?|ou|aram)|conduz(?:em|iu|iram)?|contribu(?:i|em|iu|íram|íam?)|resultavam?)$/iu

const PREPOSITION_BEHIND_A_RESULT = pattern('u')`^(${'preposition behind a result'})\s`

/**
 * The preposition after such a verb; of what happened once 'a' may be the article of whom it took somewhere, and before
 * a noun of its gender it always is: 'conduz a seiva bruta'.
 */
export function resultLink({ verb, rest }: Pick<Clause, 'verb' | 'rest'>): string | undefined {
  const happened = /(?:ou|aram|iu|iram|íram)$/u.test(verb)
  const article = /^a\s(\p{L}+)/u.exec(rest)?.[1]
  if (article !== undefined && genderOf(article) === 'f' && numberOf(article) !== 'p') return undefined
  return (happened ? /^(em|n[oa]s?|ao|à|aos|às|para)\s/u : PREPOSITION_BEHIND_A_RESULT).exec(rest)?.[0]
}

const OUTCOME = pattern('u')`
  ^(?:o\s|a\s|um\s|uma\s)?(?:(?:principal|grande)\s)?(${'outcome'})
  (?:\s(?:diret[oa]|natural|inevitável))?\s(d[aeo]s?\s[^,;:()]{6,110})$`
const LEANS = pattern('u')`(?<![\p{L}])${'pointing back, possessive too'}(?![\p{L}])`

/** 'A queda da cidade foi resultado direto do cerco turco' → 'De que a queda da cidade foi resultado?' */
export const outcome: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !isOneOf('copula form', clause.verb.toLowerCase())) return []
  const [, noun = '', of = ''] = OUTCOME.exec(clause.rest) ?? []
  const subject = noun === '' ? null : subjectOf(place)
  const lead = limitingLead(clause)
  // 'é o produto da massa pela velocidade': what one multiplies.
  const multiplied = noun === 'produto' && /\s(?:por|pel[oa]s?)\s/u.test(of)
  if (!subject || lead === null || LEANS.test(of) || multiplied) return []
  const answer = tidyAnswer(of)
  if (wordsIn(answer) < 3 || wordsIn(answer) > 16 || !verbAgrees(clause.verb, subject.phrase.number)) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/outcome-of',
      focus: `${focusKey(subject.phrase.core)} causa`,
      question: ask(lead === '' ? '' : `${lead},`, 'de que', named(subject), clause.verb.toLowerCase(), noun),
      answer,
      answerType: 'cause',
      strength: 0.84,
      load: 0.7,
      quiz: false,
    },
  ]
}
