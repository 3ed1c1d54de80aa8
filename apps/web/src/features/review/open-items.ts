import type { Item } from '@capivira/core/editing/contract'
import type { Review, Suggestion } from '@capivira/core/review/contract'

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind} ${id}`

/** What was decided at once: one item, or those of a page. */
export type Step = { items: readonly Suggestion[]; was: 'kept' | 'refused' | 'edited' }

/** A suggestion in the words that its teacher saved over it, should it wait again. */
export function reworded(item: Suggestion, saved: Item): Suggestion {
  const { publication, publicationReason, verdict, verdictReason, verdictAt, doubt } = item
  return { ...saved, publication, publicationReason, verdict, verdictReason, verdictAt, doubt }
}

type Known = { steps: readonly Step[]; review: Review | undefined; returned: ReadonlySet<string> }

/** What is still to be decided here: what waits, and what was taken back. */
export function openIn(known: readonly Suggestion[], { steps, review, returned }: Known): Suggestion[] {
  const decided = new Set(steps.flatMap(({ items }) => items.map(keyOf)))
  const there = new Map((review?.items ?? []).map(item => [keyOf(item), item]))
  return known.flatMap(item => {
    const key = keyOf(item)
    const told = there.get(key)
    // What was written over it here is newer than what was last read.
    const now = told && told.revision >= item.revision ? told : told || returned.has(key) ? item : null
    return now && !decided.has(key) ? [now] : []
  })
}
