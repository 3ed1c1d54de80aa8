import type { Agreement } from '@capivira/portuguese/agreement'
import { genderOf } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'
import { type NameClass, nameClass } from '../analysis/names.ts'
import { meansPerson } from '../analysis/people.ts'
import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms.ts'
import type { Fact } from '../families/fact.ts'
import { definesAlike, genusPhrase } from './definitionForm.ts'
import { type GapDemand, gapDemand } from './gap.ts'
import { isGeneral, VAGUE } from './kinds/general.ts'
import { inflectionOf, type Kind, type Kinds, listedArticle } from './kinds/kinds.ts'
import { areOfAKind, isAboutTheSame, isWrittenAsName } from './nameForm.ts'
import { likeDefinition, openingOf, personGender } from './optionForm.ts'
import type { Candidate, Pools } from './pools.ts'
import { shuffled } from './random.ts'

/** A possible wrong option with its worth and how far it is of the key's kind (see kinds.ts). */
export type Ranked = { text: string; value: number; likeness: number }

/** What a wrong option must match. */
type Wanted = {
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

/** Names of other things of the key's kind are this near at least; common nouns may be less sure. */
const NAME = 0.5
const NOUN = 0.3
/** Options from outside the document stand behind those of its own of the same kind. */
const OUTSIDE = 1.9

/** Everything that could pass for the answer of a fact, the best first. */
export function rankOptions(
  fact: Fact,
  pools: Pools,
  study: Study,
  kinds: Kinds,
  random: () => number,
): readonly Ranked[] {
  const here = study.document.sections.indexOf(fact.sentence.section)
  const passage = fact.quote.toLowerCase()
  const wanted = wantedFor(fact)
  const kin = study.siblings.get(keyOf(fact.answer))
  const asked = askedKind(fact, kinds)
  const doer = /^O que fa(?:z|zem) (.+)\?$/u.exec(fact.question)?.[1]
  const likenessOf = (text: string) => {
    if (!wanted.noun)
      return fact.answerType === 'definition' ? kinds.genusLikeness(genusPhrase(text), genusPhrase(fact.answer)) : 0.5
    const known = kinds.of(text)
    if (!answersTo(known, asked)) return -1
    const alike = kinds.likeness(text, fact.answer)
    // 'Organismos' beside 'Decompositores' would be right too.
    if (alike >= 0.3 && isGeneral(text) && !isGeneral(fact.answer)) return -1
    return alike >= 0 && kin?.has(keyOf(text)) ? Math.max(0.9, alike) : alike
  }
  const isSure = (text: string, likeness: number) => {
    if (!wanted.noun)
      return likeness >= (fact.answerType === 'place' && kinds.of(placeOf(fact.answer)).sorts.size > 0 ? NAME : 0)
    if (wanted.proper || fact.answerType === 'acronym') return likeness >= NAME
    // 'Como se chama cada ponto…?' tells by itself which term is right: any other term of the text is wrong.
    const described = fact.family === 'naming' && kinds.of(fact.answer).sorts.size === 0
    if (described && likeness >= 0 && isTaught(text, study)) return true
    // Of two words no list has, form is all there is to go by: 'voto censitário' beside 'pacto colonial'.
    if (likeness >= NOUN) return true
    const phrases = [text, fact.answer].every(phrase => contentWords(phrase).length > 1)
    return likeness >= 0 && phrases && isTermOf(text, study)
  }
  const own = ownCandidates(fact, pools, wanted)
    .map(candidate => (fact.answerType === 'definition' ? likeDefinition(candidate, fact.answer) : candidate))
    .filter(candidate => fits(candidate, wanted) && !passage.includes(candidate.text.toLowerCase()))
    .map(candidate => {
      const likeness = doerLikeness(candidate, doer, kinds) ?? likenessOf(candidate.text)
      return { text: candidate.text, likeness, value: likeness * 3 + worthOf(candidate, wanted, here) }
    })
  const outside = wanted.noun ? outsideCandidates(wanted, kinds, passage, random) : []
  const seen = new Set<string>()
  return [...own, ...outside]
    .filter(({ text, likeness }) => isSure(text, likeness) && !seen.has(text) && seen.add(text))
    .sort((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1))
}

/** What a place does is no wrong answer beside what a process does: half the likeness of those who do it; null for other options. */
function doerLikeness({ subject }: Candidate, doer: string | undefined, kinds: Kinds): number | null {
  if (subject === undefined || doer === undefined) return null
  const alike = kinds.likeness(subject, doer)
  return alike < 0 ? -1 : 0.5 + alike / 2
}

/** Whether the document makes something of the phrase: says it twice, defines it, sets it in bold or in a heading. */
function isTermOf(text: string, study: Study): boolean {
  const phrase = text.replace(/^(?:[OA]s?|Uma?)\s/, '')
  return (study.termOf(phrase)?.count ?? 0) > 1 || study.isKeyTerm(phrase)
}

/** Whether the document teaches the phrase: defines it, sets it in bold or in a heading, comes back to it again and again. */
function isTaught(text: string, study: Study): boolean {
  const phrase = text.replace(/^(?:[OA]s?|Uma?)\s/, '')
  const term = study.termOf(phrase)
  return term?.bold === true || term?.heading === true || study.isDefined(phrase) || (term?.count ?? 0) >= OFTEN
}

/** So often a term is more than a word the text happens to use. */
const OFTEN = 4

function wantedFor(fact: Fact): Wanted {
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

/** 'Que princesa assumiu…?' asks for a woman. */
function askedGender({ question, answerType }: Fact): 'm' | 'f' | undefined {
  if (answerType !== 'person') return undefined
  const noun = /^(?:que|qual)\s(?:[oa]\s)?(\p{L}+)/iu.exec(question)?.[1] ?? ''
  return meansPerson(noun) ? genderOf(noun.toLowerCase()) : undefined
}

const ASKED_NOUN =
  /^(?:como se chama(?:m|va|vam)?|por qual nome (?:é|são|era|eram) conhecid[oa]s?|como (?:é|são) (?:chamad|denominad)[oa]s?) (?:[oa]s?) (\p{Ll}+)|^(?:n[oa]s? [^,]+, )?(?:que|qual|quais)(?: (?:é|são|foi|foram) [oa]s?)? (\p{Ll}{4,})/iu

/** What the noun a question asks the name of tells: 'Como se chama a ave…'; null where it asks for none. */
type AskedKind = { kind: string | undefined; sorts: ReadonlySet<string> } | null

function askedKind({ question }: Fact, kinds: Kinds): AskedKind {
  const match = ASKED_NOUN.exec(question)
  const noun = match?.[1] ?? match?.[2]
  return noun === undefined ? null : { kind: kinds.named(noun), sorts: kinds.of(noun).sorts }
}

/** Whether a thing is of the kind asked for: no person for an empresa, no jacaré for an ave. */
function answersTo({ kinds, sorts }: Kind, asked: AskedKind): boolean {
  if (!asked) return true
  if (asked.kind !== undefined && kinds.size > 0) return kinds.has(asked.kind)
  return asked.sorts.size === 0 || sorts.size === 0 || [...sorts].some(sort => asked.sorts.has(sort))
}

function ownCandidates(fact: Fact, pools: Pools, wanted: Wanted): Candidate[] {
  const list: Candidate[] = (pools.answers.get(fact.answerType) ?? []).filter(
    ({ focus }) => focus !== fact.focus && !(fact.answerType === 'definition' && isAboutTheSame(focus, fact.focus)),
  )
  if (wanted.noun) return [...list, ...termsLike(fact, pools, wanted)]
  return list
}

/** 'No Nordeste' → 'Nordeste'. */
function placeOf(answer: string): string {
  return answer.replace(/^(?:Em|N[oa]s?|Entre|Ao|À)\s(?:(?:[oa]s?|uma?)\s)?/, '')
}

function keyOf(answer: string): string {
  return lemmasOf(answer.replace(/^(?:O|A|Os|As|Um|Uma)\s/, ''))
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

function termsLike(fact: Fact, pools: Pools, wanted: Wanted): readonly Candidate[] {
  if (fact.answerType === 'place' && /^(?:Em|N[oa]s?|Entre|Ao|À)\s/.test(fact.answer)) return []
  if (/^[\p{Lu}\d][\p{Lu}\d/-]{1,8}s?$/u.test(fact.answer)) return pools.terms.acronym
  const pool = wanted.proper ? pools.terms.name : pools.terms.common
  const article = /^(O|A|Os|As|Um|Uma)\s/.exec(fact.answer)?.[1]
  if (!article) return pool
  const agreement: Agreement = {
    gender: /^(?:A|Uma)/.test(article) ? 'f' : 'm',
    number: article.endsWith('s') ? 'p' : 's',
  }
  return pool
    .filter(candidate => candidate.agreement && agree(candidate.agreement, agreement))
    .map(candidate => ({ ...candidate, text: `${article} ${lowered(candidate)}` }))
}

function lowered({ text, named }: Candidate): string {
  return named !== undefined || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function agree(a: Agreement, b: Agreement): boolean {
  return a.gender === b.gender && a.number === b.number
}

/** Members of the key's shipped list that fit the sentence. */
function outsideCandidates(wanted: Wanted, kinds: Kinds, passage: string, random: () => number): Ranked[] {
  const { fact } = wanted
  const article = /^(O|A|Os|As)\s/.exec(fact.answer)?.[1]
  const number = fact.agreement?.number ?? 's'
  const fitting = kinds.others(fact.answer).flatMap(member => {
    const agreement = inflectionOf(member)
    const bareName = member.article !== undefined
    if (number !== (agreement?.number ?? 's') || (wanted.proper || fact.answerType === 'acronym') !== bareName)
      return []
    const core = bareName ? member.text : member.text.charAt(0).toUpperCase() + member.text.slice(1)
    if (article && (!agreement || (agreement.gender === 'f') !== (article === 'A'))) return []
    const text = article ? `${article} ${bareName ? core : member.text}` : core
    const candidate: Candidate = {
      text,
      sectionIndex: 0,
      score: 0,
      ...(agreement && { agreement }),
      ...(bareName && { named: wanted.named, article: member.article ?? '' }),
    }
    return passage.includes(member.text.toLowerCase()) || !fits(candidate, wanted)
      ? []
      : [{ text, likeness: 1, value: 3 + OUTSIDE }]
  })
  return shuffled(fitting, random).slice(0, 8)
}

/** Same inflection where it shows, length in reach, no part of the question. */
function fits(candidate: Candidate, wanted: Wanted): boolean {
  const { fact, gap } = wanted
  const ratio = candidate.text.length / fact.answer.length
  const short = Math.max(candidate.text.length, fact.answer.length) <= 24
  if (!short && (ratio < 0.5 || ratio > 1.9)) return false
  if (candidate.text === fact.answer || !fitsGap(candidate, wanted)) return false
  const { agreement } = fact
  if (agreement && candidate.agreement && fact.answerType !== 'person' && !wanted.proper && !gap?.agreement) {
    if (!agree(candidate.agreement, agreement)) return false
  }
  // 'Astrônomos' beside 'Max Planck': who they are beside who one is.
  if (fact.answerType === 'person') {
    const named = fact.proper === true || isWrittenAsName(fact.answer)
    // 'Gilberto' beside 'John Chambers': a first name beside whole ones.
    if (named && fact.answer.includes(' ') && !candidate.text.includes(' ')) return false
    if (named ? areOfAKind(candidate.text) : isWrittenAsName(candidate.text)) return false
  }
  if (wanted.person && personGender(candidate.text) !== wanted.person) return false
  if (openingOf(candidate.text) !== openingOf(fact.answer) || (candidate.human ?? false) !== (fact.human ?? false))
    return false
  if (fact.answerType === 'definition' && !definesAlike(candidate.text, fact.answer)) return false
  if (wanted.noun && VAGUE.test(candidate.text)) return false
  if (wanted.named === 'person' && candidate.named !== undefined && candidate.named !== 'person') return false
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

function worthOf(candidate: Candidate, wanted: Wanted, here: number): number {
  const { fact, named } = wanted
  const ratio = candidate.text.length / fact.answer.length
  const length = 1 - Math.min(1, Math.abs(Math.log2(ratio)))
  const words = candidate.text.split(' ').length === fact.answer.split(' ').length ? 0.35 : 0
  const near = Math.abs(candidate.sectionIndex - here) <= 2 ? 0.25 : 0
  const weight = Math.min(0.6, candidate.score * 0.08)
  const same = candidate.named !== undefined && candidate.named === named && named !== 'other' ? 0.5 : 0
  const opening = candidate.text.split(' ')[0] === fact.answer.split(' ')[0] && fact.answer.includes(' ') ? 0.25 : 0
  return length + words + near + weight + opening + same
}
