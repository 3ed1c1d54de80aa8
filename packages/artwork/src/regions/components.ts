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
  const found: (Component & { runs: Run[] })[] = []
  const numbers = new Int32Array(runs.length).fill(-1)
  /** Of each component the cell that lies farthest from ink, and how far, as `depths` counts. */
  const deepest: number[] = []
  const farthest: number[] = []
  for (const [index, run] of runs.entries()) {
    const [row, from, to] = run
    const root = roots[index] ?? 0
    let number = numbers[root] ?? -1
    if (number < 0) {
      number = found.length
      numbers[root] = number
      found.push({ runs: [], size: 0, owner: 0, x: from, y: row, depth: 0 })
      deepest.push(-1)
      farthest.push(0)
    }
    const component = found[number]
    if (!component) continue
    component.runs.push(run)
    component.size += to - from
    if (row % 2 === 1) continue
    const line = (row >> 1) * half
    let best = farthest[number] ?? 0
    let at = deepest[number] ?? -1
    for (let cell = line + ((from + 1) >> 1), end = line + ((to + 1) >> 1); cell < end; cell++) {
      const depth = far[cell] ?? 0
      if (depth <= best) continue
      best = depth
      at = cell
    }
    farthest[number] = best
    deepest[number] = at
  }
  for (const [number, component] of found.entries()) {
    const cell = deepest[number] ?? -1
    if (cell >= 0) {
      component.depth = ((farthest[number] ?? 0) * 2) / 3
      component.x = (cell % half) * 2
      component.y = Math.floor(cell / half) * 2
    }
    component.owner = canvas[component.y * COLUMNS + component.x] ?? 0
  }
  return found
}
