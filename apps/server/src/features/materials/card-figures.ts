import type { CardFigure } from '@capivira/core/materials/contract'
import type { Queryable } from '../../platform/database.ts'
import type { CardRow } from './card-store.ts'
import { type FigureRow, selectCovered, selectFigures } from './figure-store.ts'

/** A card as it is studied, with the figure it asks a part of. */
export type StudyCard = CardRow & { figure: CardFigure | null }

/** Where a figure's picture is. */
export const figureUrl = (id: number): string => `/api/figures/${id}/image`

/** The same cards, those that ask for a part of a figure with what is covered on it. Asks nothing where there are none. */
export async function withFigures(db: Queryable, cards: readonly CardRow[]): Promise<StudyCard[]> {
  const ids = [...new Set(cards.flatMap(({ figureId }) => figureId ?? []))]
  if (ids.length === 0) return cards.map(card => ({ ...card, figure: null }))
  const [figures, covered] = await Promise.all([selectFigures(db, ids), selectCovered(db, ids)])
  const rows = new Map(figures.map(row => [row.id, row]))
  const boxes = Map.groupBy(covered, ({ figureId }) => figureId)
  return cards.map(card => {
    const row = card.figureId === null ? undefined : rows.get(card.figureId)
    return { ...card, figure: row ? figureOf(row, card, boxes.get(row.id) ?? []) : null }
  })
}

type Covered = Awaited<ReturnType<typeof selectCovered>>

function figureOf(row: FigureRow, card: CardRow, covered: Covered): CardFigure {
  const { id, title, width, height, hides } = row
  const others = hides === 'one' ? [] : covered.flatMap(one => (one.id === card.id ? [] : (one.boxes ?? [])))
  const number = covered.findIndex(one => one.id === card.id) + 1
  return { id, title, width, height, imageUrl: figureUrl(id), number, boxes: card.figureBoxes ?? [], others }
}
