import { isFunctionWord } from '@capivira/portuguese/function-words'
import { analyse } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { meansPerson } from '../../analysis/people/people.ts'
import type { Study } from '../../analysis/study.ts'
import { holdsKindOfName } from '../../analysis/terms/kinds-of-names.ts'
import type { Fact } from '../../families/fact.ts'
import type { AnswerType } from '../../items.ts'
import { passesAsDistractor } from '../../quality/check.ts'
import type { QualityContext } from '../../quality/context.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { jaccard, lemmaSet, share } from '../../quality/words.ts'
import { oneTakesInTheOther } from '../kinds/broader.ts'
import { isGeneral, VAGUE } from '../kinds/general.ts'
import { type Kinds, kindsOf } from '../kinds/kinds.ts'
import { type Namesakes, renamedSets, swappedSets } from '../swaps/swaps.ts'
import type { Options } from './chosen.ts'
import { computedFor } from './computed.ts'
import { drawLength } from './drawn-length.ts'
import { evidenceOf, SURE, TURNED } from './evidence.ts'
import { wrongExpansions } from './expansions.ts'
import { firstOfItsRoot } from './given.ts'
import { isOpenQuestion } from './open-question.ts'
import { isOwnTheme } from './own-theme.ts'
import type { Candidate, Pools } from './pools.ts'
import { rankOptions } from './rank-options.ts'
import { nameOneThing } from './same-thing.ts'
import type { Ranked } from './wanted.ts'

export type { Options } from './chosen.ts'

const WANTED = 3
/** Candidates looked at before giving up. */
const TRIED = 40
/** A third wrong option that is so much less like the right one than the two others is worse than none. */
const THIRD = 0.65
/** How far two or three wrong options together must be of the key's kind, where that is known. */
const TOGETHER = 0.4
/** Likeness from which two names are of one kind. */
const SAME_KIND = 0.8

/** 'O _____ é o conjunto das formas…': what is said of the whole sort is said of no member. */
const DEFINED = /^(?:Os?|As?|Uma?|Uns|Umas) _{2,} (?:é|são) (?:os?|as?|uma?)(?![\p{L}])/u
const QUANTIFIED = /^(?:cada|tod[oa]s?|qualquer|algu(?:m|ns|mas?)|muit[oa]s|vári[oa]s|outr[oa]s?|nenhuma?)\s/i

/**
 * Two or three wrong options for a fact, of its own kind and form, false by the document; null when there are not
 * enough: four options, else three, else no quiz question.
 */
export function chooseDistractors(
  fact: Fact,
  pools: Pools,
  study: Study,
  context: QualityContext,
  random: () => number,
): Options | null {
  const swapped = () => swappedDistractors(fact, namesakesOf(fact, pools, kindsOf(study)), context, random)
  // 'No extrato de S. alata': beside the same of other species everything else stands out.
  // 'Na França' beside other lands the text speaks of, before those nobody mentions.
  const placed = fact.answerType === 'place' && /^(?:Em|N[oa]s?)\s\p{Lu}/u.test(fact.answer)
  if (placed || namesOneOfMany(fact.answer, study))
    return swapped() ?? kindredDistractors(fact, pools, study, context, random)
  return kindredDistractors(fact, pools, study, context, random) ?? swapped()
}

/** Kinds of answers long enough to be put wrong in one or two of their words. */
const SWAPPED: ReadonlySet<AnswerType> = new Set<AnswerType>(['definition', 'cause', 'purpose'])

/** Kinds of answers in which only a name may be exchanged. */
const NAMED: ReadonlySet<AnswerType> = new Set<AnswerType>(['term', 'place'])

/** The answer itself with one or two words put into their opposites, where nothing else of its form is known. */
function swappedDistractors(
  fact: Fact,
  namesakes: Namesakes,
  context: QualityContext,
  random: () => number,
): Options | null {
  if (fact.question.includes('__') || isOpenQuestion(fact.question)) return null
  const { answer, answerType } = fact
  const swap = SWAPPED.has(answerType) ? swappedSets : NAMED.has(answerType) ? renamedSets : null
  if (!swap) return null
  const question = questionOf(fact)
  // 'um editor parecido com outros (Word, Writer)': what only an aside tells apart is not asked.
  const isWrong = (text: string) =>
    withoutAside(text) !== withoutAside(answer) && passesAsDistractor(text, answer, question, context)
  for (const { options, whole } of swap(answer, fact.question, random, namesakes)) {
    const wrong = options.filter(isWrong).slice(0, WANTED)
    if (whole ? wrong.length === options.length : wrong.length > 1)
      return { distractors: wrong, numeric: false, closeness: 0.8, evidence: SWAPPED.has(answerType) ? TURNED : SURE }
  }
  return null
}

const withoutAside = (text: string) => text.replace(/\s\([^()]*\)/gu, '')

/**
 * The document's names, and the others of a name's kind that the passage does not say and that take the same article.
 */
function namesakesOf(fact: Fact, pools: Pools, kinds: Kinds): Namesakes {
  const { name: names } = pools.terms
  const form = ({ text, article }: Candidate) => `${article} ${text.split(' ').length} ${/^\p{Lu}\. /u.exec(text)?.[0]}`
  return {
    names: names.map(({ text }) => text).sort((a, b) => b.length - a.length),
    others: name => {
      const own = names.find(({ text }) => text === name)
      return names
        .filter(other => own && form(other) === form(own) && kinds.likeness(other.text, name) >= SAME_KIND)
        .map(({ text }) => text)
        .filter(text => !fact.quote.includes(text))
    },
  }
}

/** Other things of the key's kind and form. */
function kindredDistractors(
  fact: Fact,
  pools: Pools,
  study: Study,
  context: QualityContext,
  random: () => number,
): Options | null {
  if (isOpenQuestion(fact.question)) return null
  // 'Cada posição da cadeia', 'Pacotes adicionais': nothing else could be told apart from that.
  if (isGeneral(fact.answer) && fact.question.includes('__') && !DEFINED.test(fact.question)) return null
  if (fact.answerType === 'term' && (VAGUE.test(fact.answer) || QUANTIFIED.test(fact.answer))) return null
  const computed = computedFor(fact, pools, random)
  const numeric = computed !== null
  const alike = fact.answerType === 'expansion' ? wrongExpansions(fact.answer, random) : null
  const kinds = kindsOf(study)
  const made = computed ?? alike
  const candidates =
    made?.map(text => ({ text, likeness: 1, value: 0 })) ??
    firstOfItsRoot(fact, rankOptions(fact, pools, study, kinds, random), ({ text }) => text)
  const question = questionOf(fact)
  const meantAlike = alike !== null
  const accepts = (text: string, others: readonly Ranked[]) =>
    text !== fact.answer &&
    !isKindByName(text, fact.answer) &&
    (meantAlike ||
      (![...others.map(other => other.text), fact.answer].some(other => tooAlike(other, text)) &&
        !others.some(other => isTwin(other.text, text, fact.answer)))) &&
    passesAsDistractor(text, fact.answer, question, context)
  const chosen: Ranked[] = []
  for (const candidate of candidates.slice(0, TRIED)) {
    if (chosen.length === WANTED) break
    const { text, likeness } = candidate
    if (chosen.length === 2 && likeness < THIRD * Math.min(...chosen.map(c => c.likeness))) continue
    if (accepts(text, chosen)) chosen.push(candidate)
  }
  if (!numeric && !meantAlike) drawLength(fact.answer, chosen, candidates, accepts, random())
  if (introducesName(fact.answer) && chosen.some(({ text }) => headOf(text) !== headOf(fact.answer))) return null
  const key = kinds.of(fact.answer)
  if (chosen.length < 2 || !areOfOneKind(chosen, key.sorts.size > 0 && !key.guessed)) return null
  const texts = chosen.map(({ text }) => text)
  if (isOwnTheme(fact.answer, texts, study)) return null
  const balanced = numeric ? texts : evenOut(fact.answer, texts)
  const closeness = balanced.reduce((sum, option) => sum + similarity(option, fact.answer), 0) / balanced.length
  const evidence = numeric || meantAlike ? SURE : evidenceOf(chosen.filter(({ text }) => balanced.includes(text)))
  return { distractors: balanced, numeric, closeness, evidence }
}

/** Whether an answer says something of one name of a table of the document, and is not that name. */
function namesOneOfMany(answer: string, study: Study): boolean {
  return /\p{Ll}\s\p{Lu}/u.test(answer) && holdsKindOfName(answer, study)
}

function questionOf({ question, answerType, family, page, quote }: Fact) {
  return { question, answerType, family, source: { page, quote } }
}

/**
 * 'O pacote amsmath', 'A classe beamer', 'O comando ls': beside other things than packages, classes and commands it
 * stands out.
 */
function introducesName(answer: string): boolean {
  const [article = '', , name = '', ...more] = answer.split(' ')
  if (!/^(?:o|a)$/i.test(article) || name === '' || more.length > 1) return false
  return !isFunctionWord(name.toLowerCase()) && (/^\p{Lu}|\d|_/u.test(name) || analyse(name.toLowerCase()).length === 0)
}

function headOf(text: string): string {
  return text.split(' ').slice(0, 2).join(' ').toLowerCase()
}

/** Where the kind of the key is known, its wrong options are of it on the whole; where it is not, form has to do. */
function areOfOneKind(chosen: readonly Ranked[], known: boolean): boolean {
  if (!known) return true
  return chosen.reduce((sum, { likeness }) => sum + likeness, 0) / chosen.length >= TOGETHER
}

function tooAlike(a: string, b: string): boolean {
  if (foldAccents(a).toLowerCase() === foldAccents(b).toLowerCase() || nameOneThing(a, b)) return true
  if (oneTakesInTheOther(a, b)) return true
  const numeric = /^\D*\d[\d.,]*\D*$/.test(a) && /^\D*\d[\d.,]*\D*$/.test(b)
  if (numeric) return false
  const [left, right] = [lemmaSet(a), lemmaSet(b)]
  if (left.size > 0 && right.size > 0 && (share(left, right) === 1 || share(right, left) === 1)) return true
  if (isSameHeadSaidOtherwise([...left], [...right]) || arePeopleOfOneSort([...left], [...right])) return true
  const names = [a, b].some(text => /\s\p{Lu}/u.test(text))
  if (sharesRoot(left, right) || (!names && sharesAWord(left, right))) return true
  // Two long definitions that share a third of their words may both be right.
  return jaccard(left, right) > (Math.min(left.size, right.size) >= 4 ? 0.28 : 0.6)
}

/** 'Uma subclasse' is a class, 'um superconjunto' a set. */
function isKindByName(a: string, b: string): boolean {
  const [x, y] = [a, b].map(text => text.toLowerCase().replace(/^(?:[oa]s?|uma?|uns|umas)\s/u, ''))
  return (
    x !== undefined &&
    y !== undefined &&
    x !== y &&
    [`sub${x}`, `super${x}`].includes(y) !== [`sub${y}`, `super${y}`].includes(x)
  )
}

/** 'Amazônia' and 'Floresta Amazônica' may be one thing. */
function sharesRoot(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size + b.size > 4 || a.size === b.size) return false
  return [...a].some(x => [...b].some(y => x !== y && x.length > 6 && x.slice(0, 6) === y.slice(0, 6)))
}

/** 'Esfera celeste' and 'esfera celestial', 'temperatura superficial' and 'temperatura de superfície' are one thing. */
function isSameHeadSaidOtherwise(a: readonly string[], b: readonly string[]): boolean {
  const [x = '', y = ''] = [a[1], b[1]]
  return a.length === 2 && b.length === 2 && a[0] === b[0] && x.length > 5 && x.slice(0, 6) === y.slice(0, 6)
}

/** 'Poetas românticos' and 'autores românticos' may be the same people. */
function arePeopleOfOneSort(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 2 && b.length === 2 && a[1] === b[1] && [a, b].every(([head = '']) => meansPerson(head))
}

/**
 * 'A presença da corte' and 'A corte portuguesa' speak of one thing; 'método construtor' and 'método destrutor' are
 * two.
 */
function sharesAWord(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [x, y] = [[...a], [...b]]
  const [head, other] = [x[0] ?? '', y[0] ?? '']
  return x.length <= 3 && y.length <= 3 && head !== other && (b.has(head) || a.has(other))
}

/**
 * Two wrong options with one head that the right one lacks make it stand out: 'Rios perenes', 'Rios voadores' beside
 * 'Oceanos'.
 */
function isTwin(a: string, b: string, key: string): boolean {
  const [x, y, k] = [a, b, key].map(text => [...lemmaSet(text)])
  if (!x || !y || !k || Math.max(x.length, y.length) > 4) return false
  const head = x[0]
  return head !== undefined && head === y[0] && head !== k[0]
}

function similarity(a: string, b: string): number {
  return Math.min(
    1,
    jaccard(lemmaSet(a), lemmaSet(b)) + (Math.min(a.length, b.length) / Math.max(a.length, b.length)) * 0.5,
  )
}

/** Drops the third wrong option when it alone makes the right one stand out by its length. */
function evenOut(key: string, distractors: string[]): string[] {
  if (distractors.length < 3) return distractors
  const { keyRatio, spread, shortMean, shortDifference } = THRESHOLDS.options
  const good = (options: readonly string[]) => {
    const lengths = options.map(option => option.length)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    if (mean < shortMean && Math.abs(key.length - mean) <= shortDifference) return true
    const ratio = key.length / mean
    const all = [...lengths, key.length]
    return ratio >= keyRatio[0] && ratio <= keyRatio[1] && Math.max(...all) / Math.min(...all) <= spread
  }
  if (good(distractors)) return distractors
  for (let drop = distractors.length - 1; drop >= 0; drop--) {
    const rest = distractors.filter((_, index) => index !== drop)
    if (good(rest)) return rest
  }
  return distractors
}
