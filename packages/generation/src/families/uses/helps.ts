import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { isBroad } from './does.ts'

const HELPS = /^(?:ajud|auxili)(?:a|am|ou|aram|ava|avam)$/i

/** 'As matas ciliares ajudam a proteger as margens dos rios' → 'Em que ajudam as matas ciliares?' */
export const helps: ClauseFamily = place => {
  const { clause } = place
  const aim =
    HELPS.test(clause.verb) && !clause.negated ? /^(?:a|na|no)\s(\p{L}.{8,130})$/u.exec(clause.rest)?.[1] : undefined
  if (aim === undefined || limitingLead(clause) !== '') return []
  const opening = tagWords(aim)[0]?.tag
  if (clause.rest.startsWith('a ') ? opening !== 'infinitive' : opening !== 'noun') return []
  const subject = subjectOf(place)
  const answer = tidyAnswer(clause.rest)
  if (!subject || isBroad(subject, place) || !verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  if (
    wordsIn(answer) < 4 ||
    wordsIn(answer) > 18 ||
    /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(answer)
  )
    return []
  return [
    {
      family: 'function',
      pattern: 'function/helps',
      focus: `${focusKey(subject.phrase.core)} função`,
      question: ask('em que', clause.verb.toLowerCase(), named(subject)),
      answer: upperFirst(answer),
      answerType: 'purpose',
      strength: 0.78,
      load: 0.5,
      quiz: false,
    },
  ]
}
