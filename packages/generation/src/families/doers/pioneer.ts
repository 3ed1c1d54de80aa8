import { agrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const PIONEER =
  /^(?:[oa]\s)?(pioneir[oa]s?|precursor[ea]?s?)\s(?:(?:em|n[oa]s?|d[oa]s?)\s|ao\s(?=\p{L}+r\s))(.{6,120})$/u

/** 'A máquina foi pioneira ao utilizar a eletricidade' → 'Em que foi pioneira a máquina?' */
export const pioneer: ClauseFamily = place => {
  const { clause } = place
  const match = /^(?:é|foi|foram)$/i.test(clause.verb) && !clause.negated ? PIONEER.exec(clause.rest) : null
  const subject = match ? subjectOf(place) : null
  if (!match || !subject || limitingLead(clause) !== '' || !agrees(match[1] ?? '', subject.phrase)) return []
  const infinitive = tagWords(match[2] ?? '')[0]?.tag === 'infinitive'
  const answer = tidyAnswer(
    infinitive
      ? `em ${match[2] ?? ''}`
      : clause.rest.replace(/^(?:[oa]\s)?\p{L}+\s/u, '').replace(/^d(?=[oa]s?\s)/u, 'n'),
  )
  if (wordsIn(answer) < 2 || wordsIn(answer) > 18) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/pioneer',
      focus: `${focusKey(subject.phrase.core)} pioneiro`,
      question: ask('em que', clause.verb.toLowerCase(), match[1] ?? '', named(subject)),
      answer,
      answerType: 'definition',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
