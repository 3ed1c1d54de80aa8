import { verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const BASIS =
  /^(?:(?:geralmente|normalmente|em geral|muitas vezes)\s)?(?:o|a|um|uma)\s((?:ponto de partida|primeiro passo|matéria-prima|base|alternativa|requisito|condição|ferramenta|porta de entrada))\s(para\s[^,;:]{6,110})$/u

const SERVES: Readonly<Record<string, string>> = {
  é: 'serve',
  são: 'servem',
  foi: 'serviu',
  foram: 'serviram',
  era: 'servia',
  eram: 'serviam',
}

/** 'O leite é a matéria-prima para a produção de queijo' → 'Para que o leite serve de matéria-prima?' */
export const basisFor: ClauseFamily = place => {
  const { clause } = place
  const serves = SERVES[clause.verb.toLowerCase()]
  const match = serves === undefined ? null : BASIS.exec(clause.rest)
  const subject = match && !clause.negated && limitingLead(clause) === '' ? subjectOf(place) : null
  const answer = tidyAnswer(match?.[2] ?? '')
  if (!match || !subject || serves === undefined || wordsIn(answer) < 3 || wordsIn(answer) > 16) return []
  if (!verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  return [
    {
      family: 'function',
      pattern: 'function/basis-for',
      focus: `${focusKey(subject.phrase.core)} função`,
      question: ask('para que', named(subject), serves, 'de', match[1] ?? ''),
      answer,
      answerType: 'purpose',
      strength: 0.8,
      load: 0.5,
    },
  ]
}
