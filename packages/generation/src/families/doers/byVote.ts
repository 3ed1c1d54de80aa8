import { agrees } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const WAY =
  /^(?:por|pel[oa])\s(?:(?:um|uma|meio d[aeo]|dois|três)\s)?(?:voto|votação|sufrágio|maioria|unanimidade|consenso|sorteio|aclamação|terços|quintos|plebiscito|referendo|concurso)(?![\p{L}])/u
const SYSTEM = /^(?:por|pel[oa])\s(?:um\s)?(?:sistema|regime|critério)(?![\p{L}])/u
const CHOSEN = /^(?:eleit|escolhid|indicad|selecionad|preenchid)[oa]s?$/u

/** Whether something is done in this way rather than by it: 'eleito por voto direto', 'aprovada por dois terços'. */
export function isWayOfChoosing(participle: string, by: string): boolean {
  return WAY.test(by) || (CHOSEN.test(participle) && SYSTEM.test(by))
}

/** 'O síndico é eleito por voto secreto' → 'Como é eleito o síndico?' */
export const byVote: ClauseFamily = place => {
  const { clause } = place
  const match = /^(\p{L}+)\s((?:por|pel[oa])\s[^,;:()]{4,90})$/u.exec(clause.rest.split(/,\s|;/u)[0] ?? '')
  const [, participle = '', by = ''] = match ?? []
  if (!match || clause.negated || !/^(?:é|são|era|eram|foi|foram|será|serão)$/iu.test(clause.verb)) return []
  if (!isParticiple(participle) || !isWayOfChoosing(participle, by)) return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  const answer = tidyAnswer(by.replace(/\s(?:para|durante|a cada|em|n[oa]s?)\s.*$/u, ''))
  if (!subject || lead === null || !agrees(participle, subject.phrase) || wordsIn(answer) < 3) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/by-vote',
      focus: `${focusKey(subject.phrase.core)} ${participle} como`,
      question: ask(lead === '' ? '' : `${lead},`, 'como', clause.verb, participle, subject.display),
      answer,
      answerType: 'definition',
      strength: 0.84,
      load: 0.4,
      quiz: false,
    },
  ]
}
