import { isParticiple } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const AIMED =
  /^(.*?)(?:,?\s(?:visando|objetivando|pretendendo|almejando)|,\s(?:buscando|procurando|tentando)(?=\s\p{L}+r\s)|,?\s(?:a fim de|com vistas a|com o fim(?: principal)? de|com o intuito de|com a intenção de))\s(?:(?:ao|aos|a|à|às)\s(?!fim))?(.+)$/u

/** 'O curso foi implantado, visando o desenvolvimento regional' → 'Com que objetivo o curso foi implantado?' */
export const aims: ClauseFamily = place => {
  const { clause } = place
  const match = AIMED.exec(clause.rest)
  if (!match || clause.negated || clause.subject === '') return []
  const [, before = '', aim = ''] = match
  const opening = tagWords(aim)[0]?.tag
  if (opening !== 'infinitive' && opening !== 'article' && opening !== 'noun') return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  const answer = tidyAnswer(aim)
  const said = before.replace(/,.*$/u, '')
  if (!subject || lead === null || wordsIn(answer) < 2 || wordsIn(answer) > 18 || wordsIn(said) > 10) return []
  if (/^(?:foi|foram|é|são)$/i.test(clause.verb) && !isParticiple(said.split(' ')[0] ?? '')) return []
  if (said === '' || /(?<![\p{L}])(?:que|para|visando)(?![\p{L}])/u.test(said)) return []
  return [
    {
      family: 'function',
      pattern: 'function/aimed-at',
      focus: `${focusKey(subject.phrase.core)} função`,
      question: ask(lead === '' ? '' : `${lead},`, 'com que objetivo', named(subject), clause.verb, said),
      answer,
      answerType: 'purpose',
      strength: 0.8,
      load: 0.55,
      quiz: false,
    },
  ]
}
