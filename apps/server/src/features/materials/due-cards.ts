import type { FlipCard } from '@capivira/core/materials/contract'
import type { Database, Queryable } from '../../platform/database.ts'
import { together } from '../../platform/transaction.ts'
import { withFigures } from './card-figures.ts'
import { countDueCards, type DueChoice, listDueCards } from './card-store.ts'
import { presentCard } from './present.ts'
import type { Viewer } from './viewer.ts'

/** How many cards of all that a pupil can see are due. */
export async function countDue(db: Queryable, pupil: Viewer, now: Date): Promise<number> {
  const [row] = await countDueCards(db, { userId: pupil.id, now })
  return row?.due ?? 0
}

/** The due cards of a pupil, the longest overdue or the most likely forgotten first, and how many there are in all. */
export async function dueCards(
  db: Database,
  pupil: Viewer,
  now: Date,
  which: DueChoice,
): Promise<{ cards: FlipCard[]; due: number }> {
  const [rows, due] = await together(db, connection =>
    Promise.all([listDueCards(connection, pupil, now, which), countDue(connection, pupil, now)]),
  )
  const cards = await withFigures(db, rows)
  return { cards: cards.map(row => presentCard({ ...row, turn: 'due' }, pupil)), due }
}
