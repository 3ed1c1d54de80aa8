import { verbAgrees } from '@capivira/portuguese/agreement'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const AS = pattern('u')`
  ^como\s(\p{Ll}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Ll}[\p{L}-]+){0,3}?)\s
  (${'article, um only in the singular'}\s\p{L}[^,;:()]{6,80})$`
const TAKES = pattern('iu')`^${'taking or having, stem'}`

const A_THING = pattern('u')`${'article, um only in the singular'}\s\p{L}[^;:()]{2,70}?`
/** 'ferro', 'ferro e cobre', 'sal de cozinha' */
const A_STUFF = /(?!\p{Ll}+s\s)\p{Ll}{3,}(?:(?:,\s\p{Ll}{3,})*\se\s\p{Ll}{3,}|\sd[aeo]s?\s\p{Ll}{3,})?/u
const ITS_USE = /\p{Ll}[\p{L}-]{3,}(?:\s(?:d[aeo]s?\s|para\s(?:[oa]s?\s)?)?\p{Ll}[\p{L}-]+){0,3}/u
/** 'usa ferro como catalisador'; 'usa metais como ferro' only names some. */
const TAKEN_AS = pattern('u')`^(${A_THING}|${A_STUFF})\scomo\s(?:uma?\s)?(${ITS_USE})(?=$|[,.;])`
const TAKES_IT = pattern('iu')`^${'taking it, stem'}`

const WHAT_SOMETHING_IS_USED_AS = pattern('u')`^${'what something is used as'}`

/** 'A planta usa como fonte de energia a luz do Sol' → 'O que a planta usa como fonte de energia?' */
export const asWhat: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated) return []
  const [, first = '', second = ''] = TAKES.test(clause.verb) ? (AS.exec(clause.rest) ?? []) : []
  const [, taken = '', use = ''] = TAKES_IT.test(clause.verb) ? (TAKEN_AS.exec(clause.rest) ?? []) : []
  const [role, what] = first === '' ? [use, taken] : [first, second]
  if (role === '' || WHAT_SOMETHING_IS_USED_AS.test(role)) return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const answer = tidyAnswer(what)

  if ((first !== '' && wordsIn(answer) < 2) || wordsIn(answer) > 12) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/as-what',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(role)}`,
      question: ask(lead === '' ? '' : `${lead},`, 'o que', named(subject), clause.verb, 'como', role),
      answer: upperFirst(answer),
      answerType: 'definition',
      strength: 0.82,
      load: 0.4,
      quiz: false,
    },
  ]
}
