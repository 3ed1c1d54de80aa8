import type { GreyPicture } from './picture.ts'

/** A piece of connected ink, in pixels: right and bottom are the first ones outside. */
export type Ink = { left: number; top: number; right: number; bottom: number }

type Run = { left: number; right: number; root: number }

/**
 * The pieces of connected ink inside a box, from left to right. Each row's runs of dark pixels are joined to those they
 * touch in the row above, corners included.
 * @param level pixels darker than this are ink
 */
export function inkIn({ width, height, pixels }: GreyPicture, box: Ink, level: number): Ink[] {
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(width, Math.ceil(box.right))]
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(height, Math.ceil(box.bottom))]
  const parent: number[] = []
  const found: Ink[] = []
  const rootOf = (piece: number): number => {
    let root = piece
    for (let up = parent[root] ?? root; up !== root; up = parent[root] ?? root) {
      // Each goes up to the one over the next: without, pages of dots take seconds.
      parent[root] = parent[up] ?? up
      root = up
    }
    return root
  }
  let above: Run[] = []
  for (let y = top; y < bottom; y++) {
    const row: Run[] = []
    let x = left
    while (x < right) {
      if ((pixels[y * width + x] ?? 255) >= level) {
        x++
        continue
      }
      const start = x
      while (x < right && (pixels[y * width + x] ?? 255) < level) x++
      row.push({ left: start, right: x, root: -1 })
    }
    let first = 0
    for (const run of row) {
      while ((above[first]?.right ?? right + 1) < run.left) first++
      for (let n = first; n < above.length; n++) {
        const other = above[n]
        if (!other || other.left > run.right) break
        const root = rootOf(other.root)
        if (run.root === -1) run.root = root
        else parent[root] = rootOf(run.root)
      }
      if (run.root === -1) {
        run.root = parent.length
        parent.push(run.root)
        found.push({ left: run.left, top: y, right: run.right, bottom: y + 1 })
      }
      const piece = found[run.root]
      if (!piece) continue
      piece.left = Math.min(piece.left, run.left)
      piece.right = Math.max(piece.right, run.right)
      piece.bottom = y + 1
    }
    above = row
  }
  return merged(found, rootOf)
}

function merged(found: readonly Ink[], rootOf: (piece: number) => number): Ink[] {
  const whole = new Map<number, Ink>()
  for (const [piece, part] of found.entries()) {
    const root = rootOf(piece)
    const known = whole.get(root)
    whole.set(root, known ? around(known, part) : part)
  }
  return [...whole.values()].sort((a, b) => a.left - b.left)
}

/** The box around both. */
export const around = (one: Ink, other: Ink): Ink => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
})

/** Between the darkest points (this share of all) and white paper, ink is what is nearer to the former. */
const DARKEST = 0.004
const EVERY = 3

/** How dark a point of ink is at least: letters of a blurred page are grey. */
export function inkLevel({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += EVERY) {
    const value = pixels[at] ?? 255
    counts[value] = (counts[value] ?? 0) + 1
  }
  let darker = 0
  let value = 0
  while (value < 255 && darker < (DARKEST * pixels.length) / EVERY) darker += counts[value++] ?? 0
  return (value + 255) / 2
}
