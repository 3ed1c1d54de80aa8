export type Box = { left: number; top: number; width: number; height: number }

/** Pixels between two places that are tried, and that a toast keeps from what is pressed. */
const stride = 8
const gap = 4

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) + gap) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) + gap)

/** Square pixels of what can be pressed that a box would cover. */
export const coveredBy = (box: Box, pressable: readonly Box[]): number =>
  pressable.reduce((sum, one) => sum + (isApart(box, one) ? 0 : overlap(box, one)), 0)

const isApart = (one: Box, other: Box): boolean =>
  one.left + one.width + gap <= other.left ||
  other.left + other.width + gap <= one.left ||
  one.top + one.height + gap <= other.top ||
  other.top + other.height + gap <= one.top

/**
 * Where a toast lies so that it covers nothing that can be pressed: the place nearest to its own, up or down the window, then the same at
 * the other side. Where the window has no such place, the one that covers least.
 * @returns by how many pixels it is moved, to the right and down.
 */
export function placeFor(own: Box, pressable: readonly Box[], room: Box): { x: number; y: number } {
  const near = pressable.filter(({ width, height }) => width > 0 && height > 0)
  let best = { x: 0, y: 0, covered: coveredBy(own, near) }
  if (best.covered === 0) return { x: 0, y: 0 }
  const mirrored = room.left + room.width - (own.left + own.width) - (own.left - room.left)
  for (const x of mirrored === 0 ? [0] : [0, mirrored])
    for (const y of stepsFrom(own, room)) {
      const covered = coveredBy({ ...own, left: own.left + x, top: own.top + y }, near)
      if (covered < best.covered) best = { x, y, covered }
      if (covered === 0) return { x, y }
    }
  return { x: best.x, y: best.y }
}

/** Ways up and down that stay in the room, the shortest first. */
function stepsFrom(own: Box, room: Box): number[] {
  const up = own.top - room.top
  const down = room.top + room.height - own.top - own.height
  const ways: number[] = []
  for (let way = 0; way <= Math.max(up, down); way += stride) {
    if (way <= down) ways.push(way)
    if (way <= up && way > 0) ways.push(-way)
  }
  return ways
}
