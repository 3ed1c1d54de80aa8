import type { Gender, GrammaticalNumber } from '@capivira/portuguese/morphology'

/** Something the document is about: a noun phrase of up to five words, with how much it matters here. */
export type Term = {
  /** Lemmas of its words, lower case: the same for singular and plural. */
  key: string
  /** As the document most often writes it, without article; lower case unless a name. */
  text: string
  words: number
  count: number
  /** How many sections it occurs in. */
  spread: number
  gender: Gender
  number: GrammaticalNumber
  /** False where gender is a guess. */
  sureGender: boolean
  proper: boolean
  acronym: boolean
  /** Made of words every text uses. */
  common: boolean
  bold: boolean
  heading: boolean
  /** Grows with importance; comparable within one document only. */
  score: number
}

/** Where a term stands in a sentence: word positions [start, end). */
export type Mention = { term: Term; start: number; end: number; surface: string }
