import { analyse } from '@capivira/portuguese/morphology'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import {
  ask,
  enumerate,
  focusKey,
  inSentence,
  limitingLead,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'

/** 'Pensadores como Charles Fourier e Robert Owen' */
const SUCH =
  /^(?:(?:Alguns|Algumas|Os|As)\s)?(\p{L}\p{Ll}+s(?:\s\p{Ll}+s)?),?\s(?:como|tais como)\s((?:(?:o|a|os|as)\s)?\p{L}[^;:()]{4,110}?),?$/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|mesm[oa]s?)(?![\p{L}])/u

/** 'Pensadores como Fourier e Owen criticaram o capitalismo' → 'Que pensadores criticaram o capitalismo?' */
export const suchSubjects: ClauseFamily = ({ clause }) => {
  const [, kind = '', members = ''] = SUCH.exec(clause.subject) ?? []
  const items = enumeration(members)
  const lead = limitingLead(clause)
  if (!items || items.length < 2 || lead === null || clause.negated) return []
  if (/^(?:outr|divers|vári|muit|tod|algun)/iu.test(kind)) return []
  const noun = kind.charAt(0).toLowerCase() + kind.slice(1)
  const [head, second] = tagWords(`os ${noun}`).slice(1)
  const plural = analyse(head?.lower ?? '').some(a => a.category === 'noun' && a.number === 'p')
  if (!plural || (second && second.tag !== 'adjective')) return []
  if (/^(?:é|são|pode|podem|tem|têm|há|fazem|está|estão)$/i.test(clause.verb)) return []
  const said = inSentence(tidyAnswer(clause.rest), clause.rest)
  if (wordsIn(said) < 2 || wordsIn(said) > 12 || LEANS.test(said) || /\se\s\p{Ll}+[aei]ndo\s/u.test(said)) return []
  return [
    {
      family: 'list',
      pattern: 'list/who-such',
      focus: `${focusKey(said)} lista`,
      question: ask(lead === '' ? '' : `${lead},`, 'que', noun, clause.verb, said),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.8,
      load: 0.55,
    },
  ]
}
