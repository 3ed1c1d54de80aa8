import { COLUMNS, ROWS } from '../regions/canvas.ts'
import { type Component, findComponents, type Run } from '../regions/components.ts'
import { type Owner, paint } from '../regions/paint.ts'
import { isFillable } from '../regions/regions.ts'
import type { Piece } from './piece.ts'

/** A scene as the child will see it: its areas, the specks too small to fill, and what is wrong with it. */
export type Inspection = {
  pieces: readonly Piece[]
  owners: readonly Owner[]
  components: readonly Component[]
  specks: readonly Run[]
  fillable: number
  /** Share of the canvas of the largest area. */
  largest: number
}

/** Paints the line drawing of a scene and measures it. */
export function inspect(pieces: readonly Piece[]): Inspection {
  const { canvas, owners } = paint(pieces)
  const components = findComponents(canvas)
  const specks = components.filter(component => !isFillable(component)).flatMap(({ runs }) => [...runs])
  const kept = components.filter(isFillable)
  return {
    pieces,
    owners,
    components,
    specks,
    fillable: kept.length,
    largest: Math.max(0, ...kept.map(({ size }) => size)) / (COLUMNS * ROWS),
  }
}

/** The parts of the landscape that lie open, with the piece each shows. */
export function openLand({ components, owners }: Inspection): (Component & { piece: number })[] {
  return components.map(component => ({ ...component, piece: owners[component.owner]?.piece ?? 0 }))
}
