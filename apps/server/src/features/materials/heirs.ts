import { identityOf } from '@capivira/core/review/identity'
import { questionKey } from '@capivira/generation/items/choice/questionKey'
import type { Touchable } from './touched-items.ts'

type Worded = Pick<Touchable, 'asks' | 'answer' | 'quote' | 'fingerprint'>

/** An item of an earlier run that nobody's hand has touched. */
export type Former = Worded & { id: number }

/**
 * Which of the new items stand in the place of which former ones: the same passage and the same answer in other words are the same
 * item, so that pupils keep what they did with it and go on seeing it. Of several it is the one whose question shares most words. What
 * is there by its fingerprint meets its own row. Answers the new fingerprint by the id of the former item.
 * @param taken fingerprints of all items there are
 */
export function heirsOf(
  formers: readonly Former[],
  written: readonly Worded[],
  taken: ReadonlySet<string>,
): Map<number, string> {
  const stays = new Set(written.map(({ fingerprint }) => fingerprint))
  const free = formers.filter(({ fingerprint }) => !stays.has(fingerprint))
  const byIdentity = Map.groupBy(free, identityOf)
  byIdentity.delete(null)
  const heirs = new Map<number, string>()
  for (const item of written) {
    if (taken.has(item.fingerprint)) continue
    const open = (byIdentity.get(identityOf(item)) ?? []).filter(({ id }) => !heirs.has(id))
    const [nearest] = open.toSorted((one, other) => likeness(other, item) - likeness(one, item) || one.id - other.id)
    if (nearest) heirs.set(nearest.id, item.fingerprint)
  }
  return heirs
}

/** The share of the words of two questions that both have. */
function likeness(one: Worded, other: Worded): number {
  const [a, b] = [one, other].map(({ asks }) => new Set(questionKey(asks).split(' ')))
  if (!a || !b) return 0
  return a.intersection(b).size / Math.max(1, a.union(b).size)
}
