import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily, FactDraft } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const VERBS: ReadonlySet<string> = new Set(
  'definir descrever conceituar caracterizar conceber entender compreender interpretar identificar'.split(' '),
)
/** What is defined, and as what: two parts of one statement. */
const AS = /^((?:(?:o|a|os|as)\s)?\p{L}[^,;:()“"]{2,60}?)\scomo\s((?:“[^”]{8,140}”|[^“”;:()]{8,120}))$/u

/** Whether a verb takes a thing and as what it is seen: 'definiu a língua como um sistema de signos'. */
export function saysAsWhat(verb: string, rest: string): boolean {
  const [word = ''] = verb.toLowerCase().split(' ')
  return AS.test(rest) && analyse(word).some(a => a.category === 'verb' && a.person === 3 && VERBS.has(a.lemma))
}

/** 'A poetisa Lia Prado definiu o verso como a casa da voz' → 'Como a poetisa Lia Prado definiu o verso?', 'Quem definiu o verso como…?' */
export const seenAs: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || /\s/.test(clause.verb) || !saysAsWhat(clause.verb, clause.rest)) return []
  const [, thing = '', given = ''] = AS.exec(clause.rest) ?? []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  const what = given.startsWith('“') ? given : tidyAnswer(given)
  if (!subject || lead === null || tagWords(thing).some(({ tag }) => tag === 'verb' || tag === 'relative')) return []
  if (wordsIn(what) < 3 || wordsIn(what) > 24 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(thing))
    return []
  const as = given.startsWith('“') ? given : what.charAt(0).toLowerCase() + what.slice(1)
  const opening = lead === '' ? '' : `${lead},`
  const { phrase } = subject
  const somebody = phrase.proper ? nameClass(phrase.core) === 'person' : meansPerson(phrase.head)
  const who: FactDraft[] =
    phrase.proper && somebody && wordsIn(as) <= 18
      ? [
          {
            family: 'agent',
            pattern: 'agent/seen-as',
            focus: `${focusKey(thing)} quem`,
            question: ask(opening, 'quem', clause.verb, thing, 'como', as),
            answer: upperFirst(phrase.core),
            answerType: 'person',
            proper: true,
            strength: 0.84,
            load: 0.4,
          },
        ]
      : []
  return [
    ...who,
    {
      family: 'relation',
      pattern: 'relation/seen-as',
      focus: `${focusKey(thing)} como`,
      question: ask(opening, 'como', subject.display, clause.verb, thing),
      answer: `Como ${as}`,
      answerType: 'definition',
      strength: 0.82,
      load: 0.5,
      quiz: false,
    },
  ]
}
