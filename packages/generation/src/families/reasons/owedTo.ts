import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { causeDraft } from './causeDraft.ts'

const OWED =
  /^(?:(?:\p{L}+mente|sobretudo|também|em (?:grande )?parte)\s)?(?:(?:devid|graças)[oa]?\s(ao?s?|às?)|(?:por causa|em razão|em virtude|por conta|em decorrência)\s(d[aeo]s?))\s([^;:]{4,140})$/u
const COPULA = /^(?:é|são|foi|foram|era|eram)$/iu

/** 'A cor das folhas é devido à clorofila' → 'A que se deve a cor das folhas?' */
export const owedTo: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !COPULA.test(clause.verb)) return []
  const [, to, of = '', cause = ''] = OWED.exec(clause.rest) ?? []
  const lead = limitingLead(clause)
  const subject = cause === '' || lead === null ? null : subjectOf(place)
  if (!subject || wordsIn(subject.display) < 3) return []
  const answer = tidyAnswer(`${to ?? of.replace(/^d/u, 'a').replace(/^aa/u, 'à').replace(/^ae$/u, 'a')} ${cause}`)
  if (wordsIn(answer) < 2) return []
  const due = subject.phrase.number === 'p' ? 'se devem' : 'se deve'
  const question = ask(lead === '' ? '' : `${lead},`, 'a que', due, named(subject))
  return [{ ...causeDraft('cause/owed-to', question, answer, 0.86, 0.8, focusKey(subject.phrase.core)), quiz: false }]
}
