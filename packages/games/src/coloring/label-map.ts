import { AreaFinder } from './area-finder.ts'

/**
 * Which area each pixel of a line drawing belongs to, found once, so that a tap paints at once and exactly. A pixel is
 * paper when its grey lies within the specified colour distance of 50 from white; paper that touches by an edge or a
 * corner is one area.
 */
export type LabelMap = {
  width: number
  height: number
  /**
   * For each pixel the number of its area, from 1. Areas reach some pixels under the ink, so that no white seam stays;
   * 0 is ink alone.
   */
  labels: Uint16Array
  /** 1 where a pixel is paper and counts as paintable. */
  paper: Uint8Array
  /** Paper in all areas, in pixels. */
  paintable: number
  /** Area `n` is `areas[n - 1]`. */
  areas: readonly Area[]
}

export type Area = {
  /** Pixels of paper. */
  size: number
  /** First pixel and pixel after the last of each row of touching pixels, one pair after the other. */
  runs: Int32Array
  /** A pixel well inside: the middle of its longest row. */
  middle: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Every channel of a grey this light lies within a distance of 50 from white: 255 − 50 / √3, rounded up. */
export const paperGrey = 227

/** Pixels under the ink that an area reaches: more than half of the widest line. */
const reach = 6

/** Paper of fewer pixels than this is a speck, no area: it is painted with the area beside it. */
const speck = 60

/** @param grey the drawing's greys, row by row, 0 black to 255 white */
export function labelMap(grey: Uint8Array | Uint8ClampedArray, width: number, height: number): LabelMap {
  const labels = new Uint16Array(width * height)
  const paper = new Uint8Array(width * height)
  const finder = new AreaFinder(grey, width, height, paperGrey)
  let count = 0
  let paintable = 0
  const numbers = new Map<number, number>()
  finder.eachRun((root, from, to) => {
    if (finder.sizeOf(root) < speck) return
    let number = numbers.get(root)
    if (number === undefined) {
      number = ++count
      numbers.set(root, number)
    }
    labels.fill(number, from, to)
    paper.fill(1, from, to)
    paintable += to - from
  })
  grow(labels, width, height)
  return { width, height, labels, paper, paintable, areas: measure(labels, paper, width, height, count) }
}

/**
 * Lets areas spread into what is around them, a pixel at a time and all at once, so that they meet in the middle of a
 * line.
 */
function grow(labels: Uint16Array, width: number, height: number): void {
  let edge: number[] = []
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel] === 0) continue
    const column = pixel % width
    if (
      (column > 0 && labels[pixel - 1] === 0) ||
      (column < width - 1 && labels[pixel + 1] === 0) ||
      labels[pixel - width] === 0 ||
      labels[pixel + width] === 0
    )
      edge.push(pixel)
  }
  for (let step = 0; step < reach; step++) {
    const next: number[] = []
    for (const pixel of edge) {
      const label = labels[pixel] ?? 0
      const column = pixel % width
      if (column > 0) spread(labels, pixel - 1, label, next)
      if (column < width - 1) spread(labels, pixel + 1, label, next)
      if (pixel >= width) spread(labels, pixel - width, label, next)
      if (pixel < width * (height - 1)) spread(labels, pixel + width, label, next)
    }
    edge = next
  }
}

function spread(labels: Uint16Array, pixel: number, label: number, next: number[]): void {
  if (labels[pixel] !== 0) return
  labels[pixel] = label
  next.push(pixel)
}

function measure(labels: Uint16Array, paper: Uint8Array, width: number, height: number, count: number): Area[] {
  const runs: number[][] = Array.from({ length: count }, () => [])
  const areas: (Area & { longest: number })[] = Array.from({ length: count }, () => ({
    size: 0,
    runs: new Int32Array(),
    middle: 0,
    longest: 0,
    left: width,
    top: height,
    right: 0,
    bottom: 0,
  }))
  for (let row = 0; row < height; row++) {
    let from = row * width
    const end = from + width
    while (from < end) {
      const label = labels[from] ?? 0
      let to = from + 1
      while (to < end && labels[to] === label) to++
      const area = areas[label - 1]
      if (area) {
        runs[label - 1]?.push(from, to)
        let inside = 0
        for (let pixel = from; pixel < to; pixel++) inside += paper[pixel] ?? 0
        area.size += inside
        if (inside > area.longest) Object.assign(area, { longest: inside, middle: (from + to) >> 1 })
        area.left = Math.min(area.left, from - row * width)
        area.right = Math.max(area.right, to - row * width)
        area.top = Math.min(area.top, row)
        area.bottom = row + 1
      }
      from = to
    }
  }
  return areas.map(({ longest: _, ...area }, index) => ({ ...area, runs: Int32Array.from(runs[index] ?? []) }))
}
