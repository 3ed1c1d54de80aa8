import { howMany } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import { findNumbers, tellsAHalfMore } from '@capivira/portuguese/numbers'
import { agreementOf, type WordUse } from '../../analysis/grammar/nouns.ts'
import { withAuxiliary } from '../../analysis/grammar/predicates.ts'
import { tagWords, type Word } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { criterionOf } from '../parts/sorted-by.ts'
import { usesOf } from '../uses/uses-of.ts'
import { ask, contractOf, focusKey, limitingLead, named, subjectOf, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { isPreterite, opensCondition } from './on-condition.ts'
import { aimOf } from './takes-time.ts'

const STARTS_ABOUT = pattern('iu')`^(?:(?:os|as)\s)?(?:${'about an amount'}\s)?`
const PART_OF = pattern('iu')`
  ^(${'about an amount'}\s)?(\d+(?:,\d+)?\s?%)\s(d[aeo]s?\s(?!(?:seu|sua)s?\s)[^,.;()]{3,60})`
const MEASURED_THING = pattern('u')`
  ${'attribute with a measure'}(?:\s(?:média|máximo|mínimo|máxima|mínima|total|aproximada|superficial))?`
const MEASURE = /\d[\d.,]*\s?(?:%|[\p{L}°²³/]+(?:\s(?:de\s)?[\p{L}²³/]+)?)?/u
const HAS_MEASURE = pattern('iu')`
  ^(?:uma|um)?\s?(${MEASURED_THING})\s(?:de|é de)\s(${'about an amount'}\s)?(${MEASURE})`

/** How many and how much: numbers that are the object of a verb, percentages, measures. */
export const quantity: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated) return []
  return [...counted(place), ...dividedIn(place), ...exists(place), ...percentage(place), ...attribute(place)]
}

type Amount = { about: string; number: string; unit: readonly Word[]; after: string; joiner: string }

/** 'cerca de 206 ossos …' at the start of a text. */
export function readAmount(text: string): Amount | null {
  const about = STARTS_ABOUT.exec(text)?.[0] ?? ''
  const rest = text.slice(about.length)
  const mention = findNumbers(rest)[0]
  if (mention?.start !== 0 || mention.kind !== 'number') return null
  const tail = rest.slice(mention.end)
  const joiner = /^\s(?:de|d[oa]s)\s/.exec(tail)?.[0] ?? ' '
  if (!tail.startsWith(joiner)) return null
  const unitText = tail.slice(joiner.length)
  // A plural noun in its place: alone, 'poderes' reads as a verb.
  const plural = 'os '
  const words = tagWords(plural + unitText)
    .slice(1)
    .map(word => ({ ...word, start: word.start - plural.length, end: word.end - plural.length }))
  const unit: Word[] = []
  for (const word of words) {
    if (
      unit.length === 0
        ? word.tag === 'noun' || word.tag === 'adjective'
        : word.tag === 'adjective' || (word.tag === 'noun' && unit.length === 1 && unit[0]?.tag === 'adjective')
    )
      unit.push(word)
    else break
  }
  // 'dez acadêmicos': one word that counts people, whatever the dictionary calls it.
  const person = unit.length === 1 && /s$/.test(unit[0]?.lower ?? '')
  if (unit.length === 0 || unit.length > 3 || !(person || unit.some(word => word.tag === 'noun'))) return null
  const after = unitText.slice(unit.at(-1)?.end ?? 0)
  // 'leva duas horas | e meia': 'duas' is too little.
  return tellsAHalfMore(after) ? null : { about, number: mention.text, unit, after, joiner }
}

export function unitText(amount: Amount): string {
  return amount.unit.map(word => word.text).join(' ')
}

export function answerOf(amount: Amount): string {
  return upperFirst(
    `${amount.about.replace(/^(?:os|as)\s/i, '').replace(/^(?:apenas|somente|nada menos que)\s/i, '')}${amount.number}`,
  )
}

export function asked(amount: Amount, use: WordUse): string | null {
  const head = (amount.unit.find(word => word.tag === 'noun') ?? amount.unit[0])?.text ?? ''
  // The dictionary has 'par' as an adjective.
  const agreement = head === 'pares' ? ({ gender: 'm', number: 'p', sure: true } as const) : agreementOf(head, use)
  if (!agreement.sure || agreement.number !== 'p' || isOneOf('counted and left unsaid', head.toLowerCase())) return null
  return `${howMany({ gender: agreement.gender, number: 'p' })} ${unitText(amount)}`
}

const PREPOSITION_BEHIND_A_COUNT = pattern('u')`^\s${'preposition behind a count'}\s`

const COMPLEMENT_OF_A_COUNT = pattern('u')`
  ^\s((?:d[aeo]s?|para)\s(?!\p{L}+r\s)[^,.;:]{3,40}?)(?=$|[,.;:]|\s${'complement of a count'}\s)`

/** 'O corpo humano adulto possui 206 ossos' → 'Quantos ossos possui o corpo humano adulto?' */
function counted(given: Place): FactDraft[] {
  const place = { ...given, clause: withAuxiliary(given.clause) ?? usesOf(given.clause) }
  const { clause, study } = place
  if (/\sser$/.test(clause.verb) || /^consider/i.test(clause.verb)) return []
  if (isOneOf('no verb of a count, form', clause.verb.toLowerCase())) return []
  // 'separa os dois lados': which have been counted before; 'só separa dois sons que cheguem…': on a condition.
  if (/^(?:os|as)\s(?:dois|duas|três|quatro)\s/iu.test(clause.rest)) return []
  const amount = readAmount(clause.rest)
  if (!amount || amount.about.startsWith('entre') || opensCondition(amount.after)) return []
  const subject = subjectOf(place)
  const question = asked(amount, study.use)
  const lead = limitingLead(clause)
  if (!subject || !question || lead === null) return []
  // 'publicou três textos | que tentavam explicar…': of how many others nothing is said.
  if (/^\sque\s/u.test(amount.after) && isPreterite(clause.verb)) return []
  // 'Quantos anos tinha Pedro de Alcântara?': when?
  if (/^(?:anos|meses)/.test(unitText(amount)) && /^tinham?$/i.test(clause.verb) && lead === '') return []
  // 'dois ângulos medidos | a partir do centro': what was cut off belongs to the participle.
  if (isParticiple(amount.unit.at(-1)?.text ?? '') && PREPOSITION_BEHIND_A_COUNT.test(amount.after)) return []
  const aim = aimOf(clause.verb, amount.after)
  if (aim === null) return []
  const complement = COMPLEMENT_OF_A_COUNT.exec(aim === '' ? amount.after : '')?.[1] ?? ''
  return [
    draft(
      'quantity/counted',
      // 'permite usar o programa' would ask for the use of the programa.
      / usar$/.test(clause.verb) || aim !== ''
        ? ask(lead === '' ? '' : `${lead},`, question, complement, named(subject), clause.verb.toLowerCase(), aim)
        : ask(lead === '' ? '' : `${lead},`, question, complement, clause.verb.toLowerCase(), named(subject)),
      answerOf(amount),
      `${focusKey(subject.phrase.core)} ${unitText(amount)}`,
      0.88,
    ),
  ]
}

const DIVIDED_IN = pattern('u')`
  ^((?:(?:o|a|os|as)\s[^,;]{2,40}\s)?(?:(?:(?:sub)?dividid|organizad|agrupad)[oa]s?\s)?)(?:\p{L}+mente\s)?em\s(.+)$`

/** 'A Constituição de 1824 dividia o Estado em quatro poderes' → 'Em quantos poderes …?' */
function dividedIn(place: Place): FactDraft[] {
  const { clause, study } = place
  const match = DIVIDED_IN.exec(clause.rest)
  const copula = isOneOf('copula form', clause.verb.toLowerCase())
  if (!match || !(copula || /^(?:(?:se )?(?:sub)?divid|separ|agrup|organiz|classific)/i.test(clause.verb))) return []
  if (copula && !/(?:dividid|organizad|agrupad)/.test(match[1] ?? '')) return []
  const amount = readAmount(match[2] ?? '')
  const question = amount ? asked(amount, study.use) : null
  const subject = amount ? subjectOf(place) : null
  if (!amount || !question || !subject || limitingLead(clause) === null) return []
  const verb = clause.verb.replace(/^(\p{L}+)-se$/u, 'se $1').toLowerCase()
  return [
    draft(
      'quantity/divided',
      ask('em', question, named(subject), verb, (match[1] ?? '').trim(), criterionOf(place)),
      answerOf(amount),
      `${focusKey(subject.phrase.core)} em ${unitText(amount)}`,
      0.86,
    ),
  ]
}

/** 'Existem cinco reinos de seres vivos na classificação de Whittaker' */
function exists(place: Place): FactDraft[] {
  const { clause, study } = place
  const verb = isOneOf('there being, form', clause.verb.toLowerCase())
  if (!verb || clause.subject !== '') return []
  const amount = readAmount(clause.rest)
  const question = amount ? asked(amount, study.use) : null
  if (!amount || !question) return []
  const tail = amount.after.replace(/[,;:(].*$/u, '').trim()
  const where = clause.lead !== '' ? clause.lead.charAt(0).toLowerCase() + clause.lead.slice(1) : ''
  if (wordsIn(tail) + wordsIn(where) < 2 || /(?:^|\s)que\s/u.test(tail)) return []
  return [
    draft(
      'quantity/exists',
      ask(
        question,
        /^d[eoa]s?\s/u.test(tail) ? `${tail} ${clause.verb.toLowerCase()}` : `${clause.verb.toLowerCase()} ${tail}`,
        where,
      ),
      answerOf(amount),
      `${unitText(amount)} ${tail}`,
      0.82,
    ),
  ]
}

/** 'As florestas cobrem cerca de 30% da superfície' → 'Qual porcentagem da superfície as florestas cobrem?' */
function percentage(place: Place): FactDraft[] {
  const { clause } = place
  const object = PART_OF.exec(clause.rest)
  const subject = object ? subjectOf(place) : null
  // 'da água em dez dias': how long does not belong to the water.
  const [, of = '', when = ''] = /^(.+?)(?:\s((?:em|durante|por|após)\s.+))?$/u.exec(object?.[3] ?? '') ?? []
  if (!object || !subject || isOneOf('ser or estar, commonest forms', clause.verb.toLowerCase())) return []
  return [
    draft(
      'quantity/part',
      ask('qual porcentagem', of, subject.display, clause.verb, when),
      upperFirst(`${object[1] ?? ''}${(object[2] ?? '').replace(' ', '')}`),
      focusKey(subject.phrase.core),
      0.8,
      'percentage',
    ),
  ]
}

/** 'O Sol tem temperatura de 5.500 °C' → 'Qual é a temperatura do Sol?' */
function attribute(place: Place): FactDraft[] {
  const { clause } = place
  const rest = HAS_MEASURE.exec(clause.rest)
  if (rest && isOneOf('having a measure, form', clause.verb.toLowerCase())) {
    const subject = subjectOf(place)
    const noun = rest[1] ?? ''
    const feminine = !/^(?:comprimento|diâmetro|volume|peso|prazo|mandato)/i.test(noun)
    if (!subject) return []
    return [
      draft(
        'quantity/attribute',
        ask('qual é', feminine ? 'a' : 'o', noun, contractOf(subject.display)),
        trimUnit(`${rest[2] ?? ''}${rest[3] ?? ''}`),
        `${noun} ${focusKey(subject.phrase.core)}`,
        0.85,
      ),
    ]
  }
  return []
}

const FOLLOWS_A_UNIT = pattern('u')`\s${'follows a unit'}(?:\s.*)?$`

function trimUnit(text: string): string {
  return upperFirst(text.replace(FOLLOWS_A_UNIT, '').trim())
}

function draft(
  pattern: string,
  question: string,
  answer: string,
  focus: string,
  strength: number,
  type: 'quantity' | 'percentage' = 'quantity',
): FactDraft {
  return {
    family: 'quantity',
    pattern,
    focus: `${focus} quanto`,
    question,
    answer,
    answerType: type,
    strength,
    load: 0.4,
  }
}
