import type { PublicationReason } from './states.ts'

type Waiting = { publicationReason: PublicationReason | null; certainty: number | null }

/**
 * What pupils had before them comes first; then the likeliest to be kept, which cost a moment each; then what nobody
 * judged.
 */
const rank = ({ publicationReason, certainty }: Waiting): number =>
  publicationReason === 'answers' ? 2 : (certainty ?? -1)

/** Suggestions in the order of a review, those most worth deciding first; equals stay as they came. */
export function inReviewOrder<Item extends Waiting>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => rank(other) - rank(one))
}
