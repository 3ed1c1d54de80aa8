import { identityOf } from '@capivira/core/review/identity'
import { fold, foldQuestion, keyOf, type Touchable } from './touched-items.ts'

export type Worded = Pick<Touchable, 'asks' | 'answer' | 'quote' | 'fingerprint'>

/** An item of an earlier run that nobody's hand has touched. */
export type Former = Worded & { id: number }

/** By what two items are the same; null for one that is the same as none. */
type Identity = (item: Omit<Worded, 'fingerprint'>) => string | null

/** The same question with the same answer is not asked twice, wherever in the document it stands. */
const askedAndAnswered: Identity = ({ asks, answer }) => (answer ? `${foldQuestion(asks)}\n${fold(answer)}` : null)

/** The same question of the same passage, answered otherwise: its answer was corrected. */
const askedThere: Identity = ({ asks, quote }) => {
  const asked = foldQuestion(asks)
  return quote && asked ? `${asked}\n${fold(quote)}` : null
}

/** Whether two items give the same answer, by what makes items of one passage the same. */
export function saysTheSame(one: Pick<Worded, 'answer'>, other: Pick<Worded, 'answer'>): boolean {
  const [said, again] = [one, other].map(({ answer }) => identityOf({ quote: 'here', answer }))
  return said === again
}

/** A word is the same word, whatever hints at it and wherever it stands. */
export const sameWord: readonly Identity[] = [({ answer }) => answer && fold(answer)]

const sameItem: readonly Identity[] = [identityOf, askedAndAnswered, askedThere]

/**
 * Which of the new items stand in the place of which former ones: the same passage and the same answer in other words
 * are the same item, so that pupils keep what they did with it and go on seeing it; and so is the same question with
 * the same answer from elsewhere, or with a corrected answer from the same passage. Of several pairs those whose
 * questions share most words go first. What is there by its fingerprint meets its own row. Answers the new fingerprint
 * by the id of the former item.
 * @param taken fingerprints of all items there are
 * @param identities by what items are the same, the strongest first
 */
export function heirsOf(
  formers: readonly Former[],
  written: readonly Worded[],
  taken: ReadonlySet<string>,
  identities: readonly Identity[] = sameItem,
): Map<number, string> {
  const stays = new Set(written.map(({ fingerprint }) => fingerprint))
  const free = formers.filter(({ fingerprint }) => !stays.has(fingerprint))
  const fresh = written.filter(({ fingerprint }) => !taken.has(fingerprint))
  const heirs = new Map<number, string>()
  const placed = new Set<string>()
  for (const identity of identities)
    for (const { id, fingerprint } of pairsOf(free, fresh, identity)) {
      if (heirs.has(id) || placed.has(fingerprint)) continue
      heirs.set(id, fingerprint)
      placed.add(fingerprint)
    }
  return heirs
}

/** Every former and new item that are the same, the likest first, then in the order in which they were written. */
function pairsOf(formers: readonly Former[], written: readonly Worded[], identity: Identity) {
  const byIdentity = Map.groupBy(formers, identity)
  byIdentity.delete(null)
  const pairs = written.flatMap((item, place) =>
    (byIdentity.get(identity(item)) ?? []).map(former => ({
      id: former.id,
      fingerprint: item.fingerprint,
      place,
      alike: likeness(former, item),
    })),
  )
  return pairs.sort((one, other) => other.alike - one.alike || one.place - other.place || one.id - other.id)
}

/** The share of the words of two questions that both have. */
function likeness(one: Worded, other: Worded): number {
  const [a, b] = [one, other].map(({ asks }) => new Set(keyOf(asks).split(' ')))
  if (!a || !b) return 0
  return a.intersection(b).size / Math.max(1, a.union(b).size)
}
