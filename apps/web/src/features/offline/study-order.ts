import type { FlipCard } from '@capivira/core/materials/contract'

/** Ids of the cards that waiting acts rate: '/api/cards/12/review' gives 12. */
export function ratedCards(paths: readonly string[]): Set<number> {
  return new Set(paths.flatMap(path => path.match(/^\/api\/cards\/(\d+)\/review$/)?.[1] ?? []).map(Number))
}

/** Kept cards as they would be dealt now: those rated since then come last. */
export function dealtAgain(cards: readonly FlipCard[], rated: ReadonlySet<number>): FlipCard[] {
  const later = cards.filter(({ id }) => rated.has(id)).map(card => ({ ...card, turn: 'later' as const }))
  return [...cards.filter(({ id }) => !rated.has(id)), ...later]
}

/**
 * What the server would offer for review among kept cards, at `now` in milliseconds: those that are due and not rated
 * since, the longest due first, `most` at once; `due` counts them all.
 */
export function dueAmong(cards: readonly FlipCard[], rated: ReadonlySet<number>, now: number, most: number) {
  const dueAt = ({ nextReview }: FlipCard) => (nextReview === null ? 0 : Date.parse(nextReview))
  const due = cards
    .filter(card => !rated.has(card.id) && (card.turn === 'due' || (card.nextReview !== null && dueAt(card) <= now)))
    .toSorted((one, other) => dueAt(one) - dueAt(other))
  return { cards: due.slice(0, most).map(card => ({ ...card, turn: 'due' as const })), due: due.length }
}
