import type { Action } from './actions.ts'
import type { Look } from './looks.ts'
import type { NounRow } from './noun.ts'

/** Something the text names, how many of it, what it does and how it looks. */
export type Subject = {
  noun: NounRow
  count: number
  action: Action | null
  look: Look
  /** What is drawn fewer of than the text asks for. */
  fewerOf?: NounRow
  /** Times as large as others of its kind; 1 when absent. */
  scale?: number
  /** The words, as written, that told what it does and how it looks. */
  said?: { action?: string; face?: string; hair?: string; glasses?: string; scale?: string }
}
