import { participleAgrees } from '../../analysis/grammar/joinedConcord.ts'
import { topicOf } from '../../clauses/topic.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named } from '../wording/phrasing.ts'
import { DAY_OF_MONTH } from './dateKinds.ts'

const KEPT = new RegExp(
  String.raw`^((?:comemorad|celebrad|lembrad|festejad|realizad|homenagead)[oa]s?)\s(?:[^,;\d]{0,40}\s)?(?:(?:em|no\sdia|dia|a|todo\sdia)\s)(${DAY_OF_MONTH})(?![\s\d]*de\s\d|\s?\d)`,
  'iu',
)

/** 'O Dia do Frevo é comemorado em 14 de setembro' → 'Em que dia é comemorado o Dia do Frevo?': every year on that day. */
export const feastDay: ClauseFamily = place => {
  const { clause } = place
  const [, participle = '', day = ''] = /^(?:é|são)$/iu.test(clause.verb) ? (KEPT.exec(clause.rest) ?? []) : []
  const subject = day === '' || clause.negated ? null : topicOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || !participleAgrees(participle, subject.phrase)) return []
  return [
    {
      family: 'date',
      pattern: 'date/feast-day',
      focus: `${focusKey(subject.phrase.core)} dia`,
      question: ask(lead === '' ? '' : `${lead},`, 'em que dia', clause.verb.toLowerCase(), participle, named(subject)),
      answer: day.toLowerCase(),
      answerType: 'date',
      strength: 0.86,
      load: 0.3,
    },
  ]
}
