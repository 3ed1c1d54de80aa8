import { nameClass } from '../../analysis/people/names.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf } from '../wording/phrasing.ts'

/** What a person is to another, with the name of the other; what the sentence adds after it is left out. */
const BOND =
  /^((?:(?:o|a|um|uma)\s)?(?:(?:grande|principal|único|única)\s)?(?:discípul[oa]|alun[oa]|mestre|mestra|professora?|sucessora?|antecessora?|filh[oa]|net[oa]|sobrinh[oa]|irmão|irmã|marido|esposa|pai|mãe|herdeir[oa]|rival|seguidora?|contemporâne[oa]|assistente|tutora?))\s(d(?:e|[oa])\s(?:\p{Ll}{4,}\s)?\p{Lu}\p{L}+(?:\s(?:(?:d[aeo]s?|e)\s(?=\p{Lu}))?\p{Lu}[\p{L}]*)*)(?=$|[.,;]|\s(?:e|em|n[oa]|por|durante|entre)\s)/u

/** 'Platão foi discípulo de Sócrates' → 'De quem Platão foi discípulo?' */
export const bond: ClauseFamily = place => {
  const { clause } = place
  const [, role = '', other = ''] = BOND.exec(clause.rest) ?? []
  if (role === '' || clause.negated || !/^(?:é|foi|era)$/i.test(clause.verb) || limitingLead(clause) === null) return []
  const subject = subjectOf(place)
  if (!subject?.phrase.proper || nameClass(subject.phrase.core) === 'place') return []
  return [
    {
      family: 'relation',
      pattern: 'relation/bond',
      focus: `${focusKey(subject.phrase.core)} ${role}`,
      question: ask('de quem', named(subject), clause.verb.toLowerCase(), role),
      answer: other.charAt(0).toUpperCase() + other.slice(1),
      answerType: 'person',
      strength: 0.8,
      load: 0.4,
      quiz: false,
    },
  ]
}
