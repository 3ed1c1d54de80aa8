import type { Rating } from './contract.ts'

/** Days of stability from which a card counts as mature: it is not asked again for weeks. */
export const matureDays = 21

/**
 * How a due card is rated that a game asked for by recognition; null when it is not. An answer found among others
 * proves less than one given from memory: it counts as the weakest pass, and never moves a mature card, which waits to
 * be recalled. One that was not found counts as forgotten. See docs/decisions/013-rounds-of-games.md.
 */
export function ratingOfRecognition(known: boolean, stabilityDays: number): Rating | null {
  if (!known) return 'errei'
  return stabilityDays < matureDays ? 'difícil' : null
}
