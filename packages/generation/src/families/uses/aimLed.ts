import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { balanced, pointsElsewhere } from '../../analysis/selfContained.ts'
import { partsOf } from '../../clauses/parts.ts'
import { topicOf } from '../../clauses/topic.ts'
import type { ClauseFamily } from '../fact.ts'
import { isClearAim, POINTS, withoutTail } from '../reasons/procedure.ts'
import { ofAll } from '../reasons/workingBy.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** Verbs that take what is needed by a preposition. */
const BY_PREPOSITION: Readonly<Record<string, string>> = {
  precisar: 'de',
  necessitar: 'de',
  dispor: 'de',
  recorrer: 'a',
}
/** Verbs that say nothing of what is done. */
const LIGHT: ReadonlySet<string> = new Set(
  `ser estar ter haver fazer dar ir vir ficar tornar poder dever querer parecer precisar contar dizer ver passar começar continuar
   depender basear tentar buscar procurar seguir levar existir ocorrer bastar`.split(/\s+/),
)
const AIM = /^(?:Para|A fim de)\s((?:se\s)?\p{L}+r(?:-se)?\s.+)$/u
const OPENS = { de: /^d(?:e|[oa]s?)\s/u, a: /^(?:a|ao|à|aos|às)\s/u }

/** 'Para focar de perto, o olho usa o músculo ciliar' → 'O que o olho usa para focar de perto?' */
export const aimLed: ClauseFamily = place => {
  const { clause } = place
  const aim = withoutTail(AIM.exec(clause.lead)?.[1] ?? '')
  if (aim === '' || clause.negated || /\s|-/.test(clause.verb) || clause.subject === '') return []
  const lemma = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )?.lemma
  const preposition = BY_PREPOSITION[lemma ?? ''] ?? ''
  if (
    lemma === undefined ||
    (preposition === '' && LIGHT.has(lemma)) ||
    tagWords(aim)[0]?.tag !== 'infinitive' ||
    POINTS.test(aim) ||
    wordsIn(aim) > 14
  )
    return []
  const first = partsOf(clause.rest)?.parts[0]
  if (preposition === '' && (first?.kind !== 'noun' || first.prep !== '' || first.start > 0)) return []
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
      question: ask(preposition === '' ? 'o que' : `${preposition} que`, ofAll(subject), clause.verb, 'para', aim),
      answer,
      answerType: 'definition',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
