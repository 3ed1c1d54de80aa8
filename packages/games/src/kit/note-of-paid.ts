import type { CompletedRound } from '@capivira/core/games/contract'
import { text } from './text.ts'

/** What a player should know about what a round paid; null when it simply paid. */
export function noteOfPaid({ heldBack, reduced }: Pick<CompletedRound, 'heldBack' | 'reduced'>): string | null {
  if (heldBack) return text.heldBack[heldBack]
  return reduced ? text.reduced : null
}
