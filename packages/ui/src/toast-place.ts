export type Box = { left: number; top: number; width: number; height: number }

/**
 * What a place costs: targets that could not be pressed there, then square pixels of what can be pressed that lie under
 * it.
 */
export type Cover = { targets: number; area: number }

/** A place: by how many pixels it is to the right of and below its own, and what it covers there. */
export type Place = Cover & { x: number; y: number }

/** Pixels between two places that are tried, and that a toast keeps from what is pressed. */
const stride = 8
const gap = 4
/**
 * Pixels of a target's middle, either way, that are left free wherever possible: what WCAG 2.5.8 asks of a target as
 * such.
 */
const target = 24

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left) + gap) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top) + gap)

/** The middle of a target, where it is pressed. */
function middleOf({ left, top, width, height }: Box): Box {
  const [wide, high] = [Math.min(width, target), Math.min(height, target)]
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high }
}

/** What a box would cover of what can be pressed. */
export function coveredBy(box: Box, pressable: readonly Box[]): Cover {
  let [targets, area] = [0, 0]
  for (const one of pressable) {
    if (isApart(box, one)) continue
    area += overlap(box, one)
    if (!isApart(box, middleOf(one))) targets++
  }
  return { targets, area }
}

const isApart = (one: Box, other: Box): boolean =>
  one.left + one.width + gap <= other.left ||
  other.left + other.width + gap <= one.left ||
  one.top + one.height + gap <= other.top ||
  other.top + other.height + gap <= one.top

/** True for a place that leaves more targets to be pressed, or as many and more of them in sight. */
export const isBetter = (one: Cover, other: Cover): boolean =>
  one.targets < other.targets || (one.targets === other.targets && one.area < other.area)

/**
 * Where a toast lies so that it covers nothing that can be pressed: the place nearest to its own, up or down the
 * window, then the same at the other side and in the middle. Where the window has no such place, one at which every
 * target's middle is free; else the one that covers least.
 */
export function placeFor(own: Box, pressable: readonly Box[], room: Box): Place {
  const near = pressable.filter(({ width, height }) => width > 0 && height > 0)
  let best: Place | null = null
  const mirrored = room.left + room.width - (own.left + own.width) - (own.left - room.left)
  for (const x of new Set([0, mirrored, mirrored / 2]))
    for (const y of stepsFrom(own, room)) {
      const place = { x, y, ...coveredBy({ ...own, left: own.left + x, top: own.top + y }, near) }
      if (place.area === 0) return place
      if (!best || isBetter(place, best)) best = place
    }
  return best ?? { x: 0, y: 0, ...coveredBy(own, near) }
}

/** Ways up and down that end in the room, the shortest first. */
function stepsFrom(own: Box, room: Box): number[] {
  const least = room.top - own.top
  const most = room.top + room.height - own.top - own.height
  const ways = new Set<number>()
  const add = (way: number) => {
    if (way >= least && way <= most) ways.add(way)
  }
  // Its own place first, and whatever lies at the very edge of the room.
  for (let way = 0; way <= Math.max(Math.abs(least), Math.abs(most)); way += stride) {
    add(way)
    add(-way)
  }
  if (least <= most) for (const edge of [least, most]) ways.add(edge)
  return [...ways]
}
