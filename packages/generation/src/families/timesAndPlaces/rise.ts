import { thirdPerson } from '@capivira/portuguese/inflection'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { objectOf } from '../wording/clipping.ts'
import {
  ask,
  focusKey,
  inSentence,
  limitingLead,
  named,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'

const GIVES = /^(?:dá|dão|deu|deram)$/i
const RISE = /^(origem|lugar|início|fim)\s((?:a|ao|à|aos|às)\s.{4,120})$/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|mesm[oa]s?)(?![\p{L}])/u
const SINGLE_WORD = 2

/** 'A domesticação de plantas deu origem a uma forma sedentária de vida': asked both ways. */
export const rise: ClauseFamily = place => {
  const { clause } = place
  const [, noun = '', effect = ''] = (GIVES.test(clause.verb) && RISE.exec(clause.rest)) || []
  if (noun === '' || clause.negated || limitingLead(clause) === null) return []
  const subject = subjectOf(place)
  const what = tidyAnswer(objectOf(effect.split(': ')[0] ?? ''))
  if (!subject || LEANS.test(what) || wordsIn(what) < 3 || wordsIn(what) > 16) return []
  const past = /^(?:deu|deram)$/i.test(clause.verb)
  const shared = { family: 'cause', answerType: 'cause', load: 0.65, quiz: false } as const
  const drafts: FactDraft[] = []
  if (noun === 'origem' || noun === 'lugar')
    drafts.push({
      ...shared,
      pattern: 'cause/gave-rise',
      focus: `${focusKey(subject.phrase.core)} causa`,
      question: ask('a que', clause.verb.toLowerCase(), noun, named(subject)),
      answer: upperFirst(what),
      strength: 0.8,
    })
  const singular = thirdPerson('dar', past ? 'preterite' : 'present', 's')
  if (singular && wordsIn(what) > SINGLE_WORD && wordsIn(subject.display) > SINGLE_WORD)
    drafts.push({
      ...shared,
      pattern: 'cause/rise-of',
      focus: `${focusKey(what)} causa`,
      question: ask('o que', singular, noun, inSentence(what, effect)),
      answer: upperFirst(subject.display),
      strength: 0.8,
    })
  return drafts
}
