import type { Word } from './tagging.ts'

/** A main clause taken apart: 'Em 1989, | o ministério | lança | um projeto pioneiro'. */
export type Clause = {
  /** The whole clause, without final punctuation. */
  readonly text: string
  /** Adverbial before the subject ('Em 1989', 'Na Grécia antiga'), without its comma; '' if none. */
  readonly lead: string
  /** Text before the verb; '' when the verb comes first. */
  readonly subject: string
  /** The finite verb as written, with 'se' ('divide-se', 'se divide' → 'se divide'). */
  readonly verb: string
  /** What follows the verb, without final punctuation. */
  readonly rest: string
  readonly negated: boolean
  /** Words of the rest. */
  readonly words: readonly Word[]
}
