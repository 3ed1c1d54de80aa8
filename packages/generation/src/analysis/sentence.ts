import type { Block, Section } from '../document/model.ts'
import type { Word } from './grammar/tagging.ts'
import type { Dependence } from './self-contained.ts'

/** A sentence of running text with all that the pattern families need to know about it. */
export type TextSentence = {
  /** Position among all sentences of the document, from 0. */
  index: number
  /** Page where it begins, from 1. */
  page: number
  /** As it stands on the page, cleaned. */
  text: string
  /** The passage to quote: the sentence, with the one before where that says what its pronoun means. */
  quote: string
  /** Without openers that only connect it to the sentence before, a pronoun at its head replaced by what it means. */
  core: string
  /** Words of the core. */
  words: readonly Word[]
  section: Section
  block: Block
  /** First of its paragraph. */
  leads: boolean
  /** Why it cannot be asked by itself; null when it can. */
  dependence: Dependence | null
}
