import type { CleanDocument } from '../document/model.ts'
import type { WordUse } from './grammar/nouns.ts'
import type { TextSentence } from './sentence.ts'
import type { Siblings } from './terms/siblings.ts'
import type { Mention, Term } from './terms/term.ts'

/** A document read and analysed: everything the families and the gates ask about. */
export type Study = {
  document: CleanDocument
  /** Title of the material, for items outside any heading. */
  title: string
  sentences: readonly TextSentence[]
  terms: readonly Term[]
  /** Terms of each sentence, by its index. */
  mentions: readonly (readonly Mention[])[]
  use: WordUse
  /** Terms the document names side by side, by key. */
  siblings: Siblings
  /** Names set down as headings and labels, in small letters. */
  setDown: readonly string[]
  /** Groups of names of one thing. */
  aliases: readonly (readonly string[])[]
  /** The other names that the document uses for a thing, normalized. */
  namesBeside: (name: string) => readonly string[]
  pageTexts: ReadonlyMap<number, string>
  /** Indexes of sentences with a slip of spelling or agreement in their text. */
  flawed: ReadonlySet<number>
  /** How many sentences begin with the term a text names: how much is said of it. */
  headed: (text: string) => number
  /** The term a text names, whatever its number; undefined for anything else. */
  termOf: (text: string) => Term | undefined
  /** Whether a noun names a kind of thing by itself ('hemoglobina', 'desmatamento'), whatever the page says before. */
  isKind: (noun: string) => boolean
  /** Whether the document says what the noun means. */
  isDefined: (noun: string) => boolean
  /** Whether the document treats the phrase (without article) as one of its terms. */
  isKeyTerm: (phrase: string) => boolean
}
