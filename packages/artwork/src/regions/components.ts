import { type Canvas, COLUMNS, ROWS } from './canvas.ts'
import { depths } from './depth.ts'

/** One connected white area of the picture. */
export type Component = {
  /** Its rows of touching pixels: row, first column, column after the last. */
  runs: readonly Run[]
  /** Pixels in it. */
  size: number
  /** The number of the shape it shows. */
  owner: number
  /** The place farthest from any ink, in pixels, and how far that is. */
  x: number
  y: number
  depth: number
}

export type Run = readonly [row: number, from: number, to: number]

/** Finds what a flood fill reaches from each pixel: all that touches by an edge or a corner without crossing ink. */
export function findComponents(canvas: Canvas): Component[] {
  const runs: Run[] = []
  const parents: number[] = []
  const root = (run: number): number => {
    let top = run
    while (parents[top] !== top) {
      parents[top] = parents[parents[top] ?? 0] ?? 0
      top = parents[top] ?? 0
    }
    return top
  }
  let above = 0
  for (let row = 0; row < ROWS; row++) {
    const first = runs.length
    readRow(canvas, row, runs)
    let candidate = above
    for (let run = first; run < runs.length; run++) {
      parents.push(run)
      const [, from, to] = runs[run] ?? [0, 0, 0]
      while (candidate < first && (runs[candidate]?.[2] ?? 0) < from) candidate++
      for (let other = candidate; other < first && (runs[other]?.[1] ?? 0) <= to; other++)
        parents[root(run)] = root(other)
    }
    above = first
  }
  return gather(
    canvas,
    runs,
    runs.map((_, run) => root(run)),
  )
}

function readRow(canvas: Canvas, row: number, runs: Run[]): void {
  const wide = COLUMNS
  const start = row * wide
  let column = 0
  while (column < wide) {
    while (column < wide && (canvas[start + column] ?? 0) < 0) column++
    const from = column
    while (column < wide && (canvas[start + column] ?? 0) >= 0) column++
    if (column > from) runs.push([row, from, column])
  }
}

function gather(canvas: Canvas, runs: readonly Run[], roots: readonly number[]): Component[] {
  const far = depths(canvas)
  const half = COLUMNS >> 1
  const found = new Map<number, Component & { runs: Run[] }>()
  for (const [index, run] of runs.entries()) {
    const [row, from, to] = run
    const key = roots[index] ?? 0
    let component = found.get(key)
    if (!component) {
      component = { runs: [], size: 0, owner: 0, x: from, y: row, depth: 0 }
      found.set(key, component)
    }
    component.runs.push(run)
    component.size += to - from
    if (row % 2 === 1) continue
    for (let column = from + (from % 2); column < to; column += 2) {
      const depth = far[(row >> 1) * half + (column >> 1)] ?? 0
      if (depth * 2 > component.depth * 3) Object.assign(component, { depth: (depth * 2) / 3, x: column, y: row })
    }
  }
  for (const component of found.values()) component.owner = canvas[component.y * COLUMNS + component.x] ?? 0
  return [...found.values()]
}
