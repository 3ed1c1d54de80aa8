import { classOfRole, nameClass } from '../analysis/names.ts'
import type { Subject } from '../analysis/nouns.ts'
import { meansPerson } from '../analysis/people.ts'
import type { AnswerType } from '../items.ts'
import { cutTime } from './clipping.ts'
import type { ClauseFamily, Place } from './fact.ts'
import { actionOf } from './object.ts'
import { ask, focusKey, inSentence, limitingLead, subjectOf, tidyAnswer, upperFirst, wordsIn } from './phrasing.ts'

/** Points back at the subject that the question leaves out: 'seu território', 'a si mesmo'. */
const BACK = /(?<![\p{L}])(?:seus?|suas?|si|[dn]?el[ea]s?|próprio|própria|se)(?![\p{L}])/iu

/** 'A Marinha dos Estados Unidos desenvolveu o computador Mark I' → 'Quem desenvolveu o computador Mark I?' */
export const doer: ClauseFamily = place => {
  const { clause } = place
  const action = actionOf(clause.verb)
  if (clause.negated || !action || action.number === 'p' || clause.subject.includes(',')) return []
  const lead = limitingLead(clause)
  const subject = subjectOf(place)
  if (!subject || subject.phrase.number === 'p' || lead === null || subject.phrase.words.length > 6) return []
  const asked = whoOf(subject, place)
  const said = inSentence(tidyAnswer(cutPurpose(clause.rest)), clause.rest)
  if (!asked || wordsIn(said) < 3 || wordsIn(said) > 14 || BACK.test(said)) return []
  if (/^(?:que|se|quando|como|à|às|bem|mal|muito|mais|menos)\s/u.test(said)) return []
  return [
    {
      family: 'agent',
      pattern: 'agent/doer',
      focus: `${focusKey(said)} quem`,
      question: ask(lead === '' ? '' : `${lead},`, asked.wh, clause.verb, said),
      answer: asked.answer,
      answerType: asked.type,
      ...(subject.phrase.proper ? { proper: true } : { agreement: subject.phrase }),
      strength: subject.phrase.proper ? 0.76 : 0.7,
      load: 0.45,
      spare: !subject.phrase.proper,
    },
  ]
}

type Asked = { wh: string; answer: string; type: AnswerType }

/** The interrogative for a subject, and how the subject answers it; null where none fits well. */
function whoOf(subject: Subject, place: Place): Asked | null {
  const { phrase, display } = subject
  const role = /^(?:O|A)\s(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+)?)\s(\p{Lu}.*)$/u.exec(place.clause.subject)
  if (role && !/\s(?:d[aeo]s?|e|em)$/.test(role[1] ?? '')) {
    const named = classOfRole(role[1] ?? '')
    if (named === 'other' || named === 'event') return null
    return { wh: `que ${role[1]}`, answer: role[2] ?? '', type: named }
  }
  if (phrase.proper) {
    const named = nameClass(phrase.core)
    const acronym = /^[\p{Lu}\d-]{2,}$/u.test(phrase.core)
    const answer =
      /^[oa]$/.test(phrase.determiner) && named !== 'person' ? upperFirst(display) : upperFirst(phrase.core)
    if (named === 'person') return { wh: 'quem', answer, type: 'person' }
    if (named === 'organization') return { wh: 'quem', answer, type: 'organization' }
    if (named === 'place') return null
    return { wh: 'o que', answer, type: acronym ? 'acronym' : 'term' }
  }
  if (meansPerson(phrase.head)) return { wh: 'quem', answer: upperFirst(display), type: 'person' }
  if (phrase.words.length < 2 && !place.study.isKeyTerm(phrase.core)) return null
  return { wh: 'o que', answer: upperFirst(display), type: 'term' }
}

function cutPurpose(rest: string): string {
  const cut = cutTime(rest)
  return wordsIn(cut) >= 3 ? cut : rest
}
