import { type Canvas, COLUMNS, ROWS, SOFT } from './canvas.ts'
import type { Component, Run } from './components.ts'
import { isFillable } from './regions.ts'

const REACH = 3
const STEPS = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)

/** All steps to pixels whose squared distance is at most `limit`. */
const within = (limit: number): readonly (readonly [dx: number, dy: number])[] =>
  STEPS.flatMap(dy => STEPS.filter(dx => dx * dx + dy * dy <= limit).map(dx => [dx, dy] as const))

/**
 * A soft pixel belongs to the area it touches (two pixels away at most). In a passage between two areas one of its
 * pixels touches the first and has the second within three: less than the thinnest line with its edges is wide.
 */
const NEAR = within(4)
const AROUND = within(10)

/**
 * What must be inked over so that no white speck stays and every area is closed: areas too small to fill, slits along
 * lines that belong to no area, and passages so narrow that smoothing alone would part two areas.
 */
export function specksOf(canvas: Canvas, components: readonly Component[]): Run[] {
  const labels = new Uint16Array(canvas.length)
  const specks: Run[] = []
  for (const [index, component] of components.entries()) {
    if (!isFillable(component)) specks.push(...component.runs)
    else for (const [row, from, to] of component.runs) labels.fill(index + 1, row * COLUMNS + from, row * COLUMNS + to)
  }
  for (let row = 0; row < ROWS; row++) addSlits(canvas, labels, row, specks)
  return specks
}

function addSlits(canvas: Canvas, labels: Uint16Array, row: number, specks: Run[]): void {
  const start = row * COLUMNS
  const [end, soft] = [COLUMNS, SOFT]
  let column = 0
  while (column < end) {
    const from = column
    while (column < end && canvas[start + column] === soft && !besideOne(labels, row, column)) column++
    if (column > from) specks.push([row, from, column])
    else column++
  }
}

const offsets = (steps: typeof NEAR) => steps.map(([dx, dy]) => dy * COLUMNS + dx)
const NEAR_OFFSETS = offsets(NEAR)
const AROUND_OFFSETS = offsets(AROUND)

/** Whether a pixel touches an area and has no other around. */
function besideOne(labels: Uint16Array, row: number, column: number): boolean {
  if (row < REACH || column < REACH || row >= ROWS - REACH || column >= COLUMNS - REACH)
    return besideOneAtEdge(labels, row, column)
  const pixel = row * COLUMNS + column
  let own = 0
  for (let index = 0; index < NEAR_OFFSETS.length && own === 0; index++)
    own = labels[pixel + (NEAR_OFFSETS[index] ?? 0)] ?? 0
  if (own === 0) return false
  for (let index = 0; index < AROUND_OFFSETS.length; index++) {
    const label = labels[pixel + (AROUND_OFFSETS[index] ?? 0)] ?? 0
    if (label !== 0 && label !== own) return false
  }
  return true
}

function besideOneAtEdge(labels: Uint16Array, row: number, column: number): boolean {
  const seen = (steps: typeof NEAR) => {
    const inside = steps.filter(
      ([dx, dy]) => column + dx >= 0 && column + dx < COLUMNS && row + dy >= 0 && row + dy < ROWS,
    )
    return new Set(
      inside.map(([dx, dy]) => labels[(row + dy) * COLUMNS + column + dx] ?? 0).filter(label => label !== 0),
    )
  }
  return seen(NEAR).size > 0 && seen(AROUND).size === 1
}
