import type { FlipCard } from '@capivira/core/materials/contract'
import { studyOrder, turnOf } from '@capivira/core/study/order'
import type { Database } from '../../platform/database.ts'
import { type StudyCard, withFigures } from './card-figures.ts'
import { listVisibleCards } from './card-store.ts'
import { presentCard } from './present.ts'
import type { Viewer } from './viewer.ts'

/**
 * The cards of a material: for pupils what they may get, in the order in which they study it, for teachers all with how
 * each stands, in the material's. Null when the material does not exist for the viewer.
 */
export async function listCards(
  { db, now }: { db: Database; now: Date },
  viewer: Viewer,
  materialId: number,
): Promise<FlipCard[] | null> {
  return (await listCardsOf({ db, now }, viewer, [materialId])).get(materialId) ?? null
}

/** The same for several materials, read at once; those that do not exist for the viewer are absent. */
export async function listCardsOf(
  { db, now }: { db: Database; now: Date },
  viewer: Viewer,
  materialIds: readonly number[],
): Promise<Map<number, FlipCard[]>> {
  const found = await listVisibleCards(db, viewer, materialIds)
  const rows = await withFigures(db, [...found.values()].flat())
  const of = Map.groupBy(rows, row => row.materialId)
  return new Map([...found.keys()].map(materialId => [materialId, inOrder(of.get(materialId) ?? [], viewer, now)]))
}

function inOrder(rows: readonly StudyCard[], viewer: Viewer, now: Date): FlipCard[] {
  const cards = rows.map(row => ({ ...row, turn: turnOf(row.nextReview, now) }))
  if (viewer.userType !== 'student') return cards.map(card => presentCard(card, viewer))
  // Ties are settled by the material's order, which ids do not follow once it was reprocessed.
  const places = cards.map((card, place) => ({ id: place, turn: card.turn, nextReview: card.nextReview, card }))
  return studyOrder(places).map(({ card }) => presentCard(card, viewer))
}
