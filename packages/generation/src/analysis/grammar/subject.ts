import type { NounPhrase } from '@capivira/portuguese/noun-phrase'

/** How the document itself uses words: evidence of gender and of names for words no dictionary knows. */
export type WordUse = {
  /** Articles and contractions the document writes right before a noun. */
  determinersOf: (noun: string) => readonly string[]
  /** Whether the document writes the word with a capital inside sentences. */
  isName: (word: string) => boolean
}

export type Subject = {
  readonly phrase: NounPhrase
  /** With its own article, first letter low unless a name: how it stands inside a question. */
  readonly display: string
  /** Text of a parenthesis after it: an acronym or another name, or ''. */
  readonly aside: string
}
