import { agrees } from '@capivira/portuguese/agreement'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { seenAs } from './seenAs.ts'
import { wordOrigin } from './wordOrigin.ts'

const REGARDED =
  /^((?:\p{L}+mente\s)?(considerad[oa]s?|tid[oa]s?)(?:\s(?:por|pel[oa]s?)\s[^,;]{3,40}?)?)\s(?:como\s)?((?:o|a)\s(?:\p{L}+\s)*\p{L}+.{4,100})$/u

/** What somebody is taken for, as what he takes a thing, and what a word was before. */
export const regarded: ClauseFamily = place => [...isRegarded(place), ...seenAs(place), ...wordOrigin(place)]

/** 'Hipócrates é considerado o pai da medicina' → 'Quem é considerado o pai da medicina?' */
const isRegarded: ClauseFamily = place => {
  const { clause } = place
  const match = /^(?:é|foi|era)$/i.test(clause.verb) ? REGARDED.exec(clause.rest) : null
  const subject = match && !clause.negated ? subjectOf(place) : null
  if (!match || !subject || limitingLead(clause) !== '' || !agrees(match[2] ?? '', subject.phrase)) return []
  const title = tidyAnswer(match[3] ?? '')
  const said = title.charAt(0).toLowerCase() + title.slice(1)
  if (wordsIn(said) < 4 || wordsIn(said) > 14 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(said))
    return []
  // 'o pai da medicina' is somebody, whatever his name looks like.
  const role = said.split(' ')[1] ?? ''
  const human =
    meansPerson(role) ||
    (subject.phrase.proper ? nameClass(subject.phrase.core) === 'person' : meansPerson(subject.phrase.head))
  if (subject.phrase.number === 'p') return []
  return [
    {
      family: 'naming',
      pattern: 'naming/regarded',
      focus: `${focusKey(said)} nome`,
      question: ask(human ? 'quem' : 'o que', clause.verb.toLowerCase(), 'considerado', said),
      answer: upperFirst(subject.display),
      answerType: human ? 'person' : 'term',
      ...(subject.phrase.proper ? { proper: true } : { agreement: subject.phrase }),
      strength: 0.84,
      load: 0.45,
    },
  ]
}
