import type { Agreement } from '@capivira/portuguese/agreement'
import { genderOf } from '@capivira/portuguese/morphology'
import { type NameClass, nameClass } from '../../analysis/people/names.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern } from '../../lexicon/words.ts'
import { VAGUE } from '../kinds/general.ts'
import { listedArticle } from '../kinds/lists.ts'
import { definesAlike } from './definition-form.ts'
import { type GapDemand, gapDemand } from './gap.ts'
import { areOfAKind, isForeignTerm, isWrittenAsName } from './name-form.ts'
import { openingOf, personGender } from './option-form.ts'
import type { Candidate } from './pools.ts'

/** A possible wrong option with its worth and how far it is of the key's kind (see kinds.ts). */
export type Ranked = { text: string; value: number; likeness: number }

/** What a wrong option must match. */
export type Wanted = {
  fact: Fact
  noun: boolean
  proper: boolean
  gap: GapDemand | null
  named: NameClass
  /** Where the question names the kind of the person ('Que princesa…'), the gender of the answer. */
  person: 'm' | 'f' | undefined
  /** Question as a row of words, with a space at both ends. */
  asked: string
}

/** What the wrong options of a fact must match. */
export function wantedFor(fact: Fact): Wanted {
  const noun = isNoun(fact)
  const proper = noun && isProperName(fact)
  return {
    fact,
    noun,
    proper,
    gap: gapOf(fact),
    named:
      fact.answerType === 'person' || fact.answerType === 'organization'
        ? fact.answerType
        : proper
          ? nameClass(fact.answer)
          : 'other',
    person: askedGender(fact),
    asked: ` ${fact.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `,
  }
}

/** The gap's demand; the 'a' of 'fiéis a Portugal' is no article, for the key takes none. */
function gapOf(fact: Fact): GapDemand | null {
  const gap = gapDemand(fact.question)
  return gap?.agreement && listedArticle(fact.answer) === '' ? { agreement: null, bare: true } : gap
}

const GAP_OF_PERSON = pattern('u')`
  _{2,} (?:foi|era|é) (?:(${'article in the singular'}) \p{Ll}|\p{Ll}+(?:ad|id)([oa])(?![\p{L}]))`
/**
 * 'a médica paulista _____' (but not 'o pensamento de _____'), '_____ foi a primeira deputada', '_____ foi aprovada':
 * an article or a participle tells.
 */
const PERSON_GAP = pattern('iu')`
  (?<![\p{L}])([oa]) (?:(?!${'preposition around a gap of a person'} )\p{Ll}+ ){1,3}_{2,}|${GAP_OF_PERSON}`

/** 'Que princesa assumiu…?' asks for a woman. */
function askedGender({ question, answerType }: Fact): 'm' | 'f' | undefined {
  if (answerType !== 'person') return undefined
  const gap = PERSON_GAP.exec(question)
  const article = gap?.[1] ?? gap?.[2] ?? gap?.[3]
  if (article) return /a$/.test(article.toLowerCase()) ? 'f' : 'm'
  const noun = /^(?:que|qual)\s(?:[oa]\s)?(\p{L}+)/iu.exec(question)?.[1] ?? ''
  return meansPerson(noun) ? genderOf(noun.toLowerCase()) : undefined
}

const NOUN_TYPES: ReadonlySet<string> = new Set(['term', 'person', 'place', 'organization', 'acronym'])

function isNoun(fact: Fact): boolean {
  return NOUN_TYPES.has(fact.answerType) && fact.answer.split(' ').length <= 5
}

function isProperName(fact: Fact): boolean {
  return (
    fact.answerType === 'person' ||
    fact.answerType === 'organization' ||
    fact.proper === true ||
    (fact.answerType === 'place' && !/^(?:Em|N[oa]s?)\s/.test(fact.answer)) ||
    fact.answer
      .split(' ')
      .slice(1)
      .some(word => /^\p{Lu}/u.test(word))
  )
}

/** 'Alzira', 'Febrônio': a given name the dictionary lacks. */
function byEnding(name: string): 'm' | 'f' | undefined {
  const given = name.split(' ')[0] ?? ''
  return /a$/.test(given) ? 'f' : /o$/.test(given) ? 'm' : undefined
}

export function agree(a: Agreement, b: Agreement): boolean {
  return a.gender === b.gender && a.number === b.number
}

/** Same inflection where it shows, length in reach, no part of the question. */
export function fits(candidate: Candidate, wanted: Wanted): boolean {
  const { fact, gap } = wanted
  const ratio = candidate.text.length / fact.answer.length
  const short = Math.max(candidate.text.length, fact.answer.length) <= 24
  if (!short && (ratio < 0.5 || ratio > 1.9)) return false
  if (candidate.text === fact.answer || !fitsGap(candidate, wanted)) return false
  const { agreement } = fact
  if (agreement && candidate.agreement && fact.answerType !== 'person' && !wanted.proper && !gap?.agreement) {
    // 'Como se chama o terreno plano…?': a planície and a planalto answer it alike.
    const alike = fact.family === 'naming' ? candidate.agreement.number === agreement.number : undefined
    if (!(alike ?? agree(candidate.agreement, agreement))) return false
  }
  // 'Astrônomos' beside 'Max Planck': who they are beside who one is.
  if (fact.answerType === 'person') {
    const named = fact.proper === true || isWrittenAsName(fact.answer)
    // 'Gilberto' beside 'John Chambers': a first name beside whole ones.
    if (named && fact.answer.includes(' ') && !candidate.text.includes(' ')) return false
    if (named ? areOfAKind(candidate.text) : isWrittenAsName(candidate.text)) return false
  }
  if (wanted.person && (personGender(candidate.text) ?? byEnding(candidate.text)) !== wanted.person) return false
  if (openingOf(candidate.text) !== openingOf(fact.answer) || (candidate.human ?? false) !== (fact.human ?? false))
    return false
  if (fact.answerType === 'definition' && !definesAlike(candidate.text, fact.answer)) return false
  if (wanted.noun && VAGUE.test(candidate.text)) return false
  if (wanted.named === 'person' && candidate.named !== undefined && candidate.named !== 'person') return false
  if (wanted.named === 'person' && isForeignTerm(candidate.text)) return false
  // 'São Luís do Maranhão' beside 'Maria Firmina'
  if (
    wanted.named === 'person' &&
    /^(?:São|Santo|Santa)\s/u.test(candidate.text) &&
    !/^(?:São|Santo|Santa)\s/u.test(fact.answer)
  )
    return false
  if (wanted.named === 'place' && candidate.named !== undefined && !/^(?:place|other)$/.test(candidate.named))
    return false
  return !wanted.asked.includes(` ${candidate.text.toLowerCase().replace(/^(?:[oa]s?|uma?)\s/, '')} `)
}

/** 'A _____ é um bioma': 'Pampa' does not fit; 'de _____': 'Bahia' does not where the key takes no article. */
function fitsGap(candidate: Candidate, { gap, proper, fact }: Wanted): boolean {
  if (!gap) return true
  if (gap.agreement) {
    if (!candidate.agreement) return false
    return agree(candidate.agreement, gap.agreement) && candidate.article !== ''
  }
  const name = proper || fact.answerType === 'acronym'
  return !(gap.bare && name && candidate.article !== undefined && candidate.article !== '')
}
