import { leaveOutKnown } from '@capivira/core/exchange/known-cards'
import type { Queryable } from '../../platform/database.ts'
import type { Deck } from './read-deck.ts'
import { findKnownCards } from './store.ts'

/** A deck held against what its teacher has. */
export type CheckedDeck = Deck & {
  /** Cards of it that the teacher has already, and how many of those stay out. */
  known: number
  setAside: number
  /** The material that holds most of them. */
  mostIn: number | null
}

/** A deck without the cards that its teacher has already, unless they want them again, and a sentence that says so. */
export async function setKnownAside(
  db: Queryable,
  { teacherId, deck, all }: { teacherId: string; deck: Deck; all: boolean },
): Promise<CheckedDeck> {
  const cards = deck.rows.flatMap(({ card }) => card ?? [])
  const { rows, known, notice, mostIn } = leaveOutKnown(deck.rows, await findKnownCards(db, teacherId, cards), all)
  if (notice === null) return { ...deck, known, setAside: 0, mostIn }
  const setAside = cards.length - rows.filter(({ card }) => card !== null).length
  return { ...deck, rows, known, setAside, mostIn, notices: [notice, ...deck.notices] }
}
