export type Turn = 'due' | 'new' | 'later'

/** Where a card stands: never rated is new; rated and fallen due is due; else later. */
export function turnOf(nextReview: Date | null, now: Date): Turn {
  if (nextReview === null) return 'new'
  return nextReview.getTime() <= now.getTime() ? 'due' : 'later'
}

const rank: Record<Turn, number> = { due: 0, new: 1, later: 2 }

/**
 * The order in which a pupil meets the cards of a material: due ones first (longest overdue first), then new ones in
 * the order of the material, then the rest (soonest first).
 */
export function studyOrder<C extends { id: number; turn: Turn; nextReview: Date | null }>(cards: readonly C[]): C[] {
  return [...cards].sort(
    (one, other) =>
      rank[one.turn] - rank[other.turn] ||
      (one.nextReview?.getTime() ?? 0) - (other.nextReview?.getTime() ?? 0) ||
      one.id - other.id,
  )
}
