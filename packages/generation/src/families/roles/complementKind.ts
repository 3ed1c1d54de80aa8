import type { AnswerType } from '../../items.ts'

/** A kind of complement: the words that open it, how it is asked for, and of which verbs. */
export type Complement = {
  pattern: string
  opens: RegExp
  /** Interrogative with its preposition, and the one for people where it differs. */
  wh: string
  whom?: string
  /** Only after a passive. */
  passive?: boolean
  /** Whether what the verb acts on may stand between: 'os navios levavam o açúcar para a Europa'. */
  across?: boolean
  /** Whether other complements may stand between the verb and this one. */
  loose?: boolean
  /** Verbs (infinitive; '-se' where reflexive) that take it; any verb where absent. */
  verb?: ReadonlySet<string>
  type: AnswerType
  strength: number
  /** Whether its answers can be told from wrong ones of the same kind. */
  quiz: boolean
  /** Whether what follows is of the kind. */
  fits: (tail: string) => boolean
}

/** Verbs as a set, from their infinitives. */
export const verbs = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
