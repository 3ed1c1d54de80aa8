import type { Agreement } from '@capivira/portuguese/agreement'
import type { Clause } from '../analysis/grammar/clauses.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import type { Study } from '../analysis/study.ts'
import type { AnswerType, Family } from '../items.ts'

/** Something the document says, put as a question with its answer. Cards and quiz questions are both made of facts. */
export type Fact = {
  family: Family
  /** Name of the pattern, for tests and reports: 'definition/is-a'. */
  pattern: string
  /** What is asked about, as a comparable key. */
  focus: string
  question: string
  /** Other wording for the quiz, so that a card and a quiz question of one fact do not read the same. */
  quizQuestion?: string
  answer: string
  /** What the question is about, as it stands behind 'sobre', where it does not say so itself (`wording/about.ts`). */
  about?: string
  answerType: AnswerType
  /** Inflection wrong options must share; absent where inflection does not matter. */
  agreement?: Agreement
  /** Whether the answer is a name, where that is known. */
  proper?: boolean
  sentence: TextSentence
  /** Exact passage of the page that proves the answer. */
  quote: string
  page: number
  /** How often items of this pattern are kept by a reader, 0–1: the prior of the score. */
  strength: number
  /** How much thinking the question asks, 0–1: the main part of its difficulty. */
  load: number
  /** The answer says who somebody is. */
  human?: boolean
  /** Fit for a card only where better ones are few: without options its answer is hard to find. */
  spare?: boolean
  /** The wrong options, where the material itself gives them. */
  options?: readonly string[]
  /**
   * What else stands where the answer stands (the column of a table, the other items of a list): the first choice for
   * wrong options.
   */
  rivals?: readonly string[]
  /** What a tree tells of how likely a reader keeps it, by name (`patterns/signs.ts`). */
  signs?: Readonly<Record<string, number>>
  /** Whether it may become a card and a quiz question. */
  card: boolean
  quiz: boolean
}

export type FactDraft = Omit<Fact, 'sentence' | 'quote' | 'page' | 'card' | 'quiz'> &
  Partial<Pick<Fact, 'card' | 'quiz' | 'quote' | 'page'>>

/** What a family of patterns looks at: one clause of one sentence. */
export type Place = { study: Study; sentence: TextSentence; clause: Clause }

/** A family of patterns: the facts it finds in a clause. */
export type ClauseFamily = (place: Place) => FactDraft[]

/** Completes a draft with its sentence as the source. */
export function settle(draft: FactDraft, sentence: TextSentence): Fact {
  return { card: true, quiz: true, quote: sentence.quote, page: sentence.page, ...draft, sentence }
}
