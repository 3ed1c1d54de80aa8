import type { Matrix } from './matrix.ts'
import type { Segment } from './path.ts'

/** A closed outline as x, y, x, y, …; the last point joins the first. */
export type Ring = readonly number[]
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** The outlines of a path with its curves cut into lines of about `step` (in the path's own unit). */
export function ringsOf(segments: readonly Segment[], step: number): Ring[] {
  const rings: number[][] = []
  let ring: number[] = []
  for (const segment of segments) {
    if (segment[0] === 'M') {
      ring = [segment[1], segment[2]]
      rings.push(ring)
    } else if (segment[0] === 'L') ring.push(segment[1], segment[2])
    else if (segment[0] === 'C') bend(ring, segment, step)
  }
  return rings.filter(points => points.length >= 4)
}

function bend(ring: number[], [, x1, y1, x2, y2, x3, y3]: Extract<Segment, readonly ['C', ...number[]]>, step: number) {
  const [x0 = 0, y0 = 0] = ring.slice(-2)
  const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
  const count = Math.min(64, Math.max(3, Math.ceil(length / step)))
  for (let index = 1; index <= count; index++) {
    const t = index / count
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    ring.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
  }
}

export function boxOf(rings: readonly Ring[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let index = 0; index < ring.length; index += 2) {
      const [x = 0, y = 0] = [ring[index], ring[index + 1]]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return [left, top, right, bottom]
}

export function joinBoxes(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(box => box[0])),
    Math.min(...boxes.map(box => box[1])),
    Math.max(...boxes.map(box => box[2])),
    Math.max(...boxes.map(box => box[3])),
  ]
}

/** How much of the smaller of two boxes lies in the other, 0 to 1. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const area = (box: Box) => (box[2] - box[0]) * (box[3] - box[1])
  return (width * height) / Math.max(1e-9, Math.min(area(a), area(b)))
}

export function transformRing(ring: Ring, [a, b, c, d, e, f]: Matrix): number[] {
  const out = new Array<number>(ring.length)
  for (let index = 0; index < ring.length; index += 2) {
    const [x = 0, y = 0] = [ring[index], ring[index + 1]]
    out[index] = a * x + c * y + e
    out[index + 1] = b * x + d * y + f
  }
  return out
}

/** Area (holes taken off when they turn the other way) and length of the outlines. */
export function measure(rings: readonly Ring[]): { area: number; length: number } {
  let [doubled, length] = [0, 0]
  for (const ring of rings) {
    let [x0 = 0, y0 = 0] = ring.slice(-2)
    for (let index = 0; index < ring.length; index += 2) {
      const [x = 0, y = 0] = [ring[index], ring[index + 1]]
      doubled += x0 * y - x * y0
      length += Math.hypot(x - x0, y - y0)
      ;[x0, y0] = [x, y]
    }
  }
  return { area: Math.abs(doubled) / 2, length }
}
