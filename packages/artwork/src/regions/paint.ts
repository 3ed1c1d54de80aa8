import { inkOf } from '../drawing/ink.ts'
import { type Ring, transformRing } from '../geometry/rings.ts'
import type { Piece } from '../scene/piece.ts'
import { type Canvas, INK, newCanvas, SCALE } from './canvas.ts'
import { fillRings } from './fill.ts'
import { inkOutline } from './stroke.ts'

/** A shape on the map of regions: which piece it belongs to and which of its parts it is. */
export type Owner = { piece: number; part: number }

/** Paints the pieces in order onto a map of pixels, as the line drawing shows them. Shapes are numbered in `owners`. */
export function paint(pieces: readonly Piece[]): { canvas: Canvas; owners: Owner[] } {
  const canvas = newCanvas()
  const owners: Owner[] = []
  for (const [index, piece] of pieces.entries()) paintPiece(canvas, owners, piece, index)
  return { canvas, owners }
}

/** Adds one piece over what is painted already. */
export function paintPiece(canvas: Canvas, owners: Owner[], piece: Piece, index: number): void {
  const [a, b, c, d, e, f] = piece.matrix
  const toPixels = (ring: Ring) =>
    transformRing(ring, [a * SCALE, b * SCALE, c * SCALE, d * SCALE, e * SCALE, f * SCALE])
  for (const [number, part] of piece.drawing.parts.entries()) {
    const ink = inkOf(part, piece.scale, piece.line)
    if (ink === 'none' || piece.dropped.has(number)) continue
    const rings = part.rings.map(toPixels)
    const width = ink === 'line' ? Math.max(part.width * piece.scale, piece.line) : ink === 'solid' ? 0 : piece.line
    const radius = (width * SCALE) / 2
    if (ink !== 'line') fillRings(canvas, rings, part.evenOdd, ink === 'solid' ? INK : owners.length)
    if (ink === 'outline') owners.push({ piece: index, part: number })
    for (const ring of rings) inkOutline(canvas, ring, radius, ink === 'line')
  }
}
