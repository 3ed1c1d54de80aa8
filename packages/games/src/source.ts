/**
 * What a material offers to games: items that are shown to pupils, each with the row it is and the place it comes from.
 * The server fills it; `emptySource` is what games without a material are dealt from.
 */
export type GameSource = {
  cards: readonly SourceCard[]
  /** In the order in which a round takes them: the server puts first what can be read in the seconds of the level. */
  questions: readonly SourceQuestion[]
  words: readonly SourceWord[]
  /** What can be put in order of time; see timeline/events.ts. */
  events: readonly SourceEvent[]
  /** Terms and what they mean; see concept-builder/pairs.ts. */
  pairs: readonly SourcePair[]
}

/** The page of the PDF, counted from 1, and its passage; null for what a teacher wrote. */
export type Place = { page: number | null; quote: string | null }

export type SourceCard = Place & {
  cardId: number
  question: string
  answer: string
  /** The heading of the part of the text it comes from. */
  heading: string | null
}

export type SourceQuestion = Place & {
  questionId: number
  question: string
  options: readonly string[]
  /** The text of the right option. */
  correctAnswer: string
  explanation: string | null
  /** The card that asks for the same fact, if there is one. */
  cardId: number | null
}

export type SourceWord = Place & { wordId: number; word: string; hint: string }

export type SourceEvent = Place & {
  /** Unique within the source. */
  eventId: number
  /** What happened, without its date: 'A Lei Áurea foi assinada.' */
  text: string
  /** The date as a person reads it: '13 de maio de 1888'. */
  date: string
  /** First and last day it may mean, as numbers that only serve to compare; see timeline/span.ts. */
  from: number
  to: number
  /** The card that asks for this date, if there is one. */
  cardId: number | null
}

export type SourcePair = Place & {
  /** Unique within the source. */
  pairId: number
  term: string
  definition: string
  heading: string | null
  /** The card that asks for this definition, if there is one. */
  cardId: number | null
}

export const emptySource: GameSource = { cards: [], questions: [], words: [], events: [], pairs: [] }
