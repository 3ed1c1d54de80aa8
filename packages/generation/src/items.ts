/** What the generators write, whichever engine wrote it. Everything a reader sees is Brazilian Portuguese. */

export type Difficulty = 'fácil' | 'médio' | 'difícil'

/** The type of an answer; distractors must share it (see quality/options.ts). */
export type AnswerType =
  | 'term'
  | 'person'
  | 'place'
  | 'organization'
  | 'acronym'
  | 'expansion'
  | 'year'
  | 'date'
  | 'century'
  | 'percentage'
  | 'quantity'
  | 'definition'
  | 'cause'
  | 'purpose'
  | 'list'

/** Pattern family that produced a fact. */
export type Family =
  | 'definition'
  | 'naming'
  | 'acronym'
  | 'date'
  | 'quantity'
  | 'list'
  | 'cause'
  | 'function'
  | 'agent'
  | 'place'
  | 'relation'
  | 'comparison'
  | 'cloze'
  | 'table'
  | 'exercise'

/** Who wrote an item: the pattern families of this package, from the text's own words, or a language model. */
export type Engine = 'extractive' | 'model'

/** Where an item comes from: the page (from 1) and the exact passage as it stands on that page, cleaned. */
export type Source = { page: number; quote: string }

/** What is known of how far an item may be trusted; absent for what no choice has judged. */
export type Assurance = {
  /** How likely a careful teacher keeps it, from 0 to 1. */
  certainty?: number | null
  /** The sort of fact that it asks, closed ids: what is known of one of a kind counts for the others. */
  factKind?: string | null
  /** Of what a language model wrote: whether the document proves it; absent where nobody asked. */
  proved?: boolean | undefined
  /** Its words say the contrary of its passage: it waits for its teacher under every policy. */
  contradicted?: boolean | undefined
}

export type Card = Assurance & {
  question: string
  answer: string
  category: string
  difficulty: Difficulty
  family: Family
  engine: Engine
  source: Source
  /** Stable hash of what is asked and where it comes from; keeps pupils' progress across reprocessing. */
  fingerprint: string
}

export type Question = Assurance & {
  question: string
  /** 3 or 4 options, already shuffled with the document's seed (numbers stay sorted). */
  options: readonly string[]
  /** Index of the right option. */
  correctAnswer: number
  explanation: string
  category: string
  difficulty: Difficulty
  family: Family
  answerType: AnswerType
  engine: Engine
  source: Source
  fingerprint: string
}

export type Word = Assurance & {
  /** As written in the document, with accents, lower case unless a proper name: one word, 4–12 letters. */
  word: string
  hint: string
  engine?: Engine
  source: Source
  fingerprint: string
}

/** Something the teacher should know about the result, in Portuguese, e.g. why a short text gave few items. */
export type Notice = {
  code:
    | 'few-cards'
    | 'few-questions'
    | 'few-words'
    | 'unreadable-pages'
    | 'unread-parts'
    | 'low-confidence'
    | 'no-prose'
    | 'exercises-without-key'
    | 'model-unused'
    | 'model-partial'
    | 'instructions-ignored'
  message: string
  pages?: readonly number[]
}

/** A card or question that passed every gate and for which there was no room. */
export type Spare = { kind: 'card'; item: Card } | { kind: 'question'; item: Question }

export type GeneratedMaterial = {
  cards: readonly Card[]
  questions: readonly Question[]
  words: readonly Word[]
  /** Good items that were not chosen, best first, for a teacher who asks for more on a part. */
  spares?: readonly Spare[]
  notices: readonly Notice[]
  /** Cleaned text of the document in reading order from its first sentence on, for previews. */
  text: string
}
