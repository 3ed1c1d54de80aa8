import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily } from '../fact.ts'
import {
  ask,
  focusKey,
  inSentence,
  limitingLead,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { lastName } from './ofWhich.ts'

/** What only one thing can have: 'o maior teor de…', 'a primeira vacina…'. */
const ONE_HAS =
  /^(?:o|a|os|as)\s(?:maior(?:es)?|menor(?:es)?|melhor(?:es)?|pior(?:es)?|primeir[oa]s?|únic[oa]s?|principa(?:l|is)|mais\s\p{L}+|\p{L}+\smais\s\p{L}+)\s\p{L}/u
const HAVE: ReadonlySet<string> = new Set(
  'apresentar mostrar ter possuir obter registrar exibir receber ganhar alcançar atingir conter abrigar reunir ocupar'.split(
    ' ',
  ),
)

/** 'Os extratos de S. trachypus mostraram a melhor ação sobre a enzima' → 'O que mostrou a melhor ação sobre a enzima?' */
export const most: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || /\s|-/.test(clause.verb) || !ONE_HAS.test(clause.rest)) return []
  const reading = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )
  if (!reading || !HAVE.has(reading.lemma) || (reading.tense !== 'present' && reading.tense !== 'preterite')) return []
  const verb = reading.number === 'p' ? thirdPerson(reading.lemma, reading.tense, 's') : clause.verb.toLowerCase()
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  // 'a maior bacia do mundo, que é a do Amazonas': its name is another question.
  const had = clause.rest.replace(/,\sque\s(?:é|são)\s.*$/u, '')
  const what = inSentence(tidyAnswer(had), had)
  if (!verb || !subject || lead === null || wordsIn(what) < 5 || wordsIn(what) > 16) return []
  // 'Os extratos de S. alata': of which species is the better question (see ofWhich.ts).
  if (lastName(clause.subject, place.study)) return []
  if (/(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(what)) return []
  const human = meansPerson(subject.phrase.head)
  return [
    {
      family: 'agent',
      pattern: 'agent/has-most',
      focus: `${focusKey(what)} quem`,
      question: ask(lead === '' ? '' : `${lead},`, human ? 'quem' : 'o que', verb, what),
      answer: upperFirst(subject.display),
      answerType: human ? 'person' : 'term',
      ...(subject.phrase.proper ? { proper: true } : { agreement: subject.phrase }),
      strength: 0.78,
      load: 0.45,
    },
  ]
}
