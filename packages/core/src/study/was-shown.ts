/** When pupils could see a card: how it stands, and the last time it went out of their sight and came back. */
export type Sight = { state: 'shown' | 'hidden' | 'removed'; hiddenAt: Date | null; shownAt: Date | null }

/**
 * Whether pupils saw a card at a moment. Only the last hiding is known; before it the card counts as shown, which
 * favours the pupil where it had been hidden and shown more than once.
 */
export function wasShown({ state, hiddenAt, shownAt }: Sight, at: Date): boolean {
  if (hiddenAt === null) return state === 'shown'
  if (at < hiddenAt) return true
  return state === 'shown' && (shownAt === null || at >= shownAt)
}
