import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import { isCommonNoun } from '../../analysis/terms/common-nouns.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const USUALLY = /^(geralmente|normalmente|em geral|quase sempre|na maioria das vezes)\s(\p{Ll}.+)$/u

/** 'Os cogumelos são geralmente decompositores ou parasitas' → 'O que são geralmente os cogumelos?' */
export const usually: ClauseFamily = place => {
  const { clause } = place
  const [, adverb = '', said = ''] = USUALLY.exec(clause.rest) ?? []
  if (said === '' || clause.negated || !/^(?:é|são)$/i.test(clause.verb) || limitingLead(clause) !== '') return []
  const [first, second] = tagWords(said)
  const genus = first?.tag === 'article' ? second : first
  // 'são geralmente o ponto de partida' says what part they play, not what they are.
  if (genus?.tag !== 'noun' || /^(?:o|a|os|as)\s/u.test(said) || isCommonNoun(genus.lower)) return []
  const answer = tidyAnswer(said.replace(/,\s.*$/u, ''))
  const subject = subjectOf(place)
  if (!subject || !verbAgrees(clause.verb, subject.phrase.number) || pointsElsewhere(answer)) return []
  if (wordsIn(answer) < 2 || wordsIn(answer) > 10) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/usually',
      focus: focusKey(subject.phrase.core),
      question: ask('o que', clause.verb.toLowerCase(), adverb, named(subject)),
      answer,
      answerType: 'definition',
      strength: 0.78,
      load: 0.4,
      quiz: false,
    },
  ]
}
