import { colorName } from '../drawing/color.ts'
import type { Piece } from '../scene/piece.ts'
import { COLUMNS, ROWS, SCALE } from './canvas.ts'
import type { Component } from './components.ts'
import type { Owner } from './paint.ts'

/** One area to fill. */
export type Region = {
  /** Its number in the picture, from 1, largest first. */
  id: number
  /** For screen readers: 'céu 2', 'vaca: parte branca', 'capivara: focinho'. */
  name: string
  /** A point well inside it, in units of the 600 × 400 picture: a flood fill from here fills it. */
  x: number
  y: number
  /** Its share of the canvas, 0 to 1. */
  share: number
}

/** Half the width and the area (canvas units) below which a finger cannot hit an area; long ones may be thinner. */
const FILLABLE = [
  { halfWidth: 2.3, area: 40 },
  { halfWidth: 1.1, area: 140 },
]

/** Whether an area is large enough to be coloured; others are inked over, so that no white speck stays. */
export const isFillable = ({ depth, size }: Component): boolean =>
  FILLABLE.some(({ halfWidth, area }) => depth / SCALE >= halfWidth && size / SCALE ** 2 >= area)

/** The fillable areas, largest first, each with a name of its own. */
export function regionsOf(
  components: readonly Component[],
  owners: readonly Owner[],
  pieces: readonly Piece[],
): Region[] {
  const sorted = components.filter(isFillable).sort((a, b) => b.size - a.size)
  const names = sorted.map(component => nameFor(owners[component.owner], pieces))
  const seen = new Map<string, number>()
  return sorted.map((component, index) => {
    const name = names[index] ?? ''
    const turn = (seen.get(name) ?? 0) + 1
    seen.set(name, turn)
    const shared = names.filter(other => other === name).length > 1
    return {
      id: index + 1,
      name: shared ? `${name} ${turn}` : name,
      x: Number(((component.x + 1) / SCALE).toFixed(1)),
      y: Number(((component.y + 1) / SCALE).toFixed(1)),
      share: Number((component.size / (COLUMNS * ROWS)).toFixed(4)),
    }
  })
}

function nameFor(owner: Owner | undefined, pieces: readonly Piece[]): string {
  const piece = owner && pieces[owner.piece]
  const part = piece?.drawing.parts[owner?.part ?? 0]
  if (!piece || !part) return 'fundo'
  if (piece.drawing.parts.length === 1) return piece.name
  if (part.name) return `${piece.name}: ${part.name}`
  return part.fill ? `${piece.name}: parte ${colorName(part.fill)}` : piece.name
}
