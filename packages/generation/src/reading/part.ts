/** What a part is to the verb of its statement. */
export type Slot = 'subject' | 'object' | 'attribute' | 'oblique' | 'agent' | 'adverb' | 'clause' | 'said'

/** One part of a statement: its head, what ties it to the verb, and its words with that tie. */
export type Part = { index: number; slot: Slot; by: string; words: readonly number[] }
