import { contains, type Drawing } from '../drawing/drawing.ts'
import type { Box } from '../geometry/rings.ts'
import { isFillable } from '../regions/regions.ts'
import type { Inspection } from './inspect.ts'
import type { Piece } from './piece.ts'

/** A dropped part is at most this large on the canvas (units²): a detail, never a leg. */
const LARGEST_DETAIL = 700
/** A core covers at least this share of its rim's box. */
const CORE = 0.6

/**
 * The pieces without the details that leave no area to fill at their size here: a child would only see a clot of ink. A
 * detail is a part lying within another of its drawing, which then takes its place.
 */
export function simplify({ pieces, owners, components }: Inspection): Piece[] {
  const kept = new Set(components.filter(isFillable).map(({ owner }) => owner))
  const lost = new Map<number, Set<number>>()
  for (const [number, { piece, part }] of owners.entries()) {
    if (kept.has(number)) continue
    const { drawing, scale } = pieces[piece] ?? { drawing: null, scale: 0 }
    const box = drawing?.parts[part]?.box
    if (!drawing || !box) continue
    if (
      drawing.parts.some(other => other !== drawing.parts[part] && contains(other.box, box)) &&
      areaOf(box) * scale ** 2 > LARGEST_DETAIL
    )
      continue
    const home = drawing.parts.some((other, index) => index !== part && contains(other.box, box))
    const gone = home ? part : coreOf(drawing, part)
    if (gone !== null) lost.set(piece, (lost.get(piece) ?? new Set()).add(gone))
  }
  return pieces.map((piece, index) => {
    const dropped = lost.get(index)
    return dropped ? { ...piece, dropped } : piece
  })
}

const areaOf = (box: Box) => (box[2] - box[0]) * (box[3] - box[1])

/**
 * Some white animals have a grey body and a slightly smaller white one on it: in line only a rim is left of the grey.
 * Then the white one goes. Null when the part is no such rim.
 */
function coreOf(drawing: Drawing, rim: number): number | null {
  const outer = drawing.parts[rim]
  if (!outer) return null
  const core = drawing.parts.findIndex(
    (part, index) => index > rim && contains(outer.box, part.box) && areaOf(part.box) > CORE * areaOf(outer.box),
  )
  return core === -1 ? null : core
}
