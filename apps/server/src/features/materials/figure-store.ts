import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { inSight } from './sight-conditions.ts'
import { figures, flipCards, materials } from './tables.ts'
import type { Viewer } from './viewer.ts'
import { visibleTo } from './visibility-conditions.ts'

export type FigureRow = typeof figures.$inferSelect

/** Some figures by their ids. */
export const selectFigures = (db: Queryable, ids: readonly number[]): Promise<FigureRow[]> =>
  db
    .select()
    .from(figures)
    .where(inArray(figures.id, [...ids]))

/** What the cards of some figures cover, removed ones left out, in the order in which they are numbered. */
export const selectCovered = (db: Queryable, figureIds: readonly number[]) =>
  db
    .select({ id: flipCards.id, figureId: flipCards.figureId, boxes: flipCards.figureBoxes })
    .from(flipCards)
    .where(and(inArray(flipCards.figureId, [...figureIds]), ne(flipCards.state, 'removed')))
    .orderBy(asc(flipCards.position), asc(flipCards.id))

/** A figure that a viewer sees some card of, or works on; null when there is none for them. */
export async function findFigure(db: Queryable, viewer: Viewer, id: number): Promise<FigureRow | null> {
  const shown = viewer.userType === 'student' ? inSight(flipCards) : undefined
  const [row] = await db
    .select({ figure: figures })
    .from(figures)
    .innerJoin(materials, eq(materials.id, figures.materialId))
    .innerJoin(flipCards, and(eq(flipCards.figureId, figures.id), isNotNull(flipCards.figureId)))
    .where(and(eq(figures.id, id), visibleTo(viewer), shown))
    .limit(1)
  return row?.figure ?? null
}

/** The keys among these under which a figure's picture is kept. */
export async function selectFigureKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ fileKey: figures.fileKey })
    .from(figures)
    .where(inArray(figures.fileKey, [...keys]))
  return rows.map(({ fileKey }) => fileKey)
}
