import { isPartQuestion, partQuestion } from '@capivira/core/editing/figure-rules'
import type { CardFigure } from '@capivira/core/materials/contract'
import type { Queryable } from '../../platform/database.ts'
import type { CardRow } from './card-store.ts'
import { type FigureRow, selectCovered, selectFigures } from './figure-store.ts'

/** A card as it is studied, with the figure it asks a part of. */
export type StudyCard = CardRow & { figure: CardFigure | null }

/** Where a figure's picture is. */
export const figureUrl = (id: number): string => `/api/figures/${id}/image`

/**
 * The same cards, those that ask for a part of a figure with what is covered on it. Asks nothing where there are none.
 */
export async function withFigures(db: Queryable, cards: readonly CardRow[]): Promise<StudyCard[]> {
  const ids = [...new Set(cards.flatMap(({ figureId }) => figureId ?? []))]
  if (ids.length === 0) return cards.map(card => ({ ...card, figure: null }))
  const [figures, covered] = await Promise.all([selectFigures(db, ids), selectCovered(db, ids)])
  const rows = new Map(figures.map(row => [row.id, row]))
  const boxes = Map.groupBy(covered, ({ figureId }) => figureId)
  return cards.map(card => {
    const row = card.figureId === null ? undefined : rows.get(card.figureId)
    if (!row) return { ...card, figure: null }
    const figure = figureOf(row, card, boxes.get(row.id) ?? [])
    return { ...card, question: worded(card.question, figure), figure }
  })
}

/**
 * The same cards, each that asks for a part by its number with the number that stands on the picture now: what is kept
 * was written before others went.
 */
export async function withPartNumbers<T extends Asking>(db: Queryable, cards: readonly T[]): Promise<T[]> {
  const ids = [...new Set(cards.flatMap(({ figureId }) => figureId ?? []))]
  if (ids.length === 0) return [...cards]
  const [figures, covered] = await Promise.all([selectFigures(db, ids), selectCovered(db, ids)])
  const titles = new Map(figures.map(({ id, title }) => [id, title]))
  const parts = Map.groupBy(covered, ({ figureId }) => figureId)
  return cards.map(card => {
    const title = card.figureId === null ? undefined : titles.get(card.figureId)
    if (title === undefined) return card
    return {
      ...card,
      question: worded(card.question, { title, number: numberOf(card, parts.get(card.figureId) ?? []) }),
    }
  })
}

type Asking = { id: number; question: string; figureId: number | null }

const worded = (question: string, { title, number }: Pick<CardFigure, 'title' | 'number'>) =>
  isPartQuestion(question) ? partQuestion(title, number) : question

/** Which of a figure's parts a card asks for, from 1. */
const numberOf = ({ id }: { id: number }, covered: readonly { id: number }[]) =>
  covered.findIndex(one => one.id === id) + 1

type Covered = Awaited<ReturnType<typeof selectCovered>>

function figureOf(row: FigureRow, card: CardRow, covered: Covered): CardFigure {
  const { id, title, width, height, hides } = row
  const others = hides === 'one' ? [] : covered.flatMap(one => (one.id === card.id ? [] : (one.boxes ?? [])))
  const number = numberOf(card, covered)
  return { id, title, width, height, imageUrl: figureUrl(id), number, boxes: card.figureBoxes ?? [], others }
}
