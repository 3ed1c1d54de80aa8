import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import type { FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, upperFirst } from '../wording/phrasing.ts'

const TYPE = String.raw`["“]?(\p{Ll}[\p{L}-]{2,}(?:\s(?:(?:e|d[aeo]s?)\s)?\p{Ll}[\p{L}-]{2,}){0,2})["”]?`
/** 'tem raiz do tipo axial' */
const HAS_ONE = new RegExp(String.raw`^(?:uma?\s)?(\p{Ll}{3,}(?:\s\p{Ll}{4,})?)\sd[oe]\stipo\s${TYPE}$`, 'u')
/** 'é do tipo axial' */
const IS_ONE = new RegExp(String.raw`^d[oe]\stipo\s${TYPE}$`, 'u')
const HAVE = /^(?:tem|têm|possuem?|possui|apresentam?|exibem?)$/iu

/** 'A cenoura tem raiz do tipo axial' → 'Que tipo de raiz tem a cenoura?', 'A respiração do grilo é do tipo traqueal' → 'De que tipo é a respiração do grilo?' */
export function ofType(place: Place): FactDraft[] {
  const { clause } = place
  const lead = clause.negated ? null : limitingLead(clause)
  const what = clause.rest.replace(/,\s(?:que|o que|com|como|isto é|ou seja)\s.*$/u, '')
  const [, noun = '', kind = ''] = HAVE.test(clause.verb) ? (HAS_ONE.exec(what) ?? []) : []
  const own = /^(?:é|são)$/iu.test(clause.verb) ? IS_ONE.exec(what)?.[1] : undefined
  const type = own ?? kind
  const subject = lead === null || type === '' ? null : subjectOf(place)
  if (!subject || lead === null || !verbAgrees(clause.verb, subject.phrase.number)) return []
  if (noun !== '' && !analyse(noun.split(' ')[0] ?? '').some(a => a.category === 'noun')) return []
  const question =
    noun === ''
      ? ask(lead === '' ? '' : `${lead},`, 'de que tipo', clause.verb.toLowerCase(), named(subject))
      : ask(lead === '' ? '' : `${lead},`, 'que tipo de', noun, clause.verb.toLowerCase(), named(subject))
  return [
    {
      family: 'relation',
      pattern: 'relation/of-type',
      focus: `${focusKey(subject.phrase.core)} tipo ${noun}`,
      question,
      answer: upperFirst(type),
      answerType: 'term',
      strength: 0.84,
      load: 0.4,
    },
  ]
}
