import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import type { Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, wordsIn } from '../wording/phrasing.ts'

/** A question for all members of a set that a line announces before its colon, and what it is about. */
export type SetAsked = { question: string; focus: string }

const NUMBER = '(dois|duas|três|quatro|cinco|seis|[2-6])'
const NOUNS = String.raw`((?:(?:principais|grandes|diferentes|distint[oa]s)\s)?\p{Ll}{3,}s(?:\s[\p{L}-]+){0,4})`
const HAS = pattern('iu')`^${'having, beginning'}$`
const IS = wordsOf('being somewhere, form')
const AS_ITS = new RegExp(String.raw`^como\s(?:su?as?\s|seus?\s)?${NOUNS}$`, 'u')
const COUNTED = new RegExp(String.raw`^(com\s|por\s|de\s)?${NUMBER}\s${NOUNS}$`, 'u')
const DONE = new RegExp(String.raw`^((?:ser\s)?\p{Ll}+[oa]s?)\s(em|por|com|de|entre)\s${NUMBER}\s${NOUNS}$`, 'u')
const CAUSED = /^(ser\s\p{Ll}+[oa]s?)\spor$/u
const OF_KINDS =
  /^ser\s(?:de|dos|das)\s(?:diferentes|vári[oa]s|divers[oa]s|seguintes)\s(tipos|formas|espécies|naturezas)$/u
/** The question that the statement before a colon answers with what comes after it; null where it announces no set. */
export function setAsked(place: Place): SetAsked | null {
  const { clause } = place
  if (clause.negated) return null
  return (
    sorts(place) ??
    severalSorts(place) ??
    allOfThem(place) ??
    ofTheWhole(place) ??
    doneWith(place) ??
    actedOn(place) ??
    causedBy(place)
  )
}

const SORT = '(tipos|espécies|formas|classes|categorias|modalidades|variedades)'
/** 'pode ser de três tipos' */
export const SO_MANY_SORTS = new RegExp(
  String.raw`^(?:ser\s)?de\s${NUMBER}\s${SORT}(?:\s(?:básic|principa|diferent|distint)\p{Ll}+)?$`,
  'u',
)
const SEVERAL_SORTS = new RegExp(
  String.raw`^(?:vári[oa]s|divers[oa]s|diferentes|inúmer[oa]s)\s${SORT}\sde\s(\p{Ll}{4,}(?:\s[\p{L}-]+){0,7})$`,
  'u',
)

/** 'O tecido muscular pode ser de três tipos:' → 'Quais são os três tipos de tecido muscular?' */
function sorts(place: Place): SetAsked | null {
  const { clause } = place
  const [, number = '', sort = ''] = /^(?:é|são|podem?)$/iu.test(clause.verb)
    ? (SO_MANY_SORTS.exec(clause.rest) ?? [])
    : []
  const subject = sort === '' || limitingLead(clause) !== '' ? null : subjectOf(place)
  if (!subject) return null
  const article = sort === 'tipos' ? 'os' : 'as'
  return asked(ask('quais são', article, number, sort, `de ${subject.phrase.core}`), `${subject.phrase.core} ${sort}`)
}

/** 'A pele produz vários tipos de células:' → 'Que tipos de células a pele produz?' */
function severalSorts(place: Place): SetAsked | null {
  const { clause } = place
  const [, sort = '', things = ''] = SEVERAL_SORTS.exec(clause.rest) ?? []
  if (sort === '' || tagWords(things).some(({ tag }) => tag === 'verb' || tag === 'relative')) return null
  const verb = clause.verb.toLowerCase()
  if (isOneOf('existing, form', verb) && clause.subject === '' && clause.lead === '')
    return asked(ask('que', sort, 'de', things, verb), things)
  const acts = analyse(verb).some(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  const subject = acts && limitingLead(clause) === '' ? subjectOf(place) : null
  if (!subject || isOneOf('copula form', verb)) return null
  const [, noun = '', tail = ''] =
    /^(\p{Ll}+(?:\s(?:de\s)?\p{Ll}+)??)((?:\s(?:durante|em|n[oa]s?|ao longo)\s.*)?)$/u.exec(things) ?? []
  return noun === ''
    ? null
    : asked(ask('que', sort, 'de', noun, named(subject), verb, tail.trim()), `${subject.phrase.core} ${noun}`)
}

/** 'Os temas principais da obra são:' → 'Quais são os temas principais da obra?' */
function allOfThem(place: Place): SetAsked | null {
  const { clause } = place
  if (!/^(?:são|eram|foram)$/iu.test(clause.verb) || clause.rest !== '' || !/^(?:Os|As)\s/u.test(clause.subject))
    return null
  const subject = limitingLead(clause) === '' ? subjectOf(place, true) : null
  if (!subject || wordsIn(subject.display) < 3) return null
  return asked(ask('quais', clause.verb.toLowerCase(), named(subject)), subject.phrase.core)
}

/** 'O governo teve como principais medidas:', 'A guerra teve duas fases:' → 'Quais foram as duas fases da guerra?' */
function ofTheWhole(place: Place): SetAsked | null {
  const { clause } = place
  if (!HAS.test(clause.verb)) return null
  const noun = AS_ITS.exec(clause.rest)?.[1]
  const counted = noun === undefined ? COUNTED.exec(clause.rest) : null
  if (noun === undefined && (!counted || counted[1] !== undefined)) return null
  const what = things(place, noun ?? counted?.[3] ?? '', counted?.[2] ?? '')
  const subject = what === null || limitingLead(clause) === null ? null : subjectOf(place)
  if (!subject || what === null) return null
  return asked(ask('quais', were(clause.verb), what, contract('de', named(subject))), `${subject.phrase.core} ${what}`)
}

const RELATIVE: Readonly<Record<string, string>> = { em: 'em que', com: 'com que', de: 'de que' }

/** 'O céu é dividido em duas metades:' → 'Quais são as duas metades em que o céu é dividido?' */
function doneWith(place: Place): SetAsked | null {
  const { clause, study } = place
  const match = IS.has(clause.verb.toLowerCase()) || /^podem?$/iu.test(clause.verb) ? DONE.exec(clause.rest) : null
  const [, done = '', by = '', number = '', noun = ''] = match ?? []
  if (!match || !isParticiple(done.replace(/^ser\s/u, '')) || /^ser\s/u.test(done) !== /^podem?$/iu.test(clause.verb))
    return null
  const what = things(place, noun, number)
  const subject = what === null || limitingLead(clause) === null ? null : subjectOf(place)
  if (!subject || what === null) return null
  const { gender } = agreementOf(bareOf(noun), study.use)
  const articled = gender === 'f' ? 'as quais' : 'os quais'
  const relative = RELATIVE[by] ?? (by === 'por' ? `pel${articled}` : `${by} ${articled}`)
  return asked(
    ask('quais', were(clause.verb), what, relative, named(subject), clause.verb.toLowerCase(), done),
    `${subject.phrase.core} ${noun}`,
  )
}

/** 'O sistema emprega três filtros:' → 'Quais são os três filtros que o sistema emprega?' */
function actedOn(place: Place): SetAsked | null {
  const { clause } = place
  const verb = clause.verb.toLowerCase()
  const readings = analyse(verb)
  if (!readings.some(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)) return null
  if (readings.some(a => isOneOf('no acting on something, infinitive', a.lemma))) return null
  const match = COUNTED.exec(clause.rest)
  if (!match || match[1] === 'de ') return null
  const what = things(place, match[3] ?? '', match[2] ?? '')
  const subject = what === null || limitingLead(clause) === null ? null : subjectOf(place)
  if (!subject || what === null) return null
  // 'passa por três fases:' → 'pelas quais passa'
  const by = what.startsWith('as ') ? 'pelas quais' : 'pelos quais'
  const that = match[1] === undefined ? 'que' : match[1] === 'por ' ? by : 'com que'
  const lead = match[1] === 'por ' ? (limitingLead(clause) ?? '') : ''
  const limit = lead.charAt(0).toLowerCase() + lead.slice(1)
  return asked(ask('quais', were(verb), what, that, named(subject), verb, limit), `${subject.phrase.core} ${what}`)
}

/**
 * 'As doenças podem ser causadas por:' → 'Pelo que podem ser causadas as doenças?'; 'O clima pode ser de vários tipos:'
 */
function causedBy(place: Place): SetAsked | null {
  const { clause } = place
  if (!/^podem?$/iu.test(clause.verb) || limitingLead(clause) !== '') return null
  const by = CAUSED.exec(clause.rest)?.[1]
  const kind = OF_KINDS.exec(clause.rest)?.[1]
  const subject = by === undefined && kind === undefined ? null : subjectOf(place)
  if (!subject || (by !== undefined && !isParticiple(by.slice(4)))) return null
  const verb = clause.verb.toLowerCase()
  return asked(
    by === undefined
      ? ask('de que', kind ?? '', verb, 'ser', named(subject))
      : ask('pelo que', verb, by, named(subject)),
    `${subject.phrase.core} ${by ?? kind ?? ''}`,
  )
}

function asked(question: string, about: string): SetAsked {
  return { question, focus: `${focusKey(about)} lista` }
}

/** 'as três fases'; null where the noun and its gender are not sure. */
function things({ study }: Place, noun: string, number: string): string | null {
  const bare = bareOf(noun)
  const agreement = agreementOf(bare, study.use)
  const [head, ...words] = tagWords(bare)
  if (!analyse(head?.lower ?? '').some(a => a.category === 'noun') || !agreement.sure || agreement.number !== 'p')
    return null
  if (words.some(({ tag }) => tag === 'verb' || tag === 'relative' || tag === 'gerund')) return null
  return [definiteArticle(agreement), number, noun].filter(part => part !== '').join(' ')
}

function bareOf(noun: string): string {
  return noun.replace(/^(?:principais|grandes|diferentes|distint[oa]s)\s/u, '')
}

/** 'são', 'foram' or 'eram', as the verb of the page has it. */
function were(verb: string): string {
  const readings = analyse(verb.toLowerCase().replace(/^se\s|-se$/gu, '')).filter(
    a => a.mood === 'indicative' && a.person === 3,
  )
  if (readings.some(a => a.tense === 'present')) return 'são'
  return readings.some(a => a.tense === 'imperfect') ? 'eram' : 'foram'
}

/**
 * 'possui alguns conceitos': those of the list need not be all, so that some are asked for; 'possui quatro conceitos':
 * all.
 */
export function setOrSome({ verb, rest }: Pick<Clause, 'verb' | 'rest'>, what: string, subject: string): string {
  const some = /^(?:(algun?s|muitos|vários|diversos)|(?:algumas|muitas|várias|diversas))\s/u.exec(rest)
  if (some === null) return ask('quais', what, subject, verb)
  return ask('quais são', some[1] === undefined ? 'algumas das' : 'alguns dos', what, 'que', subject, verb)
}
