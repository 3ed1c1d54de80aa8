import { lemma } from '@capivira/portuguese/morphology'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import { asksOfAnother, definedIn, definesAnother } from '../../quality/frames.ts'
import { THRESHOLDS } from '../../quality/thresholds.ts'
import { jaccard } from '../../quality/words.ts'
import type { Trust } from './trust.ts'

/** What two questions are compared by, made once: the measure is that of quality/similarity.ts. */
export type Wording = {
  question: string
  grams: ReadonlySet<string>
  lemmas: ReadonlySet<string>
  answer: string
  /** Lemmas of question and answer together, but for the words a quiz asks for a meaning with: what the item says. */
  said: ReadonlySet<string>
  /** The same without when or where the question says it was. */
  told: ReadonlySet<string>
}

/** 'Aproximadamente 120' and '120' are one answer. */
const ABOUT = pattern('iu')`^${'about so many'}\s(?=\d)`

/** 'Em 2 de maio, | quem assinou…': when or where is no part of what is told. */
const LEAD = /^(?:Em|N[oa]s?|Durante|Após|Até|Desde|Entre)\s[^,?]{2,60},\s/u

export function wordingOf(question: string, answer: string): Wording {
  const plain = normalize(question).replace(/[^\p{L}\p{N} ]/gu, '')
  const grams = new Set<string>()
  for (let i = 0; i + 4 <= plain.length; i++) grams.add(plain.slice(i, i + 4))
  const lemmas = new Set(contentWords(question).map(lemma))
  const asked = contentWords(question.replace(LEAD, '')).map(lemma)
  const given = contentWords(answer.replace(ABOUT, '')).map(lemma)
  const defined = definedIn(question)
  const about = defined === null ? lemmas : contentWords(defined).map(lemma)
  return {
    question,
    grams,
    lemmas,
    answer: [...new Set(given)].sort().join(' ') || answer,
    said: new Set([...about, ...given]),
    told: new Set([...(defined === null ? asked : about), ...given]),
  }
}

/** True for two items of one kind that ask the same. */
export function repeats(a: Wording, b: Wording): boolean {
  const { duplicate, duplicateSameAnswer } = THRESHOLDS.set
  const alike = similarity(a, b)
  if (alike >= duplicate)
    return a.answer === b.answer || !(asksOfAnother(a.question, b.question) || definesAnother(a.question, b.question))
  return alike >= duplicateSameAnswer && a.answer === b.answer
}

/** Share of words two items of one sentence may have in common before they tell the same fact, asked from two sides. */
const SAME_FACT = 0.7

/** True for two items of one sentence that tell the same: 'Quem criou X? A' and 'O que A criou? X'. */
export function tellsTheSame(a: Wording, b: Wording): boolean {
  return Math.max(jaccard(a.said, b.said), jaccard(a.told, b.told)) >= SAME_FACT
}

/** Of the answer of one, so much stands in the question of the other where both ask for one fact from its two ends. */
const MIRRORED = 0.6

/** 'Que comando define o limite? limit' and 'O que faz o comando limit? Define o limite de linhas da busca' */
export function mirrors(a: Wording, b: Wording): boolean {
  return (
    (answersIn(a, b) === 1 && answersIn(b, a) >= MIRRORED) || (answersIn(b, a) === 1 && answersIn(a, b) >= MIRRORED)
  )
}

/** How much of the answer of the one the other asks with. */
function answersIn({ answer }: Wording, { lemmas }: Wording): number {
  const words = answer.split(' ')
  return words.filter(word => lemmas.has(word)).length / words.length
}

/** The same where one is a gap, which carries its whole sentence. */
const WHOLE_SENTENCE = 0.9

/** True for a gap and a question of one short sentence: 'O rei temia um _____' and 'O que o rei temia?' */
export function saysNoMore(a: Wording, b: Wording): boolean {
  return jaccard(a.said, b.said) >= WHOLE_SENTENCE
}

/** What a question asks with and a sentence says in other words: 'Para que serve…?' of what 'é usado para'. */
const ASKING: ReadonlySet<string> = wordsOf('asked with and said otherwise')

/** The same for 'Para que serve a pá? Para mexer a massa' and 'A _____ é usada para mexer a massa. Pá'. */
export function saysNoMoreThanAsked(a: Wording, b: Wording): boolean {
  return jaccard(withoutAsking(a.said), withoutAsking(b.said)) >= WHOLE_SENTENCE
}

function withoutAsking(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter(word => !ASKING.has(word)))
}

/** Share of the words of a gap's sentence that a definition may give before the gap only repeats it. */
const GIVEN = 0.8

/**
 * True for a gap of which a definition or a comparison from its sentence has nearly every word: 'O sino é um _____ de
 * bronze' and 'O que é o sino?'
 */
export function isGivenBy(gap: Wording, other: Wording): boolean {
  return [...gap.said].filter(word => other.said.has(word)).length >= gap.said.size * GIVEN
}

/** Share of words from which two descriptions of one thing say the same of it. */
const DESCRIBED_ALIKE = 0.3

/** True for what a thing is and what is called so: 'O que é o sino?' and 'Como se chama o instrumento que…? → Sino' */
export function describesTheSame(a: Wording, b: Wording): boolean {
  return jaccard(a.said, b.said) >= DESCRIBED_ALIKE
}

/** Share of words from which two answers are one. */
const SAME_ANSWER = 0.6

/** '1896' beside '31 de dezembro de 1896' */
function isYearOf(year: string, date: string): boolean {
  return /^\d{3,4}$/.test(year) && date.split(' ').includes(year)
}

/** True where two answers say the same in nearly the same words. */
export function sharesAnswer(a: Wording, b: Wording): boolean {
  return (
    a.answer === b.answer ||
    isYearOf(a.answer, b.answer) ||
    isYearOf(b.answer, a.answer) ||
    jaccard(new Set(a.answer.split(' ')), new Set(b.answer.split(' '))) >= SAME_ANSWER
  )
}

/** Words of an answer that is too long to be given twice by chance. */
const LONG_ANSWER = 4

/** 'Qual é uma das funções do barômetro?' and, of the next sentence, why it is called so: one long answer. */
export function sharesLongAnswer(a: Wording, b: Wording): boolean {
  return [a, b].every(({ answer }) => answer.split(' ').length >= LONG_ANSWER) && sharesAnswer(a, b)
}

/** True for a card and a quiz question with one wording. */
export function readsTheSame(a: Wording, b: Wording): boolean {
  return similarity(a, b) >= THRESHOLDS.set.duplicateAcross
}

type Weighed = { wording: Wording; score: number; trust: Trust }

/** Whether one of the others reads as an item does and is better and sure. */
export function readsAsBetter(item: Weighed, others: readonly Weighed[]): boolean {
  return others.some(
    ({ wording, score, trust }) => trust === 'sure' && score > item.score && readsTheSame(item.wording, wording),
  )
}

function similarity(a: Wording, b: Wording): number {
  return Math.max(jaccard(a.grams, b.grams), jaccard(a.lemmas, b.lemmas))
}
