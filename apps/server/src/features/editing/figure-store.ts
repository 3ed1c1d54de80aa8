import type { FigureContent } from '@capivira/core/editing/figure-contract'
import type { Region } from '@capivira/core/editing/figure-rules'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import type { CutFigure } from '../materials/cut-figure.ts'
import { storable } from '../materials/item-rows.ts'
import { figures, flipCards, materials } from '../materials/tables.ts'
import type { Editor } from './editor.ts'
import { workedOnBy } from './store.ts'

/** The PDF of a material an editor works on; null when there is none for them. */
export async function findSheet(db: Queryable, editor: Editor, materialId: number) {
  const { pdfPath, pageCount, sourceKind } = materials
  const [row] = await db
    .select({ pdfPath, pageCount, sourceKind })
    .from(materials)
    .where(and(eq(materials.id, materialId), workedOnBy(editor)))
  return row ?? null
}

/** The figures of an editor's material in the order in which they were made, or one of them. */
export function selectOwnFigures(db: Queryable, editor: Editor, which: { materialId: number } | { id: number }) {
  const wanted = 'id' in which ? eq(figures.id, which.id) : eq(figures.materialId, which.materialId)
  return db
    .select({ figure: figures })
    .from(figures)
    .innerJoin(materials, eq(materials.id, figures.materialId))
    .where(and(wanted, workedOnBy(editor)))
    .orderBy(asc(figures.id))
}

/** Locks an editor's figure and tells how it stands; null when there is none for them. */
export async function lockFigure(tx: Transaction, editor: Editor, id: number) {
  const [row] = await tx
    .select({ figure: figures })
    .from(figures)
    .innerJoin(materials, eq(materials.id, figures.materialId))
    .where(and(eq(figures.id, id), workedOnBy(editor)))
    .for('update', { of: figures })
  return row?.figure ?? null
}

/** The cards of a material's figures, removed ones left out, in the material's order. */
export const selectParts = (db: Queryable, which: { materialId: number } | { figureId: number }) =>
  db
    .select({
      cardId: flipCards.id,
      figureId: flipCards.figureId,
      question: flipCards.question,
      answer: flipCards.answer,
      difficulty: flipCards.difficulty,
      boxes: flipCards.figureBoxes,
      state: flipCards.state,
    })
    .from(flipCards)
    .where(
      and(
        'figureId' in which ? eq(flipCards.figureId, which.figureId) : eq(flipCards.materialId, which.materialId),
        sql`${flipCards.figureId} is not null`,
        ne(flipCards.state, 'removed'),
      ),
    )
    .orderBy(asc(flipCards.position), asc(flipCards.id))

export type PartRow = Awaited<ReturnType<typeof selectParts>>[number]

/** How many figures a material has; until the transaction is over it gets no other. */
export async function countFigures(tx: Transaction, materialId: number): Promise<number> {
  await tx.select({ id: materials.id }).from(materials).where(eq(materials.id, materialId)).for('no key update')
  return tx.$count(figures, eq(figures.materialId, materialId))
}

/** Writes a new figure; answers its id. */
export async function insertFigure(
  tx: Transaction,
  { title, hides }: Pick<FigureContent, 'title' | 'hides'>,
  more: CutFigure & { materialId: number; page: number; createdAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(figures)
    .values({ title: storable(title), hides, ...more })
    .returning({ id: figures.id })
  if (!row) throw new Error('an insert without conflict answered no row')
  return row.id
}

/** Writes a figure's name and how it hides, and that it changed. */
export async function updateFigure(
  tx: Transaction,
  id: number,
  { title, hides }: Pick<FigureContent, 'title' | 'hides'>,
): Promise<void> {
  await tx
    .update(figures)
    .set({ title: storable(title), hides, revision: sql`${figures.revision} + 1` })
    .where(eq(figures.id, id))
}

/** Says what of a figure a card covers. */
export async function updateBoxes(tx: Transaction, cardId: number, figureId: number, boxes: Region[]): Promise<void> {
  const figureBoxes = boxes.map(({ left, top, width, height }) => ({ left, top, width, height }))
  await tx.update(flipCards).set({ figureId, figureBoxes }).where(eq(flipCards.id, cardId))
}

/** Deletes a figure; its cards stay as cards of words. */
export async function deleteFigureRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(figures).where(eq(figures.id, id))
}
