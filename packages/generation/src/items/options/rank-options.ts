import { contentWords } from '@capivira/portuguese/tokens'
import { looksMisspelled } from '../../analysis/flaws.ts'
import type { Study } from '../../analysis/study.ts'
import { lemmasOf } from '../../analysis/terms/terms.ts'
import type { Fact } from '../../families/fact.ts'
import { pattern } from '../../lexicon/words.ts'
import { isGeneral } from '../kinds/general.ts'
import type { Kinds } from '../kinds/kinds.ts'
import { answersTo, askedKind, calledBefore, headAsked, headOf } from './asked-kind.ts'
import { genusPhrase, sharedWords } from './definition-form.ts'
import { areDefinedAlike } from './genera.ts'
import { isWrittenAsName } from './name-form.ts'
import { partsOfOneName } from './one-name.ts'
import { openingOf, personGender } from './option-form.ts'
import { outsideCandidates, outsidePlaces } from './outside.ts'
import { ownCandidates, SAME_KIND } from './own-candidates.ts'
import { areOfTwoAges, mayLieAround, placeLikeness, placeOf } from './place-likeness.ts'
import type { Candidate, Pools } from './pools.ts'
import { doerIn, isRelated } from './related.ts'
import { isSortOfKey, oneIsSortOfOther } from './sort-of-key.ts'
import { fits, type Ranked, type Wanted, wantedFor } from './wanted.ts'

/** Names of other things of the key's kind are this near at least; common nouns may be less sure. */
const NAME = 0.5
const NOUN = 0.3
/** Of two definitions' nouns nothing need be known of both, but not of one alone: 'uma placa' is no 'conjunto'. */
export const GENUS = 0.05

const BEHIND = 0.01

/** So far, in shares of the sections of a document, reaches what stands around a passage. */
const AROUND = 0.34

/** So many people of its own make a document do without others. */
const ENOUGH_PEOPLE = 3

/** What each section between two people or two places takes from the worth of one beside the other, and the most. */
const FAR_EACH = 0.04
const FAR = 0.5

/** So many places of its own make a document do without others. */
const ENOUGH_PLACES = 2

const ROYAL = /\s[IVX]+$/u
const RULER = pattern('iu')`\s[IVX]+(?![\p{L}])|(?<![\p{L}])${'title of a ruler'}(?![\p{L}])`

/** What the document defines as it defines the key comes before other things of its kind. */
const ALONGSIDE = 1

const SIDE_BY_SIDE = 1.5
/** What a definition of the key's words would be worth more: of water beside what is of water. */
const SHARED = 4

/** What the options of one fact are ranked by. */
type Ranking = {
  fact: Fact
  pools: Pools
  study: Study
  kinds: Kinds
  wanted: Wanted
  /** Number of the section that the fact stands in. */
  here: number
  /** The passage, lower case: what it names is no wrong answer. */
  passage: string
  asked: ReturnType<typeof askedKind>
}

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
  const ranking: Ranking = { fact, pools, study, kinds, wanted, here, passage, asked: askedKind(fact, kinds) }
  const own = rankOwn(ranking)
  // In a life or a story there are people enough: nobody from outside is believed there.
  const people = wanted.named === 'person' && own.filter(({ likeness }) => likeness >= NAME).length >= ENOUGH_PEOPLE
  const isNamed = (text: string) => study.termOf(text) !== undefined
  const outside =
    wanted.noun && !people
      ? outsideCandidates(wanted, kinds, passage, isNamed, random).filter(({ text }) =>
          answersTo(kinds.of(text), ranking.asked),
        )
      : []
  // What the part of the document around has of the key's kind comes before what it does not name.
  const around = study.document.sections.length * AROUND
  const last = Math.min(
    ...own.filter(({ likeness, away }) => likeness >= SAME_KIND && away <= around).map(({ value }) => value),
  )
  const behind = outside.map(option => ({ ...option, value: Math.min(option.value, last - BEHIND) }))
  const few = own.filter(option => isSure(option, ranking)).length < ENOUGH_PLACES
  const places = few ? outsidePlaces(fact, kinds, passage, isNamed, random) : []
  const seen = new Set<string>()
  return [...own, ...behind, ...places]
    .filter(option => isSure(option, ranking) && !seen.has(option.text) && seen.add(option.text))
    .sort((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1))
}

/** What the document itself offers, with how many sections away it stands. */
function rankOwn(ranking: Ranking): (Ranked & { away: number })[] {
  const { fact, pools, kinds, wanted, here } = ranking
  const likenessOf = likenessTo(ranking)
  const doer = doerIn(fact.question)
  // Beside one part of a thing its other parts: 'Qual é a parte principal da flor?'
  const asksForPart = /(?<![\p{L}])parte(?![\p{L}])/u.test(fact.question)
  const wholes = [...kinds.of(fact.answer).kinds].filter(kind => kind.startsWith('parte d'))
  const sharedWholes = (text: string) => wholes.filter(kind => kinds.of(text).kinds.has(kind)).length
  return ownCandidates(fact, pools, wanted, kinds)
    .filter(candidate => mayStandBeside(candidate, ranking))
    .map(candidate => {
      const likeness = doerLikeness(candidate, doer, kinds) ?? likenessOf(candidate.text)
      const beside = wanted.noun && areDefinedAlike(candidate.text, fact.answer, pools.genera) ? ALONGSIDE : 0
      const parts = asksForPart ? sharedWholes(candidate.text) : 0
      const common = fact.answerType === 'definition' ? SHARED * sharedWords(candidate.text, fact.answer) : 0
      const value = likeness * 3 + worthOf(candidate, wanted, here) + parts + beside + common
      return { text: candidate.text, likeness, value, away: Math.abs(candidate.sectionIndex - here) }
    })
}

/** Whether nothing speaks against a candidate beside the answer: neither its form nor what the document says of it. */
function mayStandBeside(candidate: Candidate, { fact, pools, study, kinds, wanted, passage }: Ranking): boolean {
  const told = fact.answerType === 'purpose' || fact.answerType === 'cause'
  return (
    fits(candidate, wanted) &&
    !(wanted.proper && isPlainNoun(candidate, fact, study, kinds)) &&
    !(wanted.proper && partsOfOneName(candidate.text, fact.answer, study)) &&
    !(wanted.named === 'person' && opensManyNames(candidate.text, pools)) &&
    (!told || isRelated(candidate, fact, kinds)) &&
    !passage.includes(candidate.text.toLowerCase()) &&
    !(wanted.noun && !wanted.proper && isSortOfKey(candidate.text, fact, study)) &&
    !(wanted.noun && oneIsSortOfOther(candidate.text, fact.answer, pools.sorts)) &&
    (candidate.named !== undefined || !hasSlip(candidate.text))
  )
}

/** How far texts are of the answer's kind: 1 quite, 0.5 where nothing is known, below 0 where they are not. */
function likenessTo({ fact, pools, study, kinds, wanted, asked }: Ranking): (text: string) => number {
  const kin = study.siblings.get(keyOf(fact.answer))
  const called = calledBefore(fact, kinds)
  const headed = headAsked(fact)
  return text => {
    if (fact.answerType === 'place' && placeOf(fact.answer) !== fact.answer)
      return placeLikeness(text, fact.answer, kinds)
    if (!wanted.noun)
      return fact.answerType === 'definition' && !saysWhatIsDone(fact.answer)
        ? kinds.genusLikeness(genusPhrase(text), genusPhrase(fact.answer))
        : 0.5
    const known = kinds.of(text)
    if (!answersTo(known, asked)) return -1
    if (called !== undefined && !known.kinds.has(called)) return -1
    if (headed !== undefined && headOf(text) !== headed) return -1
    // 'José I' beside an engineer: kings have numbers.
    if (fact.answerType === 'person' && ROYAL.test(text) && !RULER.test(`${fact.answer} ${fact.quote}`)) return -1
    // 'Nise escreveu ao psiquiatra _____': not to herself.
    if (fact.answerType === 'person' && fact.question.split(/[^\p{L}]+/u).includes(text.split(' ')[0] ?? '')) return -1
    if (wanted.proper && (mayLieAround(known, kinds.of(fact.answer)) || areOfTwoAges(text, fact.answer))) return -1
    const alike = kinds.likeness(text, fact.answer)
    // 'Organismos' beside 'Decompositores' would be right too.
    if (alike >= 0.3 && isGeneral(text) && !isGeneral(fact.answer)) return -1
    if (areDefinedAlike(text, fact.answer, pools.genera)) return 1
    return alike >= 0 && kin?.has(keyOf(text)) ? Math.max(0.9, alike) : alike
  }
}

/** Whether enough is known of an option to say that it is of the answer's kind and not right. */
function isSure({ text, likeness }: Ranked, { fact, study, kinds, wanted }: Ranking): boolean {
  if (!wanted.noun) return sharesCapitals(text, fact) && likeness >= leastOf(fact, kinds)
  if (wanted.proper || fact.answerType === 'acronym') return likeness >= NAME
  // 'Como se chama cada ponto…?' tells by itself which term is right: any other term of the text is wrong.
  const described = fact.family === 'naming' && kinds.of(fact.answer).sorts.size === 0
  if (described && likeness >= 0 && isTaught(text, study)) return true
  // Of two words no list has, form is all there is to go by: 'voto censitário' beside 'pacto colonial'.
  if (likeness >= NOUN) return true
  const phrases = [text, fact.answer].every(phrase => contentWords(phrase).length > 1)
  return likeness >= 0 && phrases && isTermOf(text, study)
}

/** How much alike an option that is no noun must be: of a known place's sort, or of a definition's class. */
function leastOf({ answer, answerType }: Fact, kinds: Kinds): number {
  if (answerType === 'definition') return GENUS
  return answerType === 'place' && kinds.of(placeOf(answer)).sorts.size > 0 ? NAME : 0
}

/** 'Luminosidade' beside the stars 'Vega' and 'Rigel': a noun the page writes small, of another kind. */
function isPlainNoun({ named, text }: Candidate, { answer }: Fact, study: Study, kinds: Kinds): boolean {
  if (named !== undefined || kinds.likeness(text, answer) >= SAME_KIND) return false
  const term = study.termOf(text)
  return term ? !term.proper && !term.acronym : !isWrittenAsName(text)
}

/** 'Acme Arte', 'Acme Escola', 'Acme Saúde': many a name begins so that is nobody's. */
function opensManyNames(text: string, { terms }: Pools): boolean {
  const [first = '', second] = text.split(' ')
  if (second === undefined || personGender(text) !== undefined) return false
  return terms.name.filter(name => name.text.startsWith(`${first} `)).length >= MANY_NAMES
}
const MANY_NAMES = 3

/** What a place does is no wrong answer beside what a process does: half the likeness of the doers; null elsewhere. */
function doerLikeness({ subject }: Candidate, doer: string | undefined, kinds: Kinds): number | null {
  if (subject === undefined || doer === undefined) return null
  const alike = kinds.likeness(subject, doer)
  return alike < 0 ? -1 : 0.5 + alike / 2
}

/** 'Ordena linhas…': what is done begins with no noun that could tell its kind. */
function saysWhatIsDone(answer: string): boolean {
  return /^(?:verbs?|infinitive|gerund)$/.test(openingOf(answer))
}

/** Whether the document makes something of the phrase: says it twice, defines it, sets it in bold or in a heading. */
function isTermOf(text: string, study: Study): boolean {
  const phrase = text.replace(/^(?:[OA]s?|Uma?)\s/, '')
  return (study.termOf(phrase)?.count ?? 0) > 1 || study.isKeyTerm(phrase)
}

/** Whether the document teaches the phrase: defines it, sets it in bold or in a heading, comes back to it often. */
function isTaught(text: string, study: Study): boolean {
  const phrase = text.replace(/^(?:[OA]s?|Uma?)\s/, '')
  const term = study.termOf(phrase)
  return term?.bold === true || term?.heading === true || study.isDefined(phrase) || (term?.count ?? 0) >= OFTEN
}

/** So often a term is more than a word the text happens to use. */
const OFTEN = 4

/** 'No EFR' beside 'No Herbário': an abbreviation of the page is no place beside places. */
function sharesCapitals(text: string, { answer, answerType }: Fact): boolean {
  const short = (phrase: string) => /^\p{L}+ [\p{Lu}\d]{2,}(?![\p{L}])/u.test(phrase)
  if (answerType === 'list') return listsNames(text) === listsNames(answer)
  return answerType !== 'place' || short(text) === short(answer)
}

const NAME_OF = /^(?:[oa]s?\s)?\p{Lu}[\p{L}.’-]*(?:\s(?:d[aeio]s?|des|v[ao]n|\p{Lu}[\p{L}.’-]*))*$/u

/** 'Villa-Lobos, Mignone e Gnattali' are names, 'Ritmo, melodia e harmonia' are not: no options for one another. */
export const listsNames = (list: string) => list.split(/,\s|\se\s|;\s/u).every(item => NAME_OF.test(item))

/** 'Inclui como arquivo de saida…': a slip of the page that the option would carry on. */
function hasSlip(text: string): boolean {
  return text.includes(' ') && text.split(/[\s,]+/).some(word => /^\p{Ll}{5,}$/u.test(word) && looksMisspelled(word))
}

function keyOf(answer: string): string {
  return lemmasOf(answer.replace(/^(?:O|A|Os|As|Um|Uma)\s/, ''))
}

function worthOf(candidate: Candidate, wanted: Wanted, here: number): number {
  const { fact, named } = wanted
  const ratio = candidate.text.length / fact.answer.length
  const length = 1 - Math.min(1, Math.abs(Math.log2(ratio)))
  const words = candidate.text.split(' ').length === fact.answer.split(' ').length ? 0.35 : 0
  const away = Math.abs(candidate.sectionIndex - here)
  // Terms that a section defines side by side are told apart by their definitions: planalto, planície, depressão.
  const near = away === 0 && fact.answerType === 'definition' ? SIDE_BY_SIDE : away <= 2 ? 0.25 : 0
  // 'Pitágoras' of the first pages beside a composer of the last.
  const far = /^(?:person|place)$/.test(wanted.named) ? Math.min(FAR, away * FAR_EACH) : 0
  const weight = Math.min(0.6, candidate.score * 0.08)
  const same = candidate.named !== undefined && candidate.named === named && named !== 'other' ? 0.5 : 0
  const opening = candidate.text.split(' ')[0] === fact.answer.split(' ')[0] && fact.answer.includes(' ') ? 0.25 : 0
  return length + words + near + weight + opening + same - far
}
