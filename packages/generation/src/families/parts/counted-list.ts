import { contract, definiteArticle } from '@capivira/portuguese/agreement'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, enumerate, focusKey, limitingLead, named, subjectOf, upperFirst } from '../wording/phrasing.ts'
import { enumeration } from './enumeration.ts'
import { listDraft } from './list-draft.ts'

const COUNTED = pattern('u')`
  ^(?:(?:em|por|de)\s)?(${'two to six'})\s([\p{L}-]+(?:\s[\p{L}-]+){0,3}?)(?:,|:|\s\()\s?([^()]+)\)?$`

/** So many things, said one by one after a colon. */
export const countedList: ClauseFamily = place => [
  ...ofAWhole(place),
  ...doneTo(place),
  ...partedIn(place),
  ...soMany(place),
]

/** 'partes', 'partes iguais' */
const PLURAL_NOUN = /\p{Ll}{4,}s(?:\s\p{Ll}{4,}s)?/u
const PARTED = pattern('u')`
  ^(${'parted, stem of its participle'})(${'definite article'})\s(em|por|de)\s(${'two to six in words'})\s
  (${PLURAL_NOUN}),\s([^;:()]{5,120})$`
/** What a file calls its parts: '[general]'. */
const BRACKETED = /^\[\p{L}+#?\]$/u

/**
 * 'O livro é dividido em três partes, a terra, o homem e a luta' → 'Quais são as três partes em que o livro é
 * dividido?'
 */
function partedIn(place: Place): FactDraft[] {
  const { clause, study, sentence } = place
  if (!isOneOf('ser or estar, commonest forms', clause.verb.toLowerCase()) || clause.negated) return []
  const at = sentence.core.indexOf(clause.rest)
  const match = PARTED.exec(at < 0 ? clause.rest : sentence.core.slice(at).replace(/[.;]$/u, ''))
  const [, stem = '', ending = '', by = '', number = '', noun = '', list = ''] = match ?? []
  const parts = list.split(/,\s|\se\s/u)
  const items = parts.length > 1 && parts.every(item => BRACKETED.test(item)) ? parts : enumeration(list)
  const subject = items ? subjectOf(place) : null
  const agreement = agreementOf(noun, study.use)
  if (!items || !subject || !agreement.sure || agreement.number !== 'p' || limitingLead(clause) !== '') return []
  const whole = named(subject).replace(/^tod[oa]s\s(?=[oa]s\s)/u, '')
  const relation =
    by === 'em'
      ? ['em que', whole, clause.verb.toLowerCase(), stem + ending]
      : [stem === 'compost' ? 'que compõem' : 'que formam', whole]
  return [
    listDraft(
      {
        pattern: 'list/counted',
        focus: `${focusKey(subject.phrase.core)} ${noun} lista`,
        question: ask('quais são', definiteArticle(agreement), number, noun, ...relation),
        strength: 0.88,
        load: 0.5,
      },
      items,
    ),
  ]
}

const ABLE_TO = /(?:é|são)\scapaz(?:es)?\sde\s\p{L}+r/u
const DONE_TO = pattern('u')`
  ^(${ABLE_TO}|${'knowing or using, form'}m?)\s(?:apenas\s|só\s|somente\s)?
  (${'two to six in words'})\s(${PLURAL_NOUN}):\s([^.;:()]{3,90})$`

/**
 * 'O olho é capaz de distinguir duas coisas: luz e sombra' → 'Quais são as duas coisas que o olho é capaz de
 * distinguir?'
 */
function doneTo(place: Place): FactDraft[] {
  const { clause, study, sentence } = place
  const said = sentence.core.replace(/[.;]$/u, '')
  const start = said.indexOf(clause.subject) + clause.subject.length
  const match =
    clause.subject === '' ? null : DONE_TO.exec(said.slice(start).replace(/^\s(?:só|apenas|somente)?\s?/u, ''))
  const [, verb = '', number = '', noun = '', list = ''] = match ?? []
  const items = /^\S+\se\s\S+$/u.test(list) ? list.split(' e ') : enumeration(list)
  const agreement = agreementOf(noun, study.use)
  const subject = match && !clause.negated && limitingLead(clause) === '' ? subjectOf(place) : null
  if (!items || !subject || !agreement.sure || agreement.number !== 'p') return []
  return [
    listDraft(
      {
        pattern: 'list/counted',
        focus: `${focusKey(subject.phrase.core)} ${noun} lista`,
        question: ask('quais são', definiteArticle(agreement), number, noun, 'que', named(subject), verb),
        strength: 0.86,
        load: 0.5,
      },
      items,
    ),
  ]
}

const HAVING_PARTS_BEGINNING = pattern('iu')`^${'having parts, beginning'}$`

/**
 * 'Os computadores possuem quatro seções principais: a memória, …' → 'Quais são as quatro seções principais dos
 * computadores?'
 */
function ofAWhole(place: Place): FactDraft[] {
  const { clause, study, sentence } = place
  // A colon ends the clause; what it announces stands in the sentence.
  const at = sentence.core.indexOf(clause.rest)
  const rest = at < 0 ? clause.rest : sentence.core.slice(at).replace(/[.;]$/, '')
  const match = COUNTED.exec(rest)
  if (!match || clause.negated || clause.subject === '') return []
  if (!HAVING_PARTS_BEGINNING.test(clause.verb)) return []
  const [, number = '', noun = '', list = ''] = match
  const items = enumeration(list)
  const agreement = agreementOf(noun, study.use)
  const subject = items ? subjectOf(place) : null
  const kind = tagWords(`os ${noun}`)[1]?.tag === 'noun'
  if (!items || !subject || !kind || !agreement.sure || agreement.number !== 'p' || limitingLead(clause) === null)
    return []
  return [
    {
      family: 'list',
      pattern: 'list/counted',
      focus: `${focusKey(subject.phrase.core)} ${noun} lista`,
      // 'O IBGE reconhece seis biomas': they are not of the institute.
      question: ask(
        'quais são',
        definiteArticle(agreement),
        number,
        noun,
        /^reconhec/i.test(clause.verb) ? `segundo ${named(subject)}` : contract('de', named(subject)),
      ),
      answer: upperFirst(enumerate(items)),
      answerType: 'list',
      strength: 0.9,
      load: 0.6,
    },
  ]
}

const SO_MANY = pattern('u')`^(${'two to six'})(?::|,\s(?:a saber|que são):?)\s([^:;()]{5,140})$`

/** 'As estações do ano são quatro: verão, outono, inverno e primavera' → 'Quais são as quatro estações do ano?' */
function soMany(place: Place): FactDraft[] {
  const { clause, sentence } = place
  const [, article = '', noun = ''] = /^(Os|As)\s([^,;:()]{4,60})$/u.exec(clause.subject) ?? []
  if (noun === '' || clause.negated || clause.lead !== '' || !/^(?:são|eram)$/iu.test(clause.verb)) return []
  const said = sentence.core.slice(sentence.core.indexOf(clause.subject) + clause.subject.length)
  const [, number = '', list = ''] = SO_MANY.exec(said.replace(/^\s\p{L}+\s/u, '').replace(/[.;]$/u, '')) ?? []
  const items = list === '' ? null : enumeration(list)
  const subject = items ? subjectOf(place, true) : null
  if (!items || !subject || String(items.length) !== (COUNTS[number] ?? number)) return []
  return [
    listDraft(
      {
        pattern: 'list/counted',
        focus: `${focusKey(noun)} lista`,
        question: ask('quais', clause.verb.toLowerCase(), article.toLowerCase(), number, noun),
        strength: 0.92,
        load: 0.5,
      },
      items,
    ),
  ]
}

const COUNTS: Readonly<Record<string, string>> = { dois: '2', duas: '2', três: '3', quatro: '4', cinco: '5', seis: '6' }
