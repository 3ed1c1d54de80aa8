import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { withAuxiliary } from '../../analysis/grammar/predicates.ts'
import { canBeFinite } from '../../analysis/grammar/tagging.ts'
import { wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const HAS = wordsOf('having or holding, form')
const THING = /^(um|uma)\s(\p{Ll}{3,}(?:\s(?:d[aeo]s?\s)?\p{Ll}{3,}){0,2}),\sque\s(\p{Ll}{3,})\s([^;:()]{8,120})$/u

/** 'O endereço tem um caminho extra, que indica as pastas' → 'O que o caminho extra do endereço indica?' */
export const hadThing: ClauseFamily = place => {
  const clause = withAuxiliary(place.clause) ?? place.clause
  if (clause.negated || !HAS.has(clause.verb.toLowerCase()) || limitingLead(clause) !== '') return []
  const match = THING.exec(clause.rest)
  const [, , thing = '', verb = '', said = ''] = match ?? []
  if (!match || !canBeFinite(verb)) return []
  const subject = subjectOf({ ...place, clause })
  const agreement = agreementOf(thing, place.study.use)
  const answer = tidyAnswer(said)
  if (!subject || !agreement.sure || agreement.number !== 's' || wordsIn(answer) < 2 || wordsIn(answer) > 16) return []
  return [
    {
      family: 'function',
      pattern: 'function/had-thing',
      focus: `${focusKey(`${thing} ${subject.phrase.core}`)} função`,
      question: ask('o que', definiteArticle(agreement), thing, contract('de', named(subject)), verb),
      answer,
      answerType: 'purpose',
      strength: 0.8,
      load: 0.45,
      quiz: false,
    },
  ]
}
