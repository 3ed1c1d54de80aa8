import { type Canvas, COLUMNS, ROWS } from '../regions/canvas.ts'
import { type Component, findComponents } from '../regions/components.ts'
import { type Owner, paint } from '../regions/paint.ts'
import { isFillable } from '../regions/regions.ts'
import type { Piece } from './piece.ts'

/** A scene as the child will see it: the map of its areas and their measures. */
export type Inspection = {
  pieces: readonly Piece[]
  owners: readonly Owner[]
  components: readonly Component[]
  canvas: Canvas
  fillable: number
  /** Share of the canvas of the largest area. */
  largest: number
}

/** Paints the line drawing of a scene and measures it. */
export function inspect(pieces: readonly Piece[]): Inspection {
  const { canvas, owners } = paint(pieces)
  const components = findComponents(canvas)
  const kept = components.filter(isFillable)
  return {
    pieces,
    owners,
    components,
    canvas,
    fillable: kept.length,
    largest: Math.max(0, ...kept.map(({ size }) => size)) / (COLUMNS * ROWS),
  }
}

/** The parts of the landscape that lie open, with the piece each shows. */
export function openLand({ components, owners }: Inspection): (Component & { piece: number })[] {
  return components.map(component => ({ ...component, piece: owners[component.owner]?.piece ?? 0 }))
}
