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
