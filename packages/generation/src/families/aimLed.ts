import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { balanced, pointsElsewhere } from '../analysis/selfContained.ts'
import { tagWords } from '../analysis/tagging.ts'
import { topicOf } from '../clauses/topic.ts'
import { objectOf } from './clipping.ts'
import type { ClauseFamily } from './fact.ts'
import { ask, focusKey, named, tidyAnswer, wordsIn } from './phrasing.ts'
import { isClearAim, POINTS, withoutTail } from './procedure.ts'

/** Verbs of what one takes for an aim, with the preposition that what is taken stands with. */
const TAKES: Readonly<Record<string, string>> = {
  usar: '',
  utilizar: '',
  empregar: '',
  aplicar: '',
  adotar: '',
  consumir: '',
  produzir: '',
  emitir: '',
  liberar: '',
  exigir: '',
  requerer: '',
  precisar: 'de',
  necessitar: 'de',
  depender: 'de',
  dispor: 'de',
  recorrer: 'a',
}
const AIM = /^(?:Para|A fim de)\s((?:se\s)?\p{L}+r(?:-se)?\s.+)$/u
const OPENS = { de: /^d(?:e|[oa]s?)\s/u, a: /^(?:a|ao|à|aos|às)\s/u }

/** 'Para focar de perto, o olho usa o músculo ciliar' → 'O que o olho usa para focar de perto?' */
export const aimLed: ClauseFamily = place => {
  const { clause } = place
  const aim = withoutTail(AIM.exec(clause.lead)?.[1] ?? '')
  if (aim === '' || clause.negated || /\s|-/.test(clause.verb) || clause.subject === '') return []
  const lemma = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative' && a.tense !== 'imperfect',
  )?.lemma
  const preposition = TAKES[lemma ?? '']
  if (preposition === undefined || tagWords(aim)[0]?.tag !== 'infinitive' || POINTS.test(aim) || wordsIn(aim) > 14)
    return []
  if (preposition !== '' && !OPENS[preposition === 'de' ? 'de' : 'a'].test(clause.rest)) return []
  const subject = topicOf(place)
  if (!subject || !(isClearAim(aim) || wordsIn(aim) > 1) || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const answer = tidyAnswer(
    preposition === '' ? objectOf(clause.rest) : clause.rest.replace(/\s(?:que|para)\s.*$/u, ''),
  )
  if (wordsIn(answer) < 2 || wordsIn(answer) > 16 || POINTS.test(answer) || !balanced(answer)) return []
  if (pointsElsewhere(`${aim} ${answer}`) || /[()]/.test(aim)) return []
  return [
    {
      family: 'function',
      pattern: 'function/taken-for',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(aim)}`,
      question: ask(preposition === '' ? 'o que' : `${preposition} que`, named(subject), clause.verb, 'para', aim),
      answer,
      answerType: 'definition',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
