import { analyse } from '@capivira/portuguese/morphology'
import { type NameClass, nameClass } from '../analysis/names.ts'
import type { Study } from '../analysis/study.ts'
import { lemmasOf } from '../analysis/terms.ts'
import type { Fact } from '../families/fact.ts'
import { checkDistractor } from '../quality/check.ts'
import type { QualityContext } from '../quality/context.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { jaccard, lemmaSet } from '../quality/words.ts'
import { wrongExpansions } from './expansions.ts'
import { wrongAmounts, wrongCenturies, wrongDates, wrongYears } from './numbers.ts'
import type { Candidate, Pools } from './pools.ts'

const WANTED = 3
/** Candidates looked at before giving up. */
const TRIED = 16

export type Options = { distractors: string[]; numeric: boolean; closeness: number }

/** Two or three wrong options for a fact, of its own kind and form, false by the document; null when there are not enough. */
export function chooseDistractors(
  fact: Fact,
  pools: Pools,
  study: Study,
  context: QualityContext,
  random: () => number,
): Options | null {
  const computed = computedFor(fact, pools, random)
  const numeric = computed !== null
  const alike = fact.answerType === 'expansion' ? wrongExpansions(fact.answer, study, random) : []
  const candidates = computed ?? [...alike, ...rankedCandidates(fact, pools, study)]
  const question = {
    question: fact.question,
    answerType: fact.answerType,
    family: fact.family,
    source: { page: fact.page, quote: fact.quote },
  }
  const chosen: string[] = []
  for (const candidate of candidates.slice(0, TRIED)) {
    if (chosen.length === WANTED) break
    if (candidate === fact.answer) continue
    const meantAlike = alike.includes(candidate)
    if (!meantAlike && [...chosen, fact.answer].some(other => tooAlike(other, candidate))) continue
    if (checkDistractor(candidate, fact.answer, question, context).some(finding => finding.severity === 'reject'))
      continue
    chosen.push(candidate)
  }
  if (chosen.length < 2) return null
  const balanced = numeric ? chosen : evenOut(fact.answer, chosen)
  const closeness = balanced.reduce((sum, option) => sum + similarity(option, fact.answer), 0) / balanced.length
  return { distractors: balanced, numeric, closeness }
}

/** Numbers have computed neighbours; null for everything else. */
function computedFor(fact: Fact, pools: Pools, random: () => number): string[] | null {
  switch (fact.answerType) {
    case 'year':
      return wrongYears(fact.answer, pools.years, pools.latestYear, random)
    case 'date':
      return wrongDates(fact.answer, pools.years, pools.latestYear, random)
    case 'century':
      return wrongCenturies(fact.answer, random)
    case 'quantity':
    case 'percentage':
      return wrongAmounts(fact.answer, random)
    default:
      return null
  }
}

function rankedCandidates(fact: Fact, pools: Pools, study: Study): string[] {
  const here = study.document.sections.indexOf(fact.sentence.section)
  const passage = fact.quote.toLowerCase()
  const asked = ` ${fact.question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const kin = study.siblings.get(keyOf(fact.answer))
  const list: Candidate[] = [...(pools.answers.get(fact.answerType) ?? []).filter(other => other.focus !== fact.focus)]
  if (isNoun(fact)) list.push(...termsLike(fact, pools))
  if (fact.answerType === 'expansion') list.push(...pools.terms.name.filter(isLongName))
  return list
    .filter(candidate => fits(candidate, fact, asked) && !passage.includes(candidate.text.toLowerCase()))
    .map(candidate => ({
      text: candidate.text,
      value: worthOf(candidate, fact, here) + (isNoun(fact) && kin?.has(keyOf(candidate.text)) ? 0.9 : 0),
    }))
    .sort((a, b) => b.value - a.value || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
}

/** Names of several words can pass for what an acronym stands for. */
function isLongName(candidate: Candidate): boolean {
  return candidate.text.split(' ').length >= 2 && candidate.text.length >= 12 && candidate.named !== 'person'
}

function keyOf(answer: string): string {
  return lemmasOf(answer.replace(/^(?:O|A|Os|As|Um|Uma)\s/, ''))
}

function isNoun(fact: Fact): boolean {
  return (
    ['term', 'person', 'place', 'organization', 'acronym'].includes(fact.answerType) &&
    fact.answer.split(' ').length <= 5
  )
}

function termsLike(fact: Fact, pools: Pools): readonly Candidate[] {
  if (fact.answerType === 'place' && /^(?:Em|N[oa]s?|Entre|Ao|À)\s/.test(fact.answer)) return []
  if (/^[\p{Lu}\d][\p{Lu}\d/-]{1,8}s?$/u.test(fact.answer)) return pools.terms.acronym
  const proper = isProperName(fact)
  const pool = proper ? pools.terms.name : pools.terms.common
  const article = /^(O|A|Os|As|Um|Uma)\s/.exec(fact.answer)?.[1]
  if (!article) return pool
  const wanted = { gender: /^(?:A|Uma)/.test(article) ? 'f' : 'm', number: article.endsWith('s') ? 'p' : 's' }
  return pool
    .filter(candidate => candidate.agreement?.gender === wanted.gender && candidate.agreement.number === wanted.number)
    .map(candidate => ({
      ...candidate,
      text: `${article} ${/^\p{Lu}{2}/u.test(candidate.text) ? candidate.text : candidate.text.charAt(0).toLowerCase() + candidate.text.slice(1)}`,
    }))
}

function isProperName(fact: Fact): boolean {
  return (
    fact.answerType === 'person' ||
    fact.answerType === 'organization' ||
    fact.proper === true ||
    (fact.answerType === 'place' && !/^(?:Em|N[oa]s?)\s/.test(fact.answer)) ||
    isProperAnswer(fact.answer)
  )
}

function isProperAnswer(answer: string): boolean {
  const words = answer.split(' ')
  return words.length > 1 && words.slice(1).some(word => /^\p{Lu}/u.test(word))
}

const openings = new Map<string, string>()

function openingOf(text: string): string {
  const known = openings.get(text)
  if (known !== undefined) return known
  const opening = readOpening(text)
  if (openings.size > 20_000) openings.clear()
  openings.set(text, opening)
  return opening
}

/** How a phrase begins, where that shows: 'Para medir…', 'Que as plantas…', 'Medir…', 'Mede…', 'Um aparelho…', 'O aparelho…'. */
function readOpening(text: string): string {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (
    /^(?:para|que|porque|devido|graças|quando|por|pel[oa]s?|em|n[oa]s?|a|ao|à)$/.test(first) &&
    !/^[oa]s?$/.test(first)
  )
    return first.replace(/^(?:n[oa]s?)$/, 'em').replace(/^pel[oa]s?$/, 'por')
  if (/^(?:um|uma|uns|umas)$/.test(first)) return 'um'
  if (/^(?:o|a|os|as)$/.test(first)) return 'o'
  const readings = analyse(first)
  if (readings.length === 0 || readings.some(a => a.category !== 'verb')) return ''
  return readings.some(a => a.mood === 'infinitive')
    ? 'infinitive'
    : readings.some(a => a.mood === 'gerund')
      ? 'gerund'
      : readings[0]?.number === 'p'
        ? 'verbs'
        : 'verb'
}

/** What the name asked for names; 'other' where it is no name or nothing tells. */
function wantedClass(fact: Fact): NameClass {
  const { answerType } = fact
  if (answerType === 'person' || answerType === 'organization') return answerType
  return isNoun(fact) && isProperName(fact) ? nameClass(fact.answer) : 'other'
}

/** Same inflection where it shows, length in reach, no part of the question. */
function fits(candidate: Candidate, fact: Fact, asked: string): boolean {
  if (candidate.text === fact.answer) return false
  const { agreement } = fact
  if (agreement && candidate.agreement && fact.answerType !== 'person') {
    if (candidate.agreement.number !== agreement.number || candidate.agreement.gender !== agreement.gender) return false
  }
  if (openingOf(candidate.text) !== openingOf(fact.answer) || (candidate.human ?? false) !== (fact.human ?? false))
    return false
  const wanted = wantedClass(fact)
  if (wanted === 'person' && candidate.named !== undefined && candidate.named !== 'person') return false
  if (wanted === 'place' && candidate.named !== undefined && !/^(?:place|other)$/.test(candidate.named)) return false
  const ratio = candidate.text.length / fact.answer.length
  const short = Math.max(candidate.text.length, fact.answer.length) <= 24
  if (!short && (ratio < 0.5 || ratio > 1.9)) return false
  return !asked.includes(` ${candidate.text.toLowerCase()} `)
}

function worthOf(candidate: Candidate, fact: Fact, here: number): number {
  const ratio = candidate.text.length / fact.answer.length
  const length = 1 - Math.min(1, Math.abs(Math.log2(ratio)))
  const words = candidate.text.split(' ').length === fact.answer.split(' ').length ? 0.35 : 0
  const near = Math.abs(candidate.sectionIndex - here) <= 2 ? 0.25 : 0
  const weight = Math.min(0.6, candidate.score * 0.08)
  const wanted = wantedClass(fact)
  const named =
    candidate.named === undefined || wanted === 'other' || candidate.named === 'other'
      ? 0
      : candidate.named === wanted
        ? 0.5
        : -0.8
  const opening = candidate.text.split(' ')[0] === fact.answer.split(' ')[0] && fact.answer.includes(' ') ? 0.25 : 0
  return length + words + near + weight + opening + named
}

function tooAlike(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true
  const numeric = /^\D*\d[\d.,]*\D*$/.test(a) && /^\D*\d[\d.,]*\D*$/.test(b)
  if (numeric) return false
  const [left, right] = [lemmaSet(a), lemmaSet(b)]
  // Two long definitions that share a third of their words may both be right.
  return jaccard(left, right) > (Math.min(left.size, right.size) >= 4 ? 0.28 : 0.6)
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
