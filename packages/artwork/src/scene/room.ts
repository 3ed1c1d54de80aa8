import { type Box, overlapOf } from '../geometry/rings.ts'
import type { Random } from '../random.ts'
import { WIDTH } from '../regions/canvas.ts'
import type { Zone } from './backdrop.ts'

/** What stands in the picture already, and how much it matters that nothing covers it (decoration 1, subjects 6). */
export type Taken = { box: Box; weight: number }

/** How well the best place found keeps clear: 0 free, 1 and more covering something. */
export type Spot = { x: number; y: number; clash: number }

const COLUMNS = 26
const ROWS = 3

/**
 * The freest place for something `width` × `height` in a zone: its lower edge's middle. `near` is where it would like
 * to be. Places outside the picture, over what stands there and far from `near` cost; chance decides between equals.
 */
export function findSpot(
  random: Random,
  zone: Zone,
  width: number,
  height: number,
  near: number,
  taken: readonly Taken[],
): Spot {
  let best: Spot & { cost: number } = { x: near, y: zone.bottom, clash: Infinity, cost: Infinity }
  const left = Math.min(Math.max(zone.left, width / 2 + 5), WIDTH / 2)
  const right = Math.max(Math.min(zone.right, WIDTH - width / 2 - 5), WIDTH / 2)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const x = left + ((right - left) * (column + 0.5 * random())) / COLUMNS
      const lowest = Math.max(zone.bottom, zone.top)
      const y = Math.max(
        zone.top + ((lowest - zone.top) * (row + random())) / ROWS,
        Math.min(height + 6, lowest + height / 2),
      )
      const clash = clashOf(boxAt(x, y, width, height), taken)
      const cost = clash * 3 + Math.abs(x - near) / 260 + random() * 0.12
      if (cost < best.cost) best = { x, y, clash, cost }
    }
  return best
}

export const boxAt = (x: number, y: number, width: number, height: number): Box => [
  x - width / 2,
  y - height,
  x + width / 2,
  y,
]

/** Drawings do not fill the corners of their boxes: a tenth is left off each side. */
export function clashOf(box: Box, taken: readonly Taken[]): number {
  return taken.reduce((sum, other) => sum + overlapOf(inner(box), inner(other.box)) * other.weight, 0)
}

const inner = ([left, top, right, bottom]: Box): Box => {
  const [dx, dy] = [(right - left) * 0.07, (bottom - top) * 0.05]
  return [left + dx, top + dy, right - dx, bottom - dy]
}
