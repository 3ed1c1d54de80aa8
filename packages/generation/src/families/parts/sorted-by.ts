import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import { ask, enumerate, focusKey, named, subjectOf, upperFirst } from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'
import { listDraft } from './list-draft.ts'

/** By what things are sorted: 'quanto à origem', 'segundo o grau de dureza'. */
const AS_TO = /(?:quanto|(?:com|em) relação)\s(?:ao?s?|às?)\s|(?<!\so\s)segundo\s(?:[oa]s?|seus?|suas?)\s/u
const BY = pattern('u')`
  ${AS_TO}|(?:conforme|de acordo com)\s(?:[oa]s?\s)?|com base (?:em|n[oa]s?)\s|em função d(?:e|[oa]s?)\s`
/** 'podem ser classificados', 'classificam-se' */
const PASSIVE = pattern('isu')`
    ^(é|são|pode ser|podem ser|costuma ser|costumam ser)\s
    ((?:(?:sub)?dividid|classificad|separad|agrupad|organizad|distribuíd)[oa]s?)\s(.+)$`
const REFLEXIVE =
  /^(?:se\s)?((?:(?:sub)?divide|classifica|separa|agrupa|organiza|distribue?m?|distribui)m?)(?:-se)?\s(.+)$/isu
const SORTS = /divid|classific|separ|agrup|organiz|distribu/i
const COUNT = /(?:dois|duas|três|quatro|cinco|seis)/u
const CRITERION = pattern('u')`${BY}[^,:;]{3,60}?`
const COUNTED = pattern('u')`(${COUNT}\s\p{Ll}{4,}s(?:\s\p{Ll}{4,}s)?)(?:,?\s(${CRITERION}))?[:,]\s`
/** After 'em': the things themselves, or how many and then they. */
const THINGS = pattern('isu')`^(?:(${CRITERION}),?\s)?(?:em|como)\s${COUNTED}?([^:;]+?)(?:,?\s(${CRITERION}))?$`
const LED = pattern('iu')`^${CRITERION}$`

/**
 * 'Os tecidos podem ser classificados quanto à origem em naturais e sintéticos' → 'Como podem ser classificados os
 * tecidos quanto à origem?': the same things are sorted in several ways, and by which one is half of the question.
 */
export const sortedBy: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || clause.subject === '') return []
  const { being, participle, verb, counted, list, by } = sortingOf(place)
  const either = /\sou\s/u.test(list)
  const items = enumeration(list.replace(/,?\sou\s(?=\S+(?:\s\S+){0,3}$)/u, ' e '))
  if (
    items === null ||
    (by === '' && !/^(?:pode|costuma)/iu.test(being)) ||
    (clause.lead !== '' && !LED.test(clause.lead))
  )
    return []
  const subject = subjectOf(place)
  if (!subject) return []
  const wh = counted === '' ? 'como' : `em que ${counted}`
  const done = participle === '' ? `se ${verb.toLowerCase()}` : `${being.toLowerCase()} ${participle}`
  const draft = listDraft(
    {
      pattern: 'list/sorted-by',
      focus: `${focusKey(`${subject.phrase.core} ${by}`)} lista`,
      question: ask(wh, done, named(subject), by),
      strength: 0.92,
      load: 0.5,
    },
    items,
  )
  return [either ? { ...draft, answer: upperFirst(enumerate(items).replace(/\se\s(?=[^,]+$)/u, ' ou ')) } : draft]
}

/** By what things are sorted, where a clause says so: 'conforme o uso'. */
export function criterionOf(place: Place): string {
  return sortingOf(place).by
}

function sortingOf({ clause, sentence }: Place) {
  const led = LED.test(clause.lead) ? lower(clause.lead) : ''
  if (!SORTS.test(clause.verb) && !SORTS.test(clause.rest))
    return { being: '', participle: '', verb: '', counted: '', list: '', by: led }
  const at = sentence.core.indexOf(clause.rest)
  const rest = (at < 0 ? clause.rest : sentence.core.slice(at)).replace(/[.;]$/u, '')
  const said = `${clause.verb} ${rest}`
  const [, being = '', participle = '', passive] = PASSIVE.exec(said) ?? []
  const reflexive = passive === undefined && /-se$|^se\s/iu.test(clause.verb)
  const [, verb = '', active] = reflexive ? (REFLEXIVE.exec(said) ?? []) : []
  const [, first = '', counted = '', second = '', list = '', last = ''] = THINGS.exec(passive ?? active ?? '') ?? []
  const by = [first, second, last, led].find(text => text !== '') ?? ''
  return { being, participle, verb, counted, list, by }
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
