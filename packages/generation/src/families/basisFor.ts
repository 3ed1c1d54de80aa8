import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from './fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from './phrasing.ts'

const BASIS =
  /^(?:(?:geralmente|normalmente|em geral|muitas vezes)\s)?((?:o|a|um|uma)\s(?:ponto de partida|primeiro passo|matéria-prima|base|alternativa|requisito|condição|ferramenta|porta de entrada))\s(para\s[^,;:]{6,110})$/u

/** 'O leite é a matéria-prima para a produção de queijo' → 'Para que o leite é a matéria-prima?' */
export const basisFor: ClauseFamily = place => {
  const { clause } = place
  const match = /^(?:é|são|foi|foram|era|eram)$/i.test(clause.verb) ? BASIS.exec(clause.rest) : null
  const subject = match && !clause.negated && limitingLead(clause) === '' ? subjectOf(place) : null
  const answer = tidyAnswer(match?.[2] ?? '')
  if (!match || !subject || wordsIn(answer) < 3 || wordsIn(answer) > 16) return []
  if (!verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  return [
    {
      family: 'function',
      pattern: 'function/basis-for',
      focus: `${focusKey(subject.phrase.core)} função`,
      question: ask('para que', named(subject), clause.verb.toLowerCase(), match[1] ?? ''),
      answer,
      answerType: 'purpose',
      strength: 0.8,
      load: 0.5,
    },
  ]
}
